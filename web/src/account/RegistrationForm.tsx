import { MAX, PASSWORD_MIN } from '@guildhall/contract/sizes'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { texts } from './messages.ts'
import { passwordTexts } from './passwordMessages.ts'
import { useRegistrationForm } from './useRegistrationForm.ts'

const USER_TYPES = [
  { value: 'personal', label: texts.userTypes.personal },
  { value: 'company', label: texts.userTypes.company },
] as const

export function RegistrationForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { form, failure } = useRegistrationForm(onRegistered)
  const { errors, input } = form
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <Field label={texts.username} error={errors.username} hint={texts.usernameHint} required>
        <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} {...input('username')} />
      </Field>
      <Field label={texts.fullName} error={errors.name} required>
        <TextInput autoComplete="name" limit={MAX.name} {...input('name')} />
      </Field>
      <Field label={texts.email} error={errors.email} required>
        <TextInput type="email" autoComplete="email" {...input('email')} />
      </Field>
      <Field
        label={texts.password}
        error={errors.password}
        hint={passwordTexts.passwordHint(PASSWORD_MIN)}
        required
      >
        <PasswordInput autoComplete="new-password" {...input('password')} />
      </Field>
      <Field label={texts.retypePassword} error={errors.re_password ?? errors.non_field_errors} required>
        <PasswordInput autoComplete="new-password" {...input('re_password')} />
      </Field>
      <RadioGroup
        legend={texts.lookingFor}
        options={USER_TYPES}
        error={errors.user_type}
        {...form.choice('user_type')}
      />
      <FailureNotice failure={failure} />
      <Button type="submit" variant="primary" busy={form.submitting} busyText={texts.registering}>
        {texts.register}
      </Button>
    </form>
  )
}
