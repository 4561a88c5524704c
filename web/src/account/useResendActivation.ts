import { account, ALREADY_ACTIVE } from '@guildhall/contract/account/endpoints'
import { useMutation } from '@tanstack/react-query'
import { ApiError, call } from '../api/client.ts'
import { failureOf } from './FailureNotice.tsx'
import { texts } from './messages.ts'

/** Requests another activation link. `sent` is the success message of the last request, `failure` its failure. */
export function useResendActivation() {
  const { mutateAsync, isPending, data, error } = useMutation({
    mutationFn: async (email: string) => {
      const { status } = await call(account.resendActivation, { params: { email } })
      if (status !== 204) throw new ApiError({ status, body: { error: ALREADY_ACTIVE } })
      return texts.activationLinkSent(email)
    },
  })
  return {
    resend: (email: string) => mutateAsync(email).then(noErrors, noErrors),
    busy: isPending,
    sent: data,
    failure: error && failureOf(error),
  }
}

/** For a form: none of its fields is wrong. */
const noErrors = () => undefined
