import { account, type UserType } from '@guildhall/contract/account/endpoints'
import { registrationForm } from '@guildhall/contract/account/forms'
import { passwordWeaknesses } from '@guildhall/contract/account/passwords'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { site } from '../ui/site.ts'
import { problemsOf, type Problems } from '../ui/problems.ts'
import { useForm } from '../ui/useForm.ts'
import { useSearchParams } from '../ui/useSearchParams.ts'
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

/** All that can be told without the server. The form's own rules come first. */
function judge(registration: Registration): Problems {
  const [guessable] = passwordWeaknesses(registration.password, registration, site.name)
  return { ...(guessable && { password: guessable }), ...problemsOf(registrationForm, registration) }
}

export function useRegistrationForm(onRegistered: (email: string) => void) {
  const params = useSearchParams()
  const [failure, setFailure] = useState<Failure>()

  const form = useForm<Registration>({
    initial: { ...EMPTY, user_type: params.get('user_type') === 'company' ? 'company' : 'personal' },
    validate: judge,
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
