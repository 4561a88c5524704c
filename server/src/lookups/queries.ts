import { NOT_CHOSEN } from '@guildhall/contract/profile/forms'
import type { Db } from '../db/connect.ts'
import { refusedFields } from '../platform/http/refusal.ts'

export const listLocations = (db: Db) =>
  db.selectFrom('locations').select(['id', 'location']).orderBy('id').execute()
export const listEmploymentTypes = (db: Db) =>
  db.selectFrom('employment_types').select(['id', 'type']).orderBy('id').execute()
export const listSkills = (db: Db) =>
  db.selectFrom('skills').select(['id', 'skill_name']).orderBy('id').execute()
export const listSkillLevels = (db: Db) =>
  db.selectFrom('skill_levels').select(['id', 'skill_level']).orderBy('id').execute()

type Lookup = 'locations' | 'employment_types' | 'skills' | 'skill_levels'

/**
 * Checks the ids in the fields of a form.
 * @throws a refusal that names all fields with an id that does not exist
 */
export async function refuseUnknown(db: Db, fields: Record<string, [table: Lookup, id: number]>) {
  const unknown: [string, string[]][] = []
  for (const [field, [table, id]] of Object.entries(fields)) {
    const known = await db.selectFrom(table).where('id', '=', id).select('id').executeTakeFirst()
    if (!known) unknown.push([field, [NOT_CHOSEN]])
  }
  if (unknown.length > 0) throw refusedFields(Object.fromEntries(unknown))
}
