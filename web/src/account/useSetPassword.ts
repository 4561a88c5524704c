import { account } from '@guildhall/contract/account/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { type Failure, failureOf } from './FailureNotice.tsx'

/** Sends a reset link to the account's own email. `sentTo` is set on success. */
export function useSetPassword() {
  const [isSending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<Failure>()

  async function sendLink() {
    setSending(true)
    setFailure(undefined)
    try {
      const { body } = await call(profile.getOwnProfile, {})
      const email = body.email! // one's own is never withheld
      await call(account.requestPasswordReset, { params: { email } })
      setSentTo(email)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setSending(false)
    }
  }

  return { sendLink, isSending, sentTo, failure }
}
