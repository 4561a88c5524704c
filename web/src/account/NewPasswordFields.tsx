import { PASSWORD_MIN } from '@guildhall/contract/sizes'
import { Field } from '../ui/Field.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import type { useForm } from '../ui/useForm.ts'
import { passwordTexts } from './passwordMessages.ts'

type Form = ReturnType<typeof useForm<{ new_password: string; re_new_password: string }>>

/** The fields for a new password and its repetition. */
export function NewPasswordFields({ errors, input }: Pick<Form, 'errors' | 'input'>) {
  return (
    <>
      <Field
        label={passwordTexts.newPassword}
        error={errors.new_password}
        hint={passwordTexts.passwordHint(PASSWORD_MIN)}
        required
      >
        <PasswordInput autoComplete="new-password" {...input('new_password')} />
      </Field>
      <Field
        label={passwordTexts.retypeNewPassword}
        error={errors.re_new_password ?? errors.non_field_errors}
        required
      >
        <PasswordInput autoComplete="new-password" {...input('re_new_password')} />
      </Field>
    </>
  )
}
