import type { Db } from '../db/connect.ts'
import { presentPersonCard, presentSent } from './present.ts'
import { findCompletionItems } from './completion.ts'
import { findPeople, findProfile } from './queries.ts'
import { completion } from './rules.ts'

export { addPicture } from './addPicture.ts'
export { contactReader } from './contacts.ts'
export { indexPeople, peopleCollection } from './search.ts'
export { profileTasks } from './tasks.ts'

export const findCompletion = async (db: Db, userId: number) =>
  completion(await findCompletionItems(db, userId))

/** Person cards, by id. */
export async function findPersonCards(db: Db, userIds: number[]) {
  const rows = userIds.length > 0 ? await findPeople(db, userIds) : []
  return new Map(rows.map((row) => [row.id, presentPersonCard(row)]))
}

/** An active account's profile with contact data, as an application keeps it, and the path of its resume. */
export async function findSentProfile(db: Db, userId: number) {
  const row = await findProfile(db, userId, userId)
  return row && { profile: presentSent(row), resume: row.resume }
}
