import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { AccountCard } from './AccountCard.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { FormResult } from './FormResult.tsx'
import { texts } from './messages.ts'
import { useResetRequest } from './useResetRequest.ts'

export function ResetPasswordPage() {
  const { form, sentTo, failure } = useResetRequest()
  return (
    <AccountCard
      title={sentTo ? texts.checkEmail : texts.resetPassword}
      below={<LinkButton to={to.login}>{texts.backToLogin}</LinkButton>}
    >
      {sentTo ? (
        <Sent email={sentTo} />
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

function Sent({ email }: { email: string }) {
  return (
    <FormResult>
      <Notice tone="success">
        <p className="font-semibold break-words">{texts.resetLinkSent(email)}</p>
        <p>{texts.resetLinkHint}</p>
      </Notice>
    </FormResult>
  )
}
