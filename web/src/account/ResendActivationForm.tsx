import { activationEmailForm } from '@guildhall/contract/account/forms'
import { Button, type ButtonVariant } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { useForm } from '../ui/useForm.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { texts } from './messages.ts'
import { usePrefilledEmail } from './usePrefilledEmail.ts'
import { useResendActivation } from './useResendActivation.ts'

export function ResendActivationForm({ variant }: { variant?: ButtonVariant }) {
  const { resend, busy, ...result } = useResendActivation()
  const form = useForm({
    initial: { email: usePrefilledEmail() },
    validate: activationEmailForm,
    onSubmit: ({ email }) => resend(email.trim()),
  })
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <Field label={texts.email} error={form.errors.email} required>
        <TextInput type="email" autoComplete="email" {...form.input('email')} />
      </Field>
      <ResendResult {...result} />
      <Button type="submit" variant={variant} busy={busy} busyText={texts.resending}>
        {texts.resendActivation}
      </Button>
    </form>
  )
}

type ResendResultProps = Pick<ReturnType<typeof useResendActivation>, 'sent' | 'failure'>

/** The result of the last request for an activation link. */
export function ResendResult({ sent, failure }: ResendResultProps) {
  return sent ? <Notice tone="success">{sent}</Notice> : <FailureNotice failure={failure} />
}
