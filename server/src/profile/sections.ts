import { MAX } from '@guildhall/contract/sizes'
import type { Db } from '../db/connect.ts'
import { Refused } from '../platform/http/refusal.ts'
import { editProfile, editUnsearched } from './edit.ts'
import {
  countRows,
  deleteOwnRow,
  insertRow,
  updateOwnRow,
  type Columns,
  type NewRow,
  type OwnRow,
  type SectionTable,
} from './sectionQueries.ts'

/** The name of an entry of each section, and how many a person may have: employment types and languages only once each. */
const SECTIONS: Record<SectionTable, { entry: string; entries: string; max: number }> = {
  user_skills: { entry: 'Skill', entries: 'skills', max: MAX.skills },
  experiences: { entry: 'Experience', entries: 'experience entries', max: MAX.experiences },
  portfolios: { entry: 'Link', entries: 'links', max: MAX.portfolios },
  educations: { entry: 'Education', entries: 'education entries', max: MAX.educations },
  user_employment_types: { entry: 'Employment type', entries: 'employment types', max: Infinity },
  user_languages: { entry: 'Language', entries: 'languages', max: Infinity },
}

/** Sections that neither searches nor cards show. */
const UNSEARCHED: readonly SectionTable[] = ['portfolios', 'educations']
const gone = (table: SectionTable) =>
  new Refused(404, `This ${SECTIONS[table].entry.toLowerCase()} is no longer on your profile.`)

const editOf = (table: SectionTable) => (UNSEARCHED.includes(table) ? editUnsearched : editProfile)

/** The success messages of all calls that change a profile, but for its files. */
export const SUCCESS = {
  profileSaved: 'Profile saved',
  locationSaved: 'Location saved',
  rateSaved: 'Expected rate saved',
  added: (table: SectionTable) => `${SECTIONS[table].entry} added`,
  saved: (table: SectionTable) => `${SECTIONS[table].entry} saved`,
  deleted: (table: SectionTable) => `${SECTIONS[table].entry} deleted`,
}

/** @throws a refusal if the row is a duplicate, or if the person has the maximum number of rows */
export function addRow<T extends SectionTable>(db: Db, table: T, row: NewRow<T>) {
  const { entry, entries, max } = SECTIONS[table]
  return editOf(table)(db, row.user_id, async (db) => {
    const id = await insertRow(db, table, row)
    if (id === undefined) throw new Refused(409, `This ${entry.toLowerCase()} is already on your profile.`)
    if ((await countRows(db, table, row.user_id)) > max)
      throw new Refused(409, `You can add up to ${max} ${entries}. Delete one to add another.`)
    return { id, success: SUCCESS.added(table) }
  })
}

/** @throws a refusal if the person has no such row */
export const saveRow = <T extends SectionTable>(db: Db, table: T, own: OwnRow, columns: Columns<T>) =>
  editOf(table)(db, own.user_id, async (db) => {
    if (!(await updateOwnRow(db, table, own, columns))) throw gone(table)
    return { success: SUCCESS.saved(table) }
  })

/** @throws a refusal if the person has no such row */
export const deleteRow = (db: Db, table: SectionTable, own: OwnRow) =>
  editOf(table)(db, own.user_id, async (db) => {
    if (!(await deleteOwnRow(db, table, own))) throw gone(table)
    return { success: SUCCESS.deleted(table) }
  })
