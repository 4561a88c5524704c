import { PASSWORD_MIN } from '@guildhall/contract/sizes'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Field } from '../ui/Field.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { FailureNotice } from './failure.tsx'
import { texts } from './messages.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { usePasswordChange } from './usePasswordChange.ts'

export function PasswordSettings({ disabled }: { disabled: boolean }) {
  const { form, failure } = usePasswordChange()
  const { errors, input } = form
  return (
    <SettingsSection title={texts.settings.password} hint={texts.settings.passwordHint}>
      <Card className="p-4 sm:p-6">
        <form {...form.props}>
          <fieldset disabled={disabled} className="flex max-w-[420px] flex-col gap-5">
            <Field label={texts.settings.currentPassword} error={errors.old_password} required>
              <PasswordInput autoComplete="current-password" {...input('old_password')} />
            </Field>
            <Field
              label={texts.newPassword}
              error={errors.new_password}
              hint={texts.passwordHint(PASSWORD_MIN)}
              required
            >
              <PasswordInput autoComplete="new-password" {...input('new_password')} />
            </Field>
            <Field label={texts.retypeNewPassword} error={errors.re_new_password} required>
              <PasswordInput autoComplete="new-password" {...input('re_new_password')} />
            </Field>
            <FailureNotice failure={failure} />
            <Button
              type="submit"
              look="primary"
              busy={form.submitting}
              busyText={texts.savingPassword}
              className="self-start"
            >
              {texts.settings.changePassword}
            </Button>
          </fieldset>
        </form>
      </Card>
    </SettingsSection>
  )
}
