import { Card } from '../ui/Card.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Switch } from '../ui/Switch.tsx'
import { texts } from './messages.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { usePreferences, useSavePreferences } from './usePreferences.ts'

type PrivacySettingsProps = { query: ReturnType<typeof usePreferences> }

/** Who may see a candidate's profile. The pages of companies are always open to search engines. */
export function PrivacySettings({ query }: PrivacySettingsProps) {
  const { data, error, refetch } = query
  const { mutate, variables, isPending } = useSavePreferences()
  const stored = data?.body.search_engines
  // While it is being saved, the switch already shows its new state.
  const checked = isPending ? variables.search_engines : stored
  return (
    <SettingsSection title={texts.settings.privacy} hint={texts.settings.privacyHint}>
      {checked !== undefined ? (
        <Card className="lg:self-start px-4 py-3 sm:px-6">
          <Switch
            label={texts.settings.searchEngines}
            hint={texts.settings.searchEnginesHint}
            checked={checked}
            onChange={(search_engines) => !isPending && mutate({ search_engines })}
          />
        </Card>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-28" />
      )}
    </SettingsSection>
  )
}
