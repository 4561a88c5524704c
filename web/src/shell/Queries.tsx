import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../api/client.ts'
import { useSession } from '../api/session.ts'

const RETRIES = 2

// Offline a call fails with its sentence, where the library would have it wait in silence.
const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        // A refusal stays one however often it is asked for.
        retry: (failures, error) => failures < RETRIES && error instanceof ApiError && error.isPassing,
      },
      mutations: { networkMode: 'always' },
    },
  })

/** The server's data, a cache for each account. What is mounted keeps its first one: the shell renews the page. */
export function Queries({ children }: { children: ReactNode }) {
  const userId = useSession()?.userId
  const [cache, setCache] = useState(() => ({ userId, client: makeQueryClient() }))
  if (cache.userId !== userId) setCache({ userId, client: makeQueryClient() })
  return <QueryClientProvider client={cache.client}>{children}</QueryClientProvider>
}
