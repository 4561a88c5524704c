import { account } from '@guildhall/contract/account'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { call } from '../api/client.ts'
import { to } from '../to.ts'
import { type Failure, failureOf } from './failure.tsx'
import { texts } from './messages.ts'

const REDIRECT_AFTER = 5000

/** Activates the account of the page's address, when asked to: opening a mailed page must not do it. */
export function useActivation() {
  const { uid = '', token = '' } = useParams()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<204 | 403>()
  const [failure, setFailure] = useState<Failure>()

  async function activate() {
    setBusy(true)
    setFailure(undefined)
    try {
      const { status } = await call(account.activate, { params: { uid, token } })
      if (status === 400) setFailure({ text: texts.noAccountToActivate, mayPass: false })
      else setDone(status)
    } catch (thrown) {
      setFailure(failureOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  useEffect(() => {
    if (done !== 204) return
    const timer = setTimeout(() => navigate(to.login), REDIRECT_AFTER)
    return () => clearTimeout(timer)
  }, [done, navigate])

  return { activate, busy, done, failure }
}
