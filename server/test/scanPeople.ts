import { sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'
import { isFiller } from '../src/search/words.ts'
import { rankOf } from './scanRank.ts'

export type ScannedSearch = {
  search: string
  employment_type: string[]
  location: string[]
  sort?: 'best' | 'newest' | undefined
}

export type ScannedPerson = {
  id: number
  name: string
  short_intro: string
  location: string | null
  skills: string[]
  last_job: string | null
  profile_picture: string | null
  rate: string | null
  rate_ratio: number | null
  rating_count: number
}

/**
 * All people that a search of lower-case ASCII words has to find, in its order, by a plain scan of the tables: it shares
 * nothing with the search engine but the list of fillers.
 */
export async function scanPeople(
  db: Db,
  { search, employment_type, location, sort = 'best' }: ScannedSearch,
) {
  const words = search.split(' ').filter((word) => word !== '' && !isFiller(word))
  const { rows } = await sql<ScannedPerson>`
    with person as (
      select users.*, locations.location,
        array(select skill_name from user_skills join skills on skills.id = skill_id
          where user_id = users.id order by user_skills.id) as skills,
        array(select type from user_employment_types join employment_types on employment_types.id = employment_type_id
          where user_id = users.id) as types,
        array(select job_name from experiences where user_id = users.id
          order by end_date desc, start_date desc, experiences.id desc) as titles,
        array(select company_name || ' ' || details from experiences where user_id = users.id) as experiences,
        (select count(*) from user_languages where user_id = users.id) as languages
      from users left join locations on locations.id = location_id
    )
    select id, name, short_intro, location, skills[:5], titles[1] as last_job, profile_picture,
      rate_nominal::text as rate, rate_ratio::float, rating_count
    from person, lateral (
      select concat_ws(' ', short_intro, titles::text) as title,
        concat_ws(' ', name, short_intro, location, skills::text, types::text, titles::text) as head,
        concat_ws(' ', bio, experiences::text) as long_text
    ) as texts, lateral ${rankOf(words)} as ranked, lateral (
      select round(avg(rating), 1) as rate_ratio, count(*) as rating_count
      from ratings join users as rater on rater.id = from_user_id and rater.is_active
      where to_user_id = person.id and shown_at <= now() and not exists (
        select from ratings as later
        where (later.from_user_id, later.to_user_id) = (ratings.from_user_id, ratings.to_user_id)
          and later.shown_at <= now() and (later.created_at, later.id) > (ratings.created_at, ratings.id))) as rated
    where is_active and user_type = 'personal'
      and '' not in (short_intro, bio) and num_nulls(location_id, rate_nominal, resume) = 0
      and least(cardinality(skills), cardinality(types), languages) > 0
      and rank < 5
      and (${location}::text[] = '{}' or location = any(${location}::text[]))
      and (${employment_type}::text[] = '{}' or types && ${employment_type}::text[])
    order by case when ${sort} = 'best' then rank end, id desc`.execute(db)
  return rows
}
