import { account, ALREADY_ACTIVE } from '@guildhall/contract/account/endpoints'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { type Failure, failureOf } from './FailureNotice.tsx'
import { texts } from './messages.ts'

/** Requests another activation link. `sent` is the success message of the last request, `failure` its failure. */
export function useResendActivation() {
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<string>()
  const [failure, setFailure] = useState<Failure>()

  async function resend(email: string) {
    setBusy(true)
    setSent(undefined)
    setFailure(undefined)
    try {
      const { status } = await call(account.resendActivation, { body: { email } })
      if (status === 204) setSent(texts.activationLinkSent(email))
      else setFailure({ text: ALREADY_ACTIVE })
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { resend, busy, sent, failure }
}
