import { MAX } from '@guildhall/contract/sizes'
import { sql } from 'kysely'
import { nameRule } from '../src/account/api.ts'
import type { Db } from '../src/db/connect.ts'
import { peopleCollection } from '../src/profile/api.ts'
import { saveProfile } from '../src/profile/edit.ts'
import { refreshInBatches } from '../src/search/api.ts'
import { countChanges } from './pendingChanges.ts'

/** The number of changes that wait for one more, at which their bits are written. */
const PENDING = 15

/** Gives the people with the newest accounts as many skills and experiences as fit, and returns their ids. */
export async function fillProfiles(db: Db, count: number) {
  const { rows } = await sql<{ id: number }>`
    select id from search_documents where collection = ${peopleCollection.name} order by id desc limit ${count}`.execute(
    db,
  )
  const ids = rows.map(({ id }) => id)
  await db.deleteFrom('user_skills').where('user_id', 'in', ids).execute()
  await db.deleteFrom('experiences').where('user_id', 'in', ids).execute()
  await sql`
    insert into user_skills (user_id, skill_id, skill_level_id)
    select user_id, skills.id, 1
    from unnest(${ids}::bigint[]) as user_id, (select id from skills order by id limit ${MAX.skills}) as skills`.execute(
    db,
  )
  // Each title has 24 words that no other has.
  await sql`
    insert into experiences (user_id, company_name, job_name, start_date, end_date, details)
    select user_id, 'Mill', (select string_agg(to_hex(4096 + n * 24 + i), ' ') from generate_series(1, 24) as i),
      '2020-01-01', '2021-01-01', ''
    from unnest(${ids}::bigint[]) as user_id, generate_series(1, ${MAX.experiences}::int) as n`.execute(db)
  await refreshInBatches(db, peopleCollection, ids)
  return ids
}

/** Edits full profiles until as many changes as possible are not in the bitmaps. */
export async function leaveLargeChanges(db: Db) {
  const ids = await fillProfiles(db, 2 * PENDING)
  for (let edit = 0; (await countChanges(db)) !== PENDING; edit++)
    await saveProfile(
      db,
      ids[edit % ids.length]!,
      { name: 'Ada Bench', shortIntro: `Baker ${edit}` },
      nameRule('Guildhall'),
    )
}
