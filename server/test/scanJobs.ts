import type { Sort } from '@guildhall/contract/search/sorts'
import { sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'
import { isFiller } from '../src/search/words.ts'
import { rankOf } from './scanRank.ts'

export type ScannedSearch = {
  search: string
  sort?: Sort | undefined
  employment_type?: string[]
  location?: string[]
  remote?: boolean
  period?: string[]
  salary_min?: string | undefined
}

/**
 * The ids of all jobs that a search of lower-case ASCII words has to find, in its order, by a plain scan of the tables:
 * it shares nothing with the search engine but the list of fillers.
 */
export async function scanJobs(db: Db, query: ScannedSearch) {
  const { employment_type = [], location = [], period = [], remote = false, salary_min = null } = query
  const words = query.search.split(' ').filter((word) => word !== '' && !isFiller(word))
  const sort = query.sort ?? (words.length > 0 ? 'best' : 'newest')
  const { rows } = await sql<{ id: number }>`
    with job as (
      select jobs.*, users.name as company,
        array(select skill_name from job_skills join skills on skills.id = skill_id where job_id = jobs.id) as skills,
        array(select type from job_employment_types join employment_types on employment_types.id = employment_type_id
          where job_id = jobs.id) as types,
        array(select location from job_locations join locations on locations.id = location_id
          where job_id = jobs.id) as places
      from jobs join users on users.id = jobs.user_id and users.is_active
      where status = 'Open' and deadline >= (now() at time zone 'Etc/GMT+12')::date
    )
    select id from job, lateral (
      select remote or 'Remote' = any(places) as is_remote
    ) as flags, lateral (
      select job_title as title, job_detail as long_text,
        concat_ws(' ', job_title, company, skills::text, types::text, places::text,
          case when is_remote then 'Remote' end) as head
    ) as texts, lateral ${rankOf(words)} as ranked
    where rank < 5
      and (${employment_type}::text[] = '{}' or types && ${employment_type}::text[])
      and (${location}::text[] = '{}' or places && ${location}::text[]
        or (is_remote and 'Remote' = any(${location}::text[])))
      and (${period}::text[] = '{}' or salary_period = any(${period}::text[]))
      and (not ${remote}::boolean or is_remote)
      and (${salary_min}::numeric is null or salary_nominal >= ${salary_min}::numeric)
    order by case when ${sort} = 'best' then rank end, case when ${sort} = 'closing' then deadline end, id desc`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
