import { useState } from 'react'
import { Card } from '../ui/Card.tsx'
import { Pending } from '../ui/Pending.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Switch } from '../ui/Switch.tsx'
import { settingsTexts } from './settingsMessages.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { usePreferences, useSavePreferences } from './usePreferences.ts'

type PreferenceSettingsProps = {
  preference: 'mail_digest' | 'search_engines'
  query: ReturnType<typeof usePreferences>
}

/** A section with the switch of one preference, which is saved at once. */
export function PreferenceSettings({ preference, query }: PreferenceSettingsProps) {
  const { mutate } = useSavePreferences()
  // What is being saved. It is a state of its own, because a mutation reports `variables` a tick after the click.
  const [saving, setSaving] = useState<boolean>()
  const checked = saving ?? query.data?.body[preference]
  function save(next: boolean) {
    if (saving !== undefined) return
    setSaving(next)
    mutate({ [preference]: next }, { onSettled: () => setSaving(undefined) })
  }
  const { title, hint, label, labelHint } = settingsTexts.preferences[preference]
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
