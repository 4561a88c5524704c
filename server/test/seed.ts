// A setup file of Vitest: the random tests of a run use one seed, which vitest.config.ts prints.
import fc from 'fast-check'
import { seeded } from '../bench/random.ts'

const seed = Number(process.env.TEST_SEED)

fc.configureGlobal({ seed })

/** Random numbers from 0 up to 1 that are the same in each run with the same TEST_SEED. */
export const seededRandom = () => seeded(seed)
