import type { Db } from '../db/connect.ts'

export const listLocations = (db: Db) =>
  db.selectFrom('locations').select(['id', 'location']).orderBy('id').execute()
export const listEmploymentTypes = (db: Db) =>
  db.selectFrom('employment_types').select(['id', 'type']).orderBy('id').execute()
export const listSkills = (db: Db) =>
  db.selectFrom('skills').select(['id', 'skill_name']).orderBy('id').execute()
export const listSkillLevels = (db: Db) =>
  db.selectFrom('skill_levels').select(['id', 'skill_level']).orderBy('id').execute()

export type Lookup = 'locations' | 'employment_types' | 'skills' | 'skill_levels'

export async function isKnown(db: Db, lookup: Lookup, id: number) {
  const known = await db.selectFrom(lookup).where('id', '=', id).select('id').executeTakeFirst()
  return known !== undefined
}
