import { account } from '@guildhall/contract/account/endpoints'
import { resetRequestForm } from '@guildhall/contract/account/forms'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { useForm } from '../ui/useForm.ts'
import { type Failure, failureOf } from './FailureNotice.tsx'
import { usePrefilledEmail } from './usePrefilledEmail.ts'

/** Requests a reset link. `sentTo` is set on success, whether or not an account has that email. */
export function useResetRequest() {
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<Failure>()

  const form = useForm({
    initial: { email: usePrefilledEmail() },
    validate: resetRequestForm,
    async onSubmit({ email }) {
      setFailure(undefined)
      try {
        await call(account.requestPasswordReset, { body: { email: email.trim() } })
        setSentTo(email.trim())
      } catch (error) {
        setFailure(failureOf(error))
      }
    },
  })
  return { form, sentTo, failure }
}
