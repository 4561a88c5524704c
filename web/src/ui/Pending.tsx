import type { ReactNode } from 'react'
import { LoadFailure } from './LoadFailure.tsx'

type PendingProps = {
  query: { error: Error | null; refetch: () => unknown }
  /** The skeleton of what is loading. */
  children: ReactNode
}

/** Shown until a query has data: a skeleton or, once it has failed, the reason. */
export function Pending({ query: { error, refetch }, children }: PendingProps) {
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : children
}
