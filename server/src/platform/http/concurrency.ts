import { BUSY, Refused } from './refusal.ts'

type Limits = {
  max: number
  /** Running and queued. */
  maxPending: number
}

/**
 * Lets at most `max` calls run at once and queues the others in order. `enter` resolves with the function that a call
 * must call when it is done, and rejects with 503 when the queue is full.
 */
export function limitConcurrency({ max, maxPending }: Limits) {
  let running = 0
  const queue: (() => void)[] = []

  function leave() {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  async function enter() {
    if (running < max) running += 1
    else if (queue.length < maxPending - max) await new Promise<void>((start) => queue.push(start))
    else throw new Refused(503, BUSY)
    return leave
  }

  return {
    enter,
    async run<T>(work: () => Promise<T>) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
