import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Link } from '../ui/Link.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { FailureNotice } from './failure.tsx'
import { texts } from './messages.ts'
import type { useLoginForm } from './useLoginForm.ts'

export function LoginForm({ form, failure }: Pick<ReturnType<typeof useLoginForm>, 'form' | 'failure'>) {
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <Field label={texts.email} error={form.errors.email} required>
        <TextInput type="email" autoComplete="username" {...form.input('email')} />
      </Field>
      <div>
        <Field label={texts.password} error={form.errors.password} required>
          <PasswordInput autoComplete="current-password" {...form.input('password')} />
        </Field>
        <Link to={to.resetPassword} className="link mt-1 inline-flex min-h-11 items-center">
          {texts.forgotPassword}
        </Link>
      </div>
      <FailureNotice failure={failure} />
      <Button type="submit" look="primary" busy={form.submitting} busyText={texts.loggingIn}>
        {texts.login}
      </Button>
    </form>
  )
}
