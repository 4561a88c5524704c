import type { Limit } from '@guildhall/contract/limits'
import { tooManyRequests } from '../http/refusal.ts'

const LONGEST_MS = 4_000
/** Few compared to the 250 requests that are served at once. */
const MAX_PAUSED = 50
const RETRY_AFTER_SECONDS = 10

/** The wait of a call near a limit: the nearer, the longer. */
export function pauseMs({ times, pauseFrom = times }: Pick<Limit, 'times' | 'pauseFrom'>, points: number) {
  if (points <= pauseFrom || points > times) return 0
  return Math.round((LONGEST_MS * (points - pauseFrom)) / (times - pauseFrom))
}

const inReality = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Delays calls, without a connection to the database, and refuses more than a maximum of them. */
export function createPauses(sleep = inReality, maxPaused = MAX_PAUSED) {
  let paused = 0
  return async function pause(ms: number) {
    if (ms === 0) return
    if (paused >= maxPaused) throw tooManyRequests(RETRY_AFTER_SECONDS)
    paused += 1
    try {
      await sleep(ms)
    } finally {
      paused -= 1
    }
  }
}
