import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AccountCard } from './AccountCard.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { FormResult } from './FormResult.tsx'
import { texts } from './messages.ts'
import { passwordTexts } from './passwordMessages.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { useNewPassword } from './useNewPassword.ts'

export function NewPasswordPage() {
  const { form, isSaved, linkError, failure } = useNewPassword()
  if (isSaved) return <Saved />
  return (
    <AccountCard title={texts.choosePassword}>
      <form {...form.props} className="flex flex-col gap-5">
        <NewPasswordFields {...form} />
        <FailureNotice failure={failure} />
        {linkError && <LinkError text={linkError} />}
        <Button
          type="submit"
          variant="primary"
          busy={form.submitting}
          busyText={passwordTexts.savingPassword}
        >
          {passwordTexts.savePassword}
        </Button>
      </form>
    </AccountCard>
  )
}

function LinkError({ text }: { text: string }) {
  return (
    <Notice tone="error">
      <p>{text}</p>
      <LinkButton to={to.resetPassword}>{texts.requestNewLink}</LinkButton>
    </Notice>
  )
}

function Saved() {
  return (
    <AccountCard title={texts.choosePassword}>
      <FormResult>
        <Notice tone="success">{texts.passwordSaved}</Notice>
        <LinkButton to={to.login} variant="primary" replace>
          {texts.goToLogin}
        </LinkButton>
      </FormResult>
    </AccountCard>
  )
}
