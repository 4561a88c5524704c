import { account } from '@guildhall/contract/account/endpoints'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { type Failure, failureOf } from './failure.tsx'
import { useLeadToLogin } from './useLeadToLogin.ts'
import { useMailedLink } from './useMailedLink.ts'

/** Activates the account of the page's address, when asked to: opening a mailed page must not do it. */
export function useActivation() {
  const { uid, token } = useMailedLink()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<204 | 403>()
  const [isDead, setDead] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  async function activate() {
    setBusy(true)
    setFailure(undefined)
    try {
      const { status } = await call(account.activate, { params: { uid, token } })
      if (status === 400) setDead(true)
      else setDone(status)
    } catch (thrown) {
      setFailure(failureOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  useLeadToLogin(done === 204)

  return { activate, busy, done, isDead, failure }
}
