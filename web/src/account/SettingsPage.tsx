import { useSession } from '../api/session.ts'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { DeviceSettings, useSessions } from './DeviceSettings.tsx'
import { texts } from './messages.ts'
import { PasswordSettings } from './PasswordSettings.tsx'
import { PrivacySettings } from './PrivacySettings.tsx'
import { SetPassword } from './SetPassword.tsx'
import { useIsDemoAccount } from './useIsDemoAccount.ts'
import { usePreferences } from './usePreferences.ts'

export function SettingsPage() {
  const session = useSession()
  const isDemo = useIsDemoAccount()
  const preferences = usePreferences()
  const sessions = useSessions()
  return (
    <div className="mx-auto min-h-dvh w-full max-w-page px-4 py-6 md:px-6 md:py-10">
      <h1 className="mb-6 text-3xl">{texts.settings.title}</h1>
      {/* A skeleton until it is known which sections are shown, so that nothing moves afterwards. */}
      {isDemo === undefined || preferences.isLoading ? (
        <Loading />
      ) : (
        <>
          {isDemo && (
            <div className="mb-6">
              <Notice tone="info">{texts.settings.demo}</Notice>
            </div>
          )}
          <div className="divide-y divide-line">
            {preferences.data?.body.has_password === false ? (
              <SetPassword />
            ) : (
              <PasswordSettings disabled={isDemo} />
            )}
            {session?.userType === 'personal' && <PrivacySettings query={preferences} />}
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
