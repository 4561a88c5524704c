import type { Preferences } from '@guildhall/contract/account/settings'
import { useId, useState } from 'react'
import { Card } from '../ui/Card.tsx'
import { FieldGroup } from '../ui/FieldGroup.tsx'
import { Pending } from '../ui/Pending.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Switch } from '../ui/Switch.tsx'
import { settingsTexts } from './settingsMessages.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { usePreferences, useSavePreferences } from './usePreferences.ts'

const texts = settingsTexts.privacy

/** Who may open a candidate's profile and see its contact data. Each choice is saved at once. */
export function PrivacySettings({ query }: { query: ReturnType<typeof usePreferences> }) {
  const { mutate } = useSavePreferences()
  // A state of its own, because a mutation reports `variables` a tick after the click.
  const [saving, setSaving] = useState<Partial<Preferences>>()
  const stored = query.data?.body
  const shown = stored && { ...stored, ...saving }
  function save(change: Partial<Preferences>) {
    setSaving({ ...saving, ...change })
    mutate(change, { onSettled: () => setSaving(undefined) })
  }
  return (
    <SettingsSection title={texts.title} hint={texts.hint}>
      {shown ? (
        <Card className="space-y-6 px-4 py-5 sm:px-6">
          <Choices
            {...texts.profile}
            value={shown.profile_visibility}
            onChange={(profile_visibility) => save({ profile_visibility })}
          />
          <Switch
            label={texts.searchEngines}
            hint={shown.profile_visibility === 'everybody' ? texts.searchEnginesHint : texts.notIndexed}
            checked={shown.search_engines}
            onChange={(search_engines) => save({ search_engines })}
          />
          <Choices
            {...texts.contact}
            value={shown.contact_visible_to}
            onChange={(contact_visible_to) => save({ contact_visible_to })}
          />
        </Card>
      ) : (
        <Pending query={query}>
          <Skeleton className="h-[520px]" />
        </Pending>
      )}
    </SettingsSection>
  )
}

type ChoicesProps<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: string; hint: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Radio buttons in rows, each with an explanation. */
function Choices<Value extends string>({ legend, options, value, onChange }: ChoicesProps<Value>) {
  const id = useId()
  return (
    <FieldGroup role="radiogroup" legend={legend}>
      {options.map((option) => (
        <label
          key={option.value}
          className="-mx-2 flex min-h-11 cursor-pointer items-start gap-3 rounded-lg px-2 py-2 hover:bg-sunk has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            // The label contains the explanation too, which is no part of the name.
            aria-labelledby={`${id}-${option.value}-label`}
            aria-describedby={`${id}-${option.value}`}
            className="choice mt-0.5 shrink-0 outline-none"
          />
          <span>
            <span id={`${id}-${option.value}-label`} className="font-medium">
              {option.label}
            </span>
            <span id={`${id}-${option.value}`} className="block text-sm text-soft">
              {option.hint}
            </span>
          </span>
        </label>
      ))}
    </FieldGroup>
  )
}
