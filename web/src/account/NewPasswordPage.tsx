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
import { type MailedLink, useMailedLink } from './useMailedLink.ts'
import { useNewPassword } from './useNewPassword.ts'
import { AT_EMAIL } from './useRedirectToLogin.ts'

export function NewPasswordPage() {
  const link = useMailedLink(to.newPassword)
  // Another link opened in this tab starts anew; once the password is saved, there is none.
  return <NewPassword key={link?.token} link={link} />
}

function NewPassword({ link }: { link: MailedLink | null }) {
  const { form, isSaved, linkError, failure } = useNewPassword(link)
  if (isSaved) return <Saved />
  if (linkError) return <InvalidLink text={linkError} />
  return (
    <AccountCard title={texts.choosePassword}>
      <form {...form.props} className="flex flex-col gap-5">
        <NewPasswordFields {...form} />
        <FailureNotice failure={failure} />
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

/** Replaces the form, which would fail again: only a new link can help. */
function InvalidLink({ text }: { text: string }) {
  return (
    <AccountCard title={texts.choosePassword}>
      <FormResult>
        <Notice tone="error">{text}</Notice>
        <LinkButton to={to.resetPassword} variant="primary">
          {texts.requestNewLink}
        </LinkButton>
      </FormResult>
    </AccountCard>
  )
}

function Saved() {
  return (
    <AccountCard title={texts.choosePassword}>
      <FormResult>
        <Notice tone="success">{texts.passwordSaved}</Notice>
        <LinkButton to={to.login} state={AT_EMAIL} variant="primary" replace>
          {texts.goToLogin}
        </LinkButton>
      </FormResult>
    </AccountCard>
  )
}
