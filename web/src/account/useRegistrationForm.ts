import { account, registrationForm, type UserType } from '@guildhall/contract/account'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../api/client.ts'
import { useForm } from '../ui/useForm.ts'
import { type Failure, failureOf } from './failure.tsx'
import { problemsIn, summaryOf } from './registrationProblems.ts'

type Registration = {
  username: string
  name: string
  email: string
  password: string
  re_password: string
  user_type: UserType
}

const EMPTY = { username: '', name: '', email: '', password: '', re_password: '' }

export function useRegistrationForm(onRegistered: (email: string) => void) {
  const [params] = useSearchParams()
  const [failure, setFailure] = useState<Failure>()

  const form = useForm<Registration>({
    initial: { ...EMPTY, user_type: params.get('user_type') === 'company' ? 'company' : 'personal' },
    validate: registrationForm,
    async onSubmit(registration) {
      setFailure(undefined)
      try {
        const { status, body } = await call(account.register, { body: registration })
        if (status === 201) return onRegistered(body.email)
        const summary = summaryOf(body)
        if (summary) setFailure({ text: summary, mayPass: false })
        return problemsIn(body)
      } catch (thrown) {
        setFailure(failureOf(thrown))
      }
    },
  })
  return { form, failure }
}
