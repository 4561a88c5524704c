import type { ApplicationStatus } from '@guildhall/contract/hiring/applying'
import { Chip } from '../ui/Chip.tsx'
import { monthDayYear } from '../ui/dates.ts'
import { localDay } from '../ui/localDates.ts'

/** The day of a timestamp in the viewer's time zone, MM-dd-yyyy. */
export const dayOf = (timestamp: string) => monthDayYear(localDay(new Date(timestamp)))

export function ApplicationStatusChip({ status }: { status: ApplicationStatus }) {
  return <Chip tone={status === 'Accepted' ? 'brand' : 'plain'}>{status}</Chip>
}
