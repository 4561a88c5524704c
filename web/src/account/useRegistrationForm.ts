import { account, EMAIL_EXISTS, USERNAME_EXISTS, type UserType } from '@guildhall/contract/account/endpoints'
import { registrationForm } from '@guildhall/contract/account/forms'
import { passwordWeaknesses } from '@guildhall/contract/account/passwords'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { type FieldErrors, serverErrors, validate } from '../ui/fieldErrors.ts'
import { site } from '../ui/site.ts'
import { useForm } from '../ui/useForm.ts'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { type Failure, failureOf } from './FailureNotice.tsx'
import { texts } from './messages.ts'
import { keepProof } from './registrationProofs.ts'

type Registration = {
  username: string
  name: string
  email: string
  password: string
  re_password: string
  user_type: UserType
}

const EMPTY = { username: '', name: '', email: '', password: '', re_password: '' }

/** Adds the check for a guessable password to the form's rules, which take precedence. */
function validateRegistration(registration: Registration): FieldErrors {
  const [guessable] = passwordWeaknesses(registration.password, registration, site.name)
  return { ...(guessable && { password: guessable }), ...validate(registrationForm, registration) }
}

type ErrorField = Record<string, string[]>

const SHOWN_UNDER_FIELD = ['email', 'username', 'password', 'non_field_errors']

/** The message above the button, unless the errors under the fields say everything. */
function summaryOf(errorField: ErrorField) {
  const emailExists = errorField.email?.includes(EMAIL_EXISTS)
  const usernameExists = errorField.username?.includes(USERNAME_EXISTS)
  if (emailExists && usernameExists) return texts.emailAndUsernameExist
  if (!SHOWN_UNDER_FIELD.some((field) => errorField[field])) return texts.badRequest
}

export function useRegistrationForm(onRegistered: (email: string) => void) {
  const params = useSearchParams()
  const [failure, setFailure] = useState<Failure>()

  const form = useForm<Registration>({
    initial: { ...EMPTY, user_type: params.get('user_type') === 'company' ? 'company' : 'personal' },
    validate: validateRegistration,
    async onSubmit(registration) {
      setFailure(undefined)
      try {
        const { status, body } = await call(account.register, { body: registration })
        if (status === 201) {
          keepProof(body.proof)
          return onRegistered(body.email)
        }
        const summary = summaryOf(body)
        if (summary) setFailure({ text: summary })
        const { non_field_errors: mismatch, ...errors } = serverErrors(body)
        return mismatch ? { re_password: mismatch, ...errors } : errors
      } catch (error) {
        setFailure(failureOf(error))
      }
    },
  })
  return { form, failure }
}
