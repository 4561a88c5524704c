import { useState } from 'react'
import { Card } from '../ui/Card.tsx'
import { Pending } from '../ui/Pending.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Switch } from '../ui/Switch.tsx'
import { settingsTexts } from './settingsMessages.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { usePreferences, useSavePreferences } from './usePreferences.ts'

/** The switch of the mail digest, which is saved at once. */
export function DigestSettings({ query }: { query: ReturnType<typeof usePreferences> }) {
  const { mutate } = useSavePreferences()
  // What is being saved. It is a state of its own, because a mutation reports `variables` a tick after the click.
  const [saving, setSaving] = useState<boolean>()
  const checked = saving ?? query.data?.body.mail_digest
  function save(next: boolean) {
    if (saving !== undefined) return
    setSaving(next)
    mutate({ mail_digest: next }, { onSettled: () => setSaving(undefined) })
  }
  const { title, hint, label, labelHint } = settingsTexts.digest
  return (
    <SettingsSection title={title} hint={hint}>
      {checked !== undefined ? (
        <Card className="lg:self-start px-4 py-3 sm:px-6">
          <Switch label={label} hint={labelHint} checked={checked} onChange={save} />
        </Card>
      ) : (
        <Pending query={query}>
          <Skeleton className="h-28" />
        </Pending>
      )}
    </SettingsSection>
  )
}
