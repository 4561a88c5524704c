import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { settingsTexts as texts } from './settingsMessages.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Leads to the saved searches, each of which has emails of its own. */
export const SavedSearchSettings = () => (
  <SettingsSection title={texts.savedSearches} hint={texts.savedSearchesHint}>
    <div>
      <LinkButton to={to.savedSearches}>{texts.openSavedSearches}</LinkButton>
    </div>
  </SettingsSection>
)
