import { useSession } from '../api/session.ts'
import { Notice } from '../ui/Notice.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { BlockedPeople } from './BlockedPeople.tsx'
import { DigestSettings } from './DigestSettings.tsx'
import { DeviceSettings, useSessions } from './DeviceSettings.tsx'
import { settingsTexts } from './settingsMessages.ts'
import { PasswordSettings } from './PasswordSettings.tsx'
import { PrivacySettings } from './PrivacySettings.tsx'
import { SavedSearchSettings } from './SavedSearchSettings.tsx'
import { useBlockedPeople } from './useBlockedPeople.ts'
import { useIsDemoAccount } from './useIsDemoAccount.ts'
import { usePreferences } from './usePreferences.ts'

// Few accounts have no password.
const SetPassword = lazyPart(
  () => import('./SetPassword.tsx').then((part) => part.SetPassword),
  () => <Skeleton className="h-60" />,
)

export function SettingsPage() {
  const session = useSession()
  const isDemo = useIsDemoAccount()
  const preferences = usePreferences()
  const sessions = useSessions()
  const blockedPeople = useBlockedPeople()
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 md:px-6 md:py-10">
      <h1 className="mb-6 text-2xl sm:text-3xl">{settingsTexts.title}</h1>
      {/* A skeleton until it is known which sections are shown, so that nothing moves afterwards. */}
      {isDemo === undefined || preferences.isLoading ? (
        <Loading />
      ) : (
        <>
          {isDemo && (
            <div className="mb-6">
              <Notice tone="info">{settingsTexts.demo}</Notice>
            </div>
          )}
          <div className="divide-y divide-line">
            {preferences.data?.body.has_password === false ? (
              <SetPassword />
            ) : (
              <PasswordSettings disabled={isDemo} />
            )}
            <DigestSettings query={preferences} />
            {session?.userType === 'personal' && (
              <>
                <SavedSearchSettings />
                {/* The pages of companies are always public. */}
                <PrivacySettings query={preferences} />
              </>
            )}
            <BlockedPeople query={blockedPeople} />
            <DeviceSettings isDemo={isDemo} query={sessions} />
          </div>
        </>
      )}
    </div>
  )
}

const Loading = () => (
  <div className="space-y-8">
    <Skeleton className="h-[500px] lg:h-[411px]" />
    <Skeleton className="h-60 lg:h-[154px]" />
  </div>
)
