import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../db/connect.ts'
import { isComplete } from './completion.ts'
import { selectPeople, selectRoles } from './queries.ts'

/** The ids above `after` of candidates with complete profiles, ascending. */
export async function listSearchableIds(db: Db, { after, limit }: { after: number; limit: number }) {
  const rows = await db
    .selectFrom('users')
    .where('users.id', '>', after)
    .where('users.is_active', '=', true)
    .where('users.user_type', '=', 'personal')
    .where(isComplete)
    .select('users.id')
    .orderBy('users.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

const MAX_EARLIER_ROLES = 5

// As in the function person_long_texts, which shows where these words were found.
const experienceText = sql<string>`company_name || E'\n' || details`
const newestFirst = sql`order by end_date desc, start_date desc, id desc`

/** The accounts among `ids` that searches find: candidates with complete profiles. */
export const findSearchablePeople = (db: Db, ids: number[]) =>
  selectPeople(db)
    .where('users.id', 'in', ids)
    .where('users.user_type', '=', 'personal')
    .where(isComplete)
    .select((user) => [
      'users.bio',
      jsonArrayFrom(selectRoles(user).offset(1).limit(MAX_EARLIER_ROLES)).as('earlier_experiences'),
      sql<string[]>`array(select job_name from experiences where user_id = users.id)`.as('job_titles'),
      sql<
        string[]
      >`array(select ${experienceText} from experiences where user_id = users.id ${newestFirst})`.as(
        'experience_texts',
      ),
    ])
    .execute()

export type SearchablePerson = Awaited<ReturnType<typeof findSearchablePeople>>[number]
