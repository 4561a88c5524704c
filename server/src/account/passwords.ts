import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../platform/http/concurrency.ts'
import { reportWork } from '../platform/work.ts'

// argon2id with OWASP's minimum. Each hash takes 19 MiB and a core: running more hashes than there are cores would only
// use more memory.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const hashing = limitConcurrency({ max: Math.min(4, availableParallelism()), maxPending: 204 })

export const hashPassword = (password: string) => hashing.run(() => hash(password, COST))

/** Takes as long without an account (`storedHash` is null) as with one. */
export async function isPassword(password: string, storedHash: string | null) {
  const isCorrect = await hashing.run(async () => {
    reportWork({ passwordsVerified: 1 })
    return verify(storedHash ?? (await dummyHash), password)
  })
  return isCorrect && storedHash !== null
}

const dummyHash = hash('the password of no account', COST)
