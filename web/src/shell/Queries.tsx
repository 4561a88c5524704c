import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { type DehydratedState, hydrate } from './dehydratedState.ts'

const RETRIES = 2

// Offline, a call fails with a message; by default the library would pause it without one.
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        // Repeating a refused call does not help.
        retry: (failures, error) => failures < RETRIES && error instanceof ApiError && error.isTemporary,
      },
      mutations: { networkMode: 'always' },
    },
  })

/** Starts with what the server rendered for a visitor. For an account it is stale at once: its own data may say more. */
function cacheOf(userId: number | undefined, state: DehydratedState | null) {
  const client = makeQueryClient()
  if (state) hydrate(client, state, userId === undefined ? performance.timeOrigin : 0)
  return { userId, client }
}

type QueriesProps = { state?: DehydratedState | null; children: ReactNode }

/** The query cache: one for each account. Mounted components keep their first one; the shell remounts the page. */
export function Queries({ state = null, children }: QueriesProps) {
  const userId = useAccount()?.userId
  const [cache, setCache] = useState(() => cacheOf(userId, state))
  if (cache.userId !== userId) setCache(cacheOf(userId, state))
  return <QueryClientProvider client={cache.client}>{children}</QueryClientProvider>
}
