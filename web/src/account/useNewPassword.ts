import { account, INVALID_LINK } from '@guildhall/contract/account/endpoints'
import { newPasswordForm } from '@guildhall/contract/account/forms'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../api/client.ts'
import { clearEndedSession } from '../api/login.ts'
import { to } from '../to.ts'
import { serverErrors } from '../ui/fieldErrors.ts'
import { useForm } from '../ui/useForm.ts'
import { type Failure, failureOf } from './FailureNotice.tsx'
import { useRedirectToLogin } from './useRedirectToLogin.ts'
import type { MailedLink } from './useMailedLink.ts'

const SAVED = 'saved'

/** Saves a new password with the link of a mail. `linkError` says why the link is not valid. */
export function useNewPassword(link: MailedLink | null) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [linkError, setLinkError] = useState<string>()
  const [failure, setFailure] = useState<Failure>()

  const form = useForm({
    initial: { new_password: '', re_new_password: '' },
    validate: newPasswordForm,
    async onSubmit(passwords) {
      setFailure(undefined)
      try {
        const { status, body } = await call(account.confirmPasswordReset, {
          body: { ...link!, ...passwords },
        })
        if (status === 400) {
          setLinkError(body.token?.[0])
          const { new_password, re_new_password, non_field_errors } = serverErrors(body)
          return { new_password, re_new_password: re_new_password ?? non_field_errors }
        }
        // In the history state, because the page remounts if this browser's own session ends.
        navigate(to.newPassword, { replace: true, state: SAVED })
        await clearEndedSession()
      } catch (error) {
        setFailure(failureOf(error))
      }
    },
  })

  const isSaved = state === SAVED
  useRedirectToLogin(isSaved)
  return { form, isSaved, linkError: link ? linkError : INVALID_LINK, failure }
}
