import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createContext } from 'react'

/**
 * The data that a page was rendered with, embedded in it for hydration. Less than TanStack Query's own: see
 * docs/decisions/049.
 */
export type DehydratedState = {
  /** The date that deadlines were compared with, YYYY-MM-DD. */
  today: string
  queries: readonly (readonly [key: QueryKey, data: unknown])[]
}

/** The id of the script element that holds it. */
export const STATE_ID = 'dehydrated-state'

export const dehydrate = (client: QueryClient): DehydratedState['queries'] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data]]))

/** `updatedAt`: since when the data counts as known, in milliseconds since 1970. */
export function hydrate(client: QueryClient, { queries }: DehydratedState, updatedAt: number) {
  for (const [key, data] of queries) client.setQueryData(key, data, { updatedAt })
}

/** The state embedded in this document; null in a page that is not hydrated. */
export function readDehydratedState() {
  const script = document.getElementById(STATE_ID)
  return script && (JSON.parse(script.textContent) as DehydratedState)
}

/** The date that the page was rendered with; null where it was not rendered on a server. */
export const RenderedToday = createContext<string | null>(null)
