import type { LoginSession } from '@guildhall/contract/account/settings'
import { Monitor, Smartphone } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { dateAndTime } from '../ui/localDates.ts'
import { UnbrokenDates } from '../ui/UnbrokenDates.tsx'
import { timeAgo } from './timeAgo.ts'
import { settingsTexts } from './settingsMessages.ts'
import { useLogOutDevice } from './useLogOutDevice.ts'

// An open page refreshes its token every four minutes, which updates `last_used_at`.
const ACTIVE_MS = 5 * 60_000

const isHandheld = (device: string) => /iPhone|iPad|Android/.test(device)

/** `now` is the time at which the list was loaded, in milliseconds. */
export function DeviceRow({ session, now }: { session: LoginSession; now: number }) {
  const { device, is_current, created_at, last_used_at } = session
  const { mutate, isPending } = useLogOutDevice(session)
  const Icon = isHandheld(device) ? Smartphone : Monitor
  const idleFor = now - Date.parse(last_used_at)
  const isActive = is_current || idleFor < ACTIVE_MS
  return (
    <li className="flex items-start gap-3 py-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-sunk text-soft">
        <Icon size={20} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {device}
          {is_current && <Chip tone="brand">{settingsTexts.thisDevice}</Chip>}
        </p>
        <p className="text-sm text-soft">
          {isActive ? settingsTexts.activeNow : settingsTexts.lastUsed(timeAgo(idleFor))}
        </p>
        <p className="text-sm text-soft">
          <time dateTime={created_at}>
            <UnbrokenDates>{settingsTexts.loggedIn(dateAndTime(new Date(created_at)))}</UnbrokenDates>
          </time>
        </p>
      </div>
      {!is_current && (
        <Button
          busy={isPending}
          busyText={settingsTexts.loggingOut}
          onClick={() => mutate()}
          aria-label={settingsTexts.logOutOf(device)}
        >
          {settingsTexts.logOut}
        </Button>
      )}
    </li>
  )
}
