import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Field } from '../ui/Field.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { passwordTexts } from './passwordMessages.ts'
import { settingsTexts } from './settingsMessages.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { usePasswordChange } from './usePasswordChange.ts'

export function PasswordSettings({ disabled }: { disabled: boolean }) {
  const { form, failure } = usePasswordChange()
  const { errors, input } = form
  return (
    <SettingsSection title={settingsTexts.password} hint={settingsTexts.passwordHint}>
      <Card className="p-4 sm:p-6">
        <form {...form.props}>
          <fieldset disabled={disabled} className="flex max-w-[420px] flex-col gap-5">
            <Field label={settingsTexts.currentPassword} error={errors.old_password} required>
              <PasswordInput autoComplete="current-password" {...input('old_password')} />
            </Field>
            <NewPasswordFields {...form} />
            <FailureNotice failure={failure} />
            <Button
              type="submit"
              variant="primary"
              busy={form.submitting}
              busyText={passwordTexts.savingPassword}
              className="self-start"
            >
              {settingsTexts.changePassword}
            </Button>
          </fieldset>
        </form>
      </Card>
    </SettingsSection>
  )
}
