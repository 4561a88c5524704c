import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { BUSY, Refused } from '../platform/http/refusal.ts'
import { reportWork } from '../platform/http/work.ts'

// argon2id with OWASP's minimum. Each hash takes 19 MiB and a core: more than there are cores would only hold more memory.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_CONCURRENT = Math.min(4, availableParallelism())

const MAX_PENDING = 204

let running = 0
const waiting: (() => void)[] = []

/** A few at a time, the others in their order; a queue that is full turns people away instead of growing. */
async function inTurn<T>(work: () => Promise<T>) {
  if (running < MAX_CONCURRENT) running += 1
  else if (waiting.length < MAX_PENDING - MAX_CONCURRENT)
    await new Promise<void>((start) => waiting.push(start))
  else throw new Refused(503, BUSY)
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string) => inTurn(() => hash(password, COST))

/** Takes as long for an account that is not there (`null`) as for one that is. */
export async function isPassword(password: string, stored: string | null) {
  const right = await inTurn(async () => {
    reportWork({ passwordsVerified: 1 })
    return verify(stored ?? (await nobodysHash), password)
  })
  return right && stored !== null
}

const nobodysHash = hash('nobody has this password', COST)
