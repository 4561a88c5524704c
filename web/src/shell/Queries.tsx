import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { type Seed, sow } from './seed.ts'

const RETRIES = 2

// Offline a call fails with its sentence, where the library would have it wait in silence.
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        // A refusal stays one however often it is asked for.
        retry: (failures, error) => failures < RETRIES && error instanceof ApiError && error.isTemporary,
      },
      mutations: { networkMode: 'always' },
    },
  })

/** What a visitor may see is a beginning for everybody; an account asks again at once, for there may be more. */
function cacheOf(userId: number | undefined, seed: Seed | null) {
  const client = makeQueryClient()
  if (seed) sow(client, userId === undefined ? seed : { ...seed, now: 0 })
  return { userId, client }
}

type QueriesProps = { seed?: Seed | null; children: ReactNode }

/** The server's data, a cache for each account. What is mounted keeps its first one: the shell renews the page. */
export function Queries({ seed = null, children }: QueriesProps) {
  const userId = useAccount()?.userId
  const [cache, setCache] = useState(() => cacheOf(userId, seed))
  if (cache.userId !== userId) setCache(cacheOf(userId, seed))
  return <QueryClientProvider client={cache.client}>{children}</QueryClientProvider>
}
