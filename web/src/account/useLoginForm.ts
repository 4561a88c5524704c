import { account } from '@guildhall/contract/account/endpoints'
import { loginForm } from '@guildhall/contract/account/forms'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { useForm } from '../ui/useForm.ts'
import { type Failure, failureOf } from './FailureNotice.tsx'
import { texts } from './messages.ts'
import type { BeginSession } from './useBeginSession.ts'

type Login = { email: string; password: string }

export function useLoginForm(beginSession: BeginSession) {
  const [failure, setFailure] = useState<Failure>()

  const form = useForm<Login>({
    initial: { email: '', password: '' },
    validate: loginForm,
    async onSubmit(login) {
      setFailure(undefined)
      try {
        const { status, body } = await call(account.logIn, { body: login })
        if (status !== 200) return setFailure({ text: texts.loginFailed })
        await beginSession(body)
      } catch (error) {
        setFailure(failureOf(error, texts.loginFailed))
      }
    },
  })

  function fill(login: Login) {
    form.reset(login)
    setFailure(undefined)
  }

  return { form, failure, fill }
}
