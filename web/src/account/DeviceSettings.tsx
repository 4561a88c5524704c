import { settings } from '@guildhall/contract/account/settings'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { query } from '../api/client.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Pending } from '../ui/Pending.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts'
import { DeviceRow } from './DeviceRow.tsx'
import { settingsTexts } from './settingsMessages.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { useLogOutDevice } from './useLogOutDevice.ts'

export const useSessions = () => useQuery(query(settings.getSessions, {}))

type DeviceSettingsProps = { isDemo: boolean; query: ReturnType<typeof useSessions> }

/** The devices on which the account is logged in, with buttons that log them out. */
export function DeviceSettings({ isDemo, query }: DeviceSettingsProps) {
  const { data, dataUpdatedAt } = query
  const sessions = data?.body
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(heading)
  return (
    <SettingsSection title={settingsTexts.devices} hint={settingsTexts.devicesHint} heading={heading}>
      {sessions ? (
        <Card className="px-4 sm:px-6">
          <ul aria-label={settingsTexts.devices} className="divide-y divide-line">
            {sessions.map((session) => (
              <DeviceRow key={session.id} session={session} now={dataUpdatedAt} />
            ))}
          </ul>
          {sessions.length > 1 ? (
            <Footer>
              <LogOutOthers />
            </Footer>
          ) : (
            // The server doesn't list the other sessions of a demo account.
            !isDemo && <Footer>{settingsTexts.onlyThisDevice}</Footer>
          )}
        </Card>
      ) : (
        <Pending query={query}>
          <SkeletonList count={1} className="h-[154px]" />
        </Pending>
      )}
    </SettingsSection>
  )
}

const Footer = ({ children }: { children: ReactNode }) => (
  <div className="border-t border-line py-4 text-soft">{children}</div>
)

function LogOutOthers() {
  const [isConfirming, setConfirming] = useState(false)
  const { mutate, isPending } = useLogOutDevice('others')
  return (
    <>
      <Button busy={isPending} busyText={settingsTexts.loggingOut} onClick={() => setConfirming(true)}>
        {settingsTexts.logOutOthers}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        question={settingsTexts.logOutOthersQuestion}
        action={settingsTexts.logOut}
        onYes={() => {
          setConfirming(false)
          mutate()
        }}
        onNo={() => setConfirming(false)}
      />
    </>
  )
}
