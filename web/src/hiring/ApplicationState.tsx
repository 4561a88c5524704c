import type { ApplicationStatus } from '@guildhall/contract/hiring/applying'
import { Chip } from '../ui/Chip.tsx'
import { daysUntil } from '../ui/dates.ts'
import { localDay } from '../ui/localDates.ts'

/** How many days ago a timestamp was, by the viewer's calendar. */
export const daysSince = (timestamp: string) =>
  -daysUntil(localDay(new Date(timestamp)), localDay(new Date()))

export function ApplicationStatusChip({ status }: { status: ApplicationStatus }) {
  return <Chip tone={status === 'Accepted' ? 'brand' : 'plain'}>{status}</Chip>
}
