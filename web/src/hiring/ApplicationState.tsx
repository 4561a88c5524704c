import type { ApplicationStatus } from '@guildhall/contract/hiring/endpoints'
import { Chip } from '../ui/Chip.tsx'
import { localDay, monthDayYear } from '../ui/dates.ts'
import { texts } from './messages.ts'

/** The day of a timestamp in the viewer's time zone, MM-dd-yyyy. */
export const dayOf = (timestamp: string) => monthDayYear(localDay(new Date(timestamp)))

export function ApplicationStatusChip({ status }: { status: ApplicationStatus }) {
  return <Chip tone={status === 'Accepted' ? 'brand' : 'plain'}>{status}</Chip>
}

type ApplicationStateProps = {
  status: ApplicationStatus
  history: readonly { status: ApplicationStatus; at: string }[]
}

/** The status and dates of an application, at the bottom of its job's card. */
export function ApplicationState({ status, history }: ApplicationStateProps) {
  const applied = history.find((event) => event.status === 'Applied')
  const latest = history.findLast((event) => event.status === status)
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-2.5">
      <span className="flex items-center gap-2">
        <span className="sr-only">{texts.applied.status}</span>
        <ApplicationStatusChip status={status} />
        {latest && status !== 'Applied' && (
          <span className="text-sm text-soft tabular-nums">{dayOf(latest.at)}</span>
        )}
      </span>
      {applied && (
        <span className="text-sm text-soft tabular-nums">{texts.applied.on(dayOf(applied.at))}</span>
      )}
    </div>
  )
}
