import { BUSY, Refused } from './refusal.ts'

type Limits = {
  max: number
  /** Running and queued. */
  maxPending?: number
  /** In the queue. */
  maxWaitMs?: number | undefined
}

/**
 * Lets at most `max` calls run at once and queues the others in order. `enter` resolves with the function that a call
 * must call when it is done, and rejects with 503 when the queue is full or the wait too long.
 */
export function limitConcurrency({ max, maxPending = Infinity, maxWaitMs }: Limits) {
  let running = 0
  const queue: (() => void)[] = []

  function leave() {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  async function enter() {
    if (running < max) running += 1
    else if (queue.length < maxPending - max) await wait()
    else throw new Refused(503, BUSY)
    return leave
  }

  async function wait() {
    const turn = Promise.withResolvers<void>()
    queue.push(turn.resolve)
    if (maxWaitMs === undefined) return turn.promise
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(turn.resolve), 1)
      turn.reject(new Refused(503, BUSY))
    }, maxWaitMs)
    return turn.promise.finally(() => clearTimeout(timer))
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
