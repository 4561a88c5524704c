import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { BUSY, Refused } from '../platform/http/refusal.ts'
import { reportWork } from '../platform/http/work.ts'

// argon2id with OWASP's minimum. Each hash takes 19 MiB and a core: running more hashes than there are cores would only
// use more memory.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_CONCURRENT = Math.min(4, availableParallelism())
// Running and queued.
const MAX_PENDING = 204

let running = 0
const queue: (() => void)[] = []

/** Runs at most MAX_CONCURRENT calls at once and queues the others in order. A full queue rejects with 503. */
async function withConcurrencyLimit<T>(work: () => Promise<T>) {
  if (running < MAX_CONCURRENT) running += 1
  else if (queue.length < MAX_PENDING - MAX_CONCURRENT) await new Promise<void>((start) => queue.push(start))
  else throw new Refused(503, BUSY)
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string) => withConcurrencyLimit(() => hash(password, COST))

/** Takes as long without an account (`storedHash` is null) as with one. */
export async function isPassword(password: string, storedHash: string | null) {
  const isCorrect = await withConcurrencyLimit(async () => {
    reportWork({ passwordsVerified: 1 })
    return verify(storedHash ?? (await dummyHash), password)
  })
  return isCorrect && storedHash !== null
}

const dummyHash = hash('the password of no account', COST)
