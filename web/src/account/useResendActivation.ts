import { account, ALREADY_ACTIVE } from '@guildhall/contract/account/endpoints'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { type Failure, failureOf } from './failure.tsx'
import { texts } from './messages.ts'

/** Asks for another activation link; `sent` or `failure` says what came of the last request. */
export function useResendActivation() {
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<string>()
  const [failure, setFailure] = useState<Failure>()

  async function resend(email: string) {
    setBusy(true)
    setSent(undefined)
    setFailure(undefined)
    try {
      const { status } = await call(account.resendActivation, { params: { email } })
      if (status === 204) setSent(texts.activationLinkSent(email))
      else setFailure({ text: ALREADY_ACTIVE, mayPass: false })
    } catch (thrown) {
      setFailure(failureOf(thrown))
    } finally {
      setBusy(false)
    }
  }
  return { resend, busy, sent, failure }
}
