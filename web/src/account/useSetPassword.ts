import { account } from '@guildhall/contract/account/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { useMutation } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { failureOf } from './FailureNotice.tsx'

/** Sends a reset link to the account's own email. `sentTo` is set on success. */
export function useSetPassword() {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      const { body } = await call(profile.getOwnProfile, {})
      const email = body.email! // one's own is never withheld
      await call(account.requestPasswordReset, { body: { email } })
      return email
    },
  })
  return { sendLink: () => mutate(), isSending: isPending, sentTo: data, failure: error && failureOf(error) }
}
