import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Link } from '../ui/Link.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { texts } from './messages.ts'
import type { useLoginForm } from './useLoginForm.ts'
import type { AT_EMAIL } from './useRedirectToLogin.ts'

const HELP = 'link inline-flex min-h-11 items-center'

/** After any failed login the form offers the same help, because the server does not say why it failed. */
export function LoginForm({ form, failure }: Pick<ReturnType<typeof useLoginForm>, 'form' | 'failure'>) {
  const prefill = { email: form.values.email }
  useFocusOnEmail(form.props.ref)
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <Field label={texts.email} error={form.errors.email} required>
        <TextInput type="email" autoComplete="username" {...form.input('email')} />
      </Field>
      <div>
        <Field label={texts.password} error={form.errors.password} required>
          <PasswordInput autoComplete="current-password" {...form.input('password')} />
        </Field>
        {failure && (
          <div className="mt-5">
            <FailureNotice failure={failure} />
          </div>
        )}
        <div className="mt-1 flex flex-wrap gap-x-6">
          <Link to={to.resetPassword} state={prefill} className={HELP}>
            {texts.forgotPassword}
          </Link>
          {failure && (
            <Link to={to.resendActivation} state={prefill} className={HELP}>
              {texts.resendActivation}
            </Link>
          )}
        </div>
      </div>
      <Button type="submit" variant="primary" busy={form.submitting} busyText={texts.loggingIn}>
        {texts.login}
      </Button>
    </form>
  )
}

/** A page with a mailed link, which has said that it worked, leads to the email. */
function useFocusOnEmail(form: RefObject<HTMLFormElement | null>) {
  const { atEmail } = Object(useLocation().state) as Partial<typeof AT_EMAIL>
  useEffect(() => {
    if (atEmail) form.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [form, atEmail])
}
