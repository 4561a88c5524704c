import { account } from '@guildhall/contract/account/endpoints'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { type Failure, failureOf } from './FailureNotice.tsx'
import { useRedirectToLogin } from './useRedirectToLogin.ts'
import { useMailedLink } from './useMailedLink.ts'

/** Activates the account in the URL on request only: mail scanners open links, which must not activate anything. */
export function useActivation() {
  const { uid, token } = useMailedLink()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<204 | 403>()
  const [isInvalid, setInvalid] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  async function activate() {
    setBusy(true)
    setFailure(undefined)
    try {
      const { status } = await call(account.activate, { params: { uid, token } })
      if (status === 400) setInvalid(true)
      else setDone(status)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }

  useRedirectToLogin(done === 204)

  return { activate, busy, done, isInvalid, failure }
}
