import { BUSY, Refused } from './refusal.ts'

/** An account or a network, which may hold only some of the slots. */
export type Holder = { key: string; max: number; maxWaiting: number }

type Limits = {
  max: number
  maxWaiting: number
  maxWaitMs: number
}

type Waiter = { holders: Holder[]; admit: () => void }

/**
 * Slots that calls wait for in order. Calls whose holders have reached their maximum let others pass. `enter` resolves
 * with the function that frees the slot. It rejects with 503 when too many wait or the wait is too long, and with the
 * reason of the signal when a waiting call is aborted.
 */
export function fairSlots({ max, maxWaiting, maxWaitMs }: Limits) {
  let taken = 0
  const takenBy = new Map<string, number>()
  const waiting = new Set<Waiter>()

  const isFree = (holders: Holder[]) =>
    taken < max && holders.every(({ key, max }) => (takenBy.get(key) ?? 0) < max)

  function change(holders: Holder[], by: 1 | -1) {
    taken += by
    for (const { key } of holders) {
      const count = (takenBy.get(key) ?? 0) + by
      if (count > 0) takenBy.set(key, count)
      else takenBy.delete(key)
    }
  }

  /** Returns the function that frees a slot, once. */
  function leaver(holders: Holder[]) {
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      change(holders, -1)
      for (const waiter of waiting) if (isFree(waiter.holders)) waiter.admit()
    }
  }

  const isCrowded = (holders: Holder[]) =>
    waiting.size >= maxWaiting ||
    holders.some(({ key, maxWaiting }) => {
      const ofHolder = [...waiting].filter((waiter) => waiter.holders.some((holder) => holder.key === key))
      return ofHolder.length >= maxWaiting
    })

  function wait(holders: Holder[], signal?: AbortSignal) {
    const turn = Promise.withResolvers<void>()
    const abort = () => end(() => turn.reject(signal?.reason))
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      waiting.delete(waiter)
      settle()
    }
    signal?.addEventListener('abort', abort)
    const timer = setTimeout(() => end(() => turn.reject(new Refused(503, BUSY))), maxWaitMs)
    const waiter: Waiter = {
      holders,
      admit() {
        change(holders, 1)
        end(turn.resolve)
      },
    }
    waiting.add(waiter)
    return turn.promise
  }

  /** Whether a call waits that would enter if holders freed one of their slots. */
  function isAwaited(holders: Holder[]) {
    const own = new Set(holders.map(({ key }) => key))
    const isLeft = ({ key, max }: Holder) => (takenBy.get(key) ?? 0) - (own.has(key) ? 1 : 0) < max
    return [...waiting].some((waiter) => waiter.holders.every(isLeft))
  }

  return {
    /** The number of waiting calls. */
    get waiting() {
      return waiting.size
    },
    isAwaited,
    async enter(holders: Holder[], signal?: AbortSignal) {
      if (isFree(holders)) change(holders, 1)
      else if (isCrowded(holders)) throw new Refused(503, BUSY)
      else await wait(holders, signal)
      return leaver(holders)
    },
  }
}
