import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { AccountCard } from './AccountCard.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { texts } from './messages.ts'
import { ResetLinkSent } from './ResetLinkSent.tsx'
import { useResetRequest } from './useResetRequest.ts'

export function ResetPasswordPage() {
  const { form, sentTo, failure } = useResetRequest()
  return (
    <AccountCard
      title={sentTo ? texts.checkEmail : texts.resetPassword}
      below={<LinkButton to={to.login}>{texts.backToLogin}</LinkButton>}
    >
      {sentTo ? (
        <ResetLinkSent email={sentTo} />
      ) : (
        <form {...form.props} className="flex flex-col gap-5">
          <p className="text-soft">{texts.resetHint}</p>
          <Field label={texts.email} error={form.errors.email} required>
            <TextInput type="email" autoComplete="email" {...form.input('email')} />
          </Field>
          <FailureNotice failure={failure} />
          <Button type="submit" variant="primary" busy={form.submitting} busyText={texts.resending}>
            {texts.sendResetLink}
          </Button>
        </form>
      )}
    </AccountCard>
  )
}
