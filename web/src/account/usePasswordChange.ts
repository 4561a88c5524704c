import { passwordChangeForm } from '@guildhall/contract/account/forms'
import { passwordWeaknesses } from '@guildhall/contract/account/passwords'
import { settings } from '@guildhall/contract/account/settings'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, keyOf } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { serverErrors, validate } from '../ui/fieldErrors.ts'
import { site } from '../ui/site.ts'
import { useAlert } from '../ui/useAlert.ts'
import { useForm } from '../ui/useForm.ts'
import { type Failure, failureOf } from './FailureNotice.tsx'
import { settingsTexts } from './settingsMessages.ts'

const EMPTY = { old_password: '', new_password: '', re_new_password: '' }

export function usePasswordChange() {
  const username = useSession()?.username ?? ''
  const client = useQueryClient()
  const alert = useAlert()
  const [failure, setFailure] = useState<Failure>()

  /** The session lacks the name and the email, which the server checks as well. */
  function validatePasswords(passwords: typeof EMPTY) {
    const [guessable] = passwordWeaknesses(
      passwords.new_password,
      { username, name: '', email: '' },
      site.name,
    )
    return { new_password: guessable, ...validate(passwordChangeForm, passwords) }
  }

  const form = useForm({
    initial: EMPTY,
    validate: validatePasswords,
    async onSubmit(passwords) {
      setFailure(undefined)
      try {
        const { status, body } = await call(settings.changePassword, { body: passwords })
        if (status === 400) return serverErrors(body.errorField)
        form.reset()
        alert.show({ severity: 'success', text: settingsTexts.passwordChanged })
        await client.invalidateQueries({ queryKey: keyOf(settings.getSessions) })
      } catch (error) {
        setFailure(failureOf(error))
      }
    },
  })
  return { form, failure }
}
