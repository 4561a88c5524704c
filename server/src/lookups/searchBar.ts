import type { Db } from '../db/connect.ts'
import { memoize } from '../platform/promises.ts'
import { dictionaryOf } from '../search/api.ts'
import { listEmploymentTypes, listLocations, listSkills } from './queries.ts'

/** The lookups that a search bar suggests. */
export async function readSuggestions(db: Db) {
  const [emp_type, skills, location] = await Promise.all([
    listEmploymentTypes(db),
    listSkills(db),
    listLocations(db),
  ])
  return { emp_type, skills, location }
}

/** Reads the words that the spelling of searches is corrected to, once: lookups change only with a migration. */
export const dictionaryReader = (db: Db) =>
  memoize(async () => {
    const { emp_type, skills, location } = await readSuggestions(db)
    return dictionaryOf([
      ...skills.map(({ skill_name }) => skill_name),
      ...location.map(({ location }) => location),
      ...emp_type.map(({ type }) => type),
    ])
  })
