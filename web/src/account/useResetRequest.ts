import { account } from '@guildhall/contract/account/endpoints'
import { resetRequestForm } from '@guildhall/contract/account/forms'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { useForm } from '../ui/useForm.ts'
import { type Failure, failureOf } from './failure.tsx'
import { useGivenEmail } from './useGivenEmail.ts'

/** Asks for a reset link; `sentTo` is where it was sent, if there is such an account. */
export function useResetRequest() {
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<Failure>()

  const form = useForm({
    initial: { email: useGivenEmail() },
    validate: resetRequestForm,
    async onSubmit({ email }) {
      setFailure(undefined)
      try {
        await call(account.requestPasswordReset, { params: { email: email.trim() } })
        setSentTo(email.trim())
      } catch (thrown) {
        setFailure(failureOf(thrown))
      }
    },
  })
  return { form, sentTo, failure }
}
