import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createContext } from 'react'

/** What a page was drawn with on the server, and comes with, so that the browser begins with the same. */
export type Seed = {
  /** When the answers were read, in milliseconds since 1970. */
  now: number
  /** The day that deadlines were counted by, YYYY-MM-DD. */
  today: string
  answers: readonly (readonly [key: QueryKey, answer: unknown])[]
}

/** The id of the data block that carries it. */
export const SEED_ID = 'seed'

/** The seed of this document; null where it is the empty shell. */
export function readSeed() {
  const block = document.getElementById(SEED_ID)
  return block && (JSON.parse(block.textContent) as Seed)
}

/** Gives a cache the answers, as fresh as they are: what is fresh enough is not asked for again. */
export function sow(client: QueryClient, { answers, now }: Pick<Seed, 'answers' | 'now'>) {
  for (const [key, answer] of answers) client.setQueryData(key, answer, { updatedAt: now })
}

/** The day that the page was drawn with; null where it was not drawn on a server. */
export const DrawnToday = createContext<string | null>(null)
