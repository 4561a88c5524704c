import type { Db } from '../src/db/connect.ts'
import { shuffled, type Random } from './random.ts'

/** The lookups, the most frequent first. */
export type Lookups = Awaited<ReturnType<typeof readLookups>>

/** Shuffled: otherwise the most frequent skills would all begin with A. */
export async function readLookups(db: Db, random: Random) {
  const skills = await db.selectFrom('skills').select(['id', 'skill_name']).orderBy('id').execute()
  const locations = await db.selectFrom('locations').select(['id', 'location']).orderBy('id').execute()
  const types = await db.selectFrom('employment_types').select('id').orderBy('id').execute()
  const levels = await db.selectFrom('skill_levels').select('id').orderBy('id').execute()
  return { skills: shuffled(random, skills), locations: shuffled(random, locations), types, levels }
}
