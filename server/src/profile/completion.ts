import type { CompletionItem } from '@guildhall/contract/profile/endpoints'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'

const ITEMS: Record<CompletionItem, RawBuilder<boolean>> = {
  short_intro: sql`users.short_intro <> ''`,
  bio: sql`users.bio <> ''`,
  location: sql`users.location_id is not null`,
  skills: sql`exists (select from user_skills where user_id = users.id)`,
  rate: sql`users.rate_nominal is not null`,
  employment_type: sql`exists (select from user_employment_types where user_id = users.id)`,
  language: sql`exists (select from user_languages where user_id = users.id)`,
  resume: sql`users.resume is not null`,
}

/** Whether a profile has all items. */
export const isComplete = sql<boolean>`(${sql.join(Object.values(ITEMS), sql` and `)})`

/** Which of the eight items of a complete profile a person has. */
export async function findCompletionItems(db: Db, userId: number) {
  const columns = Object.entries(ITEMS).map(([item, has]) => sql`${has} as ${sql.ref(item)}`)
  const { rows } = await sql<Record<CompletionItem, boolean>>`
    select ${sql.join(columns)} from users where id = ${userId}`.execute(db)
  return rows[0]!
}
