import type { ApplicationStatus } from '@guildhall/contract/hiring/applying'
import { useEffect, useRef } from 'react'
import { Chip } from '../ui/Chip.tsx'
import { daysUntil } from '../ui/dates.ts'
import { localDay } from '../ui/localDates.ts'

/** How many days ago a timestamp was, by the viewer's calendar. */
export const daysSince = (timestamp: string) =>
  -daysUntil(localDay(new Date(timestamp)), localDay(new Date()))

export function ApplicationStatusChip({ status }: { status: ApplicationStatus }) {
  return <Chip tone={status === 'Accepted' ? 'brand' : 'plain'}>{status}</Chip>
}

/** Put the returned ref on what shows a state: it gets the focus when a button that changed the state is gone. */
export function useFocusOnChange(state: string) {
  const shown = useRef<HTMLDivElement>(null)
  const previous = useRef(state)
  useEffect(() => {
    if (previous.current !== state && document.activeElement === document.body) shown.current?.focus()
    previous.current = state
  }, [state])
  return shown
}
