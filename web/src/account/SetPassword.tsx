import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { texts } from './messages.ts'
import { settingsTexts } from './settingsMessages.ts'
import { ResetLinkSent } from './ResetLinkSent.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { useSetPassword } from './useSetPassword.ts'

/** For an account without a password, which was opened by social login: a link to set a password is mailed to its email. */
export function SetPassword() {
  const { sendLink, isSending, sentTo, failure } = useSetPassword()
  return (
    <SettingsSection title={settingsTexts.password} hint={settingsTexts.noPassword}>
      <Card className="flex flex-col gap-5 p-4 sm:p-6 lg:self-start">
        {sentTo ? (
          <ResetLinkSent email={sentTo} />
        ) : (
          <>
            <p>{settingsTexts.setPasswordHint}</p>
            <FailureNotice failure={failure} />
            <Button
              variant="primary"
              busy={isSending}
              busyText={texts.resending}
              onClick={sendLink}
              className="self-start"
            >
              {settingsTexts.setPassword}
            </Button>
          </>
        )}
      </Card>
    </SettingsSection>
  )
}
