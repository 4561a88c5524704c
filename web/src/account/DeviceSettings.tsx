import { settings } from '@guildhall/contract/account/settings'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { query } from '../api/client.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { DeviceRow } from './DeviceRow.tsx'
import { texts } from './messages.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { useLogOutDevice } from './useLogOutDevice.ts'

export const useSessions = () => useQuery(query(settings.getSessions, {}))

type DeviceSettingsProps = { isDemo: boolean; query: ReturnType<typeof useSessions> }

/** Where the account is logged in, and the way to end what does not belong there. */
export function DeviceSettings({ isDemo, query }: DeviceSettingsProps) {
  const { data, error, refetch, dataUpdatedAt } = query
  const sessions = data?.body
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnRemoval(heading, sessions?.length)
  return (
    <SettingsSection title={texts.settings.devices} hint={texts.settings.devicesHint} heading={heading}>
      {sessions ? (
        <Card className="px-4 sm:px-6">
          <ul aria-label={texts.settings.devices} className="divide-y divide-line">
            {sessions.map((session) => (
              <DeviceRow key={session.id} session={session} now={dataUpdatedAt} />
            ))}
          </ul>
          {sessions.length > 1 ? (
            <Footer>
              <LogOutOthers />
            </Footer>
          ) : (
            // The demo account's other sessions are not listed.
            !isDemo && <Footer>{texts.settings.onlyThisDevice}</Footer>
          )}
        </Card>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={1} className="h-[154px]" />
      )}
    </SettingsSection>
  )
}

const Footer = ({ children }: { children: ReactNode }) => (
  <div className="border-t border-line py-4 text-soft">{children}</div>
)

function LogOutOthers() {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useLogOutDevice('others')
  return (
    <>
      <Button busy={isPending} busyText={texts.settings.loggingOut} onClick={() => setAsking(true)}>
        {texts.settings.logOutOthers}
      </Button>
      <ConfirmDialog
        open={asking}
        question={texts.settings.logOutOthersQuestion}
        onYes={() => {
          setAsking(false)
          mutate()
        }}
        onNo={() => setAsking(false)}
      />
    </>
  )
}

/** A button that ends a session goes away with it: then the focus goes to the heading. */
function useFocusOnRemoval(heading: { current: HTMLElement | null }, count = 0) {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = count
  }, [count, heading])
}
