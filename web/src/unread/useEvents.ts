import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ServerEvent, watchEvents } from '../api/events.ts'
import { totals } from './totals.ts'

/** Applies the events of the server to the totals. Returns whether they arrive. */
export function useEvents(userId: number) {
  const client = useQueryClient()
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    async function apply({ name, data }: ServerEvent) {
      const { total } = Object(data) as { total?: unknown }
      const query = totals.find(({ event }) => event === name)?.query
      if (!query || typeof total !== 'number') return
      // A response that is on its way is older.
      await client.cancelQueries(query)
      client.setQueryData<unknown>(query.queryKey, { status: 200, body: { total } })
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
