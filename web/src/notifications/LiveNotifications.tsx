import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ServerEvent, watchEvents } from '../api/events.ts'
import type { Session } from '../api/session.ts'
import { jobsChanged } from '../jobs/api.ts'
import { texts } from './messages.ts'
import { notificationPages, unreadTotal } from './queries.ts'

const POLL_MS = 15_000
const POLL_AFTER_FAILURE_MS = 60_000

/**
 * Keeps the number of unread notifications and an open list up to date, and announces new ones to screen readers. They are
 * about jobs, so that the page reloads what it shows of them.
 */
export function LiveNotifications({ session: { userId } }: { session: Session }) {
  const client = useQueryClient()
  const isLive = useEvents(userId)
  const total = usePolledTotal(!isLive)
  const hasGrown = useHasGrown(total)
  useEffect(() => {
    if (hasGrown) jobsChanged(client)
  }, [client, hasGrown, total])
  return (
    <p role="status" className="sr-only">
      {hasGrown && texts.arrived(total ?? 0)}
    </p>
  )
}

/** Applies the events of the server. Returns whether they arrive. */
function useEvents(userId: number) {
  const client = useQueryClient()
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    async function apply({ name, data }: ServerEvent) {
      const { total } = Object(data) as { total?: unknown }
      if (name !== 'notification' || typeof total !== 'number') return
      // A response that is on its way is older.
      await client.cancelQueries(unreadTotal)
      client.setQueryData(unreadTotal.queryKey, { status: 200, body: { total } })
    }
    const watch = () => watchEvents(userId, { onEvent: (event) => void apply(event), onLive: setLive })
    let stop = watch()
    // The browser keeps a page for the way back only if it has no open connection.
    const pause = () => stop()
    const resume = ({ persisted }: PageTransitionEvent) => {
      if (persisted) stop = watch()
    }
    window.addEventListener('pagehide', pause)
    window.addEventListener('pageshow', resume)
    return () => {
      window.removeEventListener('pagehide', pause)
      window.removeEventListener('pageshow', resume)
      stop()
    }
  }, [client, userId])
  return isLive
}

/** The number of unread notifications. Whenever it arrives, an open list is loaded again. */
function usePolledTotal(isPolling: boolean) {
  const client = useQueryClient()
  // All browsers lose a server at the same time, and should not return at the same time.
  const [jitter] = useState(() => 0.75 + Math.random() / 2)
  const { data, dataUpdatedAt } = useQuery({
    ...unreadTotal,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      isPolling && jitter * (state.status === 'error' ? POLL_AFTER_FAILURE_MS : POLL_MS),
  })
  useEffect(() => void client.invalidateQueries(notificationPages), [client, dataUpdatedAt])
  return data?.body.total
}

/** Whether a number is larger than the last one that was known. */
function useHasGrown(value: number | undefined) {
  const [{ known, hasGrown }, setState] = useState({ known: value, hasGrown: false })
  if (value !== known) setState({ known: value, hasGrown: known !== undefined && value! > known })
  return hasGrown
}
