import { account } from '@guildhall/contract/account/endpoints'
import { newPasswordForm } from '@guildhall/contract/account/forms'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../api/client.ts'
import { forgetEndedSession } from '../api/login.ts'
import { problemsFrom } from '../ui/problems.ts'
import { useForm } from '../ui/useForm.ts'
import { type Failure, failureOf } from './failure.tsx'
import { useLeadToLogin } from './useLeadToLogin.ts'
import { useMailedLink } from './useMailedLink.ts'

const SAVED = 'saved'

/** Saves a new password by the link of the page's address. `wrongLink` says why the link cannot be used. */
export function useNewPassword() {
  const { uid, token } = useMailedLink()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const [wrongLink, setWrongLink] = useState<string>()
  const [failure, setFailure] = useState<Failure>()

  const form = useForm({
    initial: { new_password: '', re_new_password: '' },
    validate: newPasswordForm,
    async onSubmit(passwords) {
      setFailure(undefined)
      setWrongLink(undefined)
      try {
        const { status, body } = await call(account.confirmPasswordReset, {
          body: { uid, token, ...passwords },
        })
        if (status === 400) {
          setWrongLink(body.token?.[0])
          const { new_password, re_new_password, non_field_errors } = problemsFrom(body)
          return { new_password, re_new_password: re_new_password ?? non_field_errors }
        }
        // Kept with the address: the page begins anew where the session that ends was this browser's.
        navigate(pathname, { replace: true, state: SAVED })
        await forgetEndedSession()
      } catch (thrown) {
        setFailure(failureOf(thrown))
      }
    },
  })

  const isSaved = state === SAVED
  useLeadToLogin(isSaved)
  return { form, isSaved, wrongLink, failure }
}
