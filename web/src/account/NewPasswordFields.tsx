import { PASSWORD_MIN } from '@guildhall/contract/sizes'
import { Field } from '../ui/Field.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import type { useForm } from '../ui/useForm.ts'
import { texts } from './messages.ts'

type Form = ReturnType<typeof useForm<{ new_password: string; re_new_password: string }>>

/** The fields for a new password and its repetition. */
export function NewPasswordFields({ errors, input }: Pick<Form, 'errors' | 'input'>) {
  return (
    <>
      <Field
        label={texts.newPassword}
        error={errors.new_password}
        hint={texts.passwordHint(PASSWORD_MIN)}
        required
      >
        <PasswordInput autoComplete="new-password" {...input('new_password')} />
      </Field>
      <Field
        label={texts.retypeNewPassword}
        error={errors.re_new_password ?? errors.non_field_errors}
        required
      >
        <PasswordInput autoComplete="new-password" {...input('re_new_password')} />
      </Field>
    </>
  )
}
