import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Session } from '../api/session.ts'
import { type Total, totals } from './totals.ts'
import { useEvents } from './useEvents.ts'

const POLL_MS = 15_000
const POLL_AFTER_FAILURE_MS = 60_000

/**
 * Keeps the numbers of unread messages and notifications up to date, and what the page shows of them, and announces new
 * ones to screen readers.
 */
export function LiveTotals({ session: { userId } }: { session: Session }) {
  const isLive = useEvents(userId)
  return totals.map((total) => <LiveTotal key={total.event} total={total} isPolling={!isLive} />)
}

function LiveTotal({ total: { query, reload, arrived }, isPolling }: { total: Total; isPolling: boolean }) {
  const client = useQueryClient()
  const { current, previous } = useLastTwo(usePolledTotal(query, isPolling))
  const isChange = current !== undefined && previous !== undefined
  const hasGrown = isChange && current > previous
  useEffect(() => {
    if (isChange) reload(client, { hasGrown })
  }, [client, reload, isChange, hasGrown, current])
  return (
    <p role="status" className="sr-only">
      {hasGrown && arrived(current)}
    </p>
  )
}

function usePolledTotal(query: Total['query'], isPolling: boolean) {
  // All browsers lose a server at the same time, and should not return at the same time.
  const [jitter] = useState(() => 0.75 + Math.random() / 2)
  const { data } = useQuery({
    ...query,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      isPolling && jitter * (state.status === 'error' ? POLL_AFTER_FAILURE_MS : POLL_MS),
  })
  return data?.body.total
}

/** A value, and the last one that was different. */
function useLastTwo(value: number | undefined) {
  const [lastTwo, setLastTwo] = useState({ current: value, previous: undefined as number | undefined })
  if (value !== lastTwo.current) setLastTwo({ current: value, previous: lastTwo.current })
  return lastTwo
}
