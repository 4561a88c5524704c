import { sql, type Updateable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../db/connect.ts'
import type { Users } from '../db/schema.ts'
import { isRatingShown } from '../ratings/api.ts'

const ratingsOfUser = sql`from ratings where to_user_id = users.id and ${isRatingShown}`

/** People and companies with the columns of a card. */
const selectPeople = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('locations', 'locations.id', 'users.location_id')
    .where('users.is_active', '=', true)
    .select((user) => [
      'users.id',
      sql<'personal' | 'company'>`users.user_type`.as('user_type'),
      'users.name',
      'users.username',
      'users.profile_picture',
      'users.short_intro',
      'users.rate_nominal',
      'users.rate_period',
      'locations.id as location_id',
      'locations.location',
      jsonArrayFrom(
        user
          .selectFrom('user_skills')
          .innerJoin('skills', 'skills.id', 'user_skills.skill_id')
          .innerJoin('skill_levels', 'skill_levels.id', 'user_skills.skill_level_id')
          .whereRef('user_skills.user_id', '=', 'users.id')
          .select([
            'user_skills.id',
            'skills.id as skill_id',
            'skill_name',
            'skill_levels.id as skill_level_id',
            'skill_level',
          ])
          .orderBy('user_skills.id'),
      ).as('skills'),
      jsonArrayFrom(
        user
          .selectFrom('user_employment_types')
          .innerJoin('employment_types', 'employment_types.id', 'user_employment_types.employment_type_id')
          .whereRef('user_employment_types.user_id', '=', 'users.id')
          .select(['user_employment_types.id', 'employment_types.id as type_id', 'type'])
          .orderBy('user_employment_types.id'),
      ).as('employment_types'),
      jsonObjectFrom(
        user
          .selectFrom('experiences')
          .whereRef('experiences.user_id', '=', 'users.id')
          .select(['company_name', 'job_name'])
          .orderBy('end_date', 'desc')
          .orderBy('start_date', 'desc')
          .limit(1),
      ).as('last_experience'),
      sql<number | null>`(select round(avg(rating), 1)::float ${ratingsOfUser})`.as('rate_ratio'),
      sql<number>`(select count(*) ${ratingsOfUser})`.as('rating_count'),
    ])

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number]

export const findPeople = (db: Db, userIds: number[]) =>
  selectPeople(db).where('users.id', 'in', userIds).execute()

/** A profile: the columns of a card and all others. */
export const findProfile = (db: Db, userId: number) =>
  selectPeople(db)
    .where('users.id', '=', userId)
    .select((user) => [
      'users.email',
      'users.phone_number',
      'users.bio',
      'users.resume',
      'users.search_engines',
      jsonArrayFrom(
        user
          .selectFrom('experiences')
          .whereRef('experiences.user_id', '=', 'users.id')
          .select(['experiences.id', 'company_name', 'job_name', 'start_date', 'end_date', 'details'])
          .orderBy('end_date', 'desc')
          .orderBy('start_date', 'desc'),
      ).as('experiences'),
      jsonArrayFrom(
        user
          .selectFrom('portfolios')
          .whereRef('portfolios.user_id', '=', 'users.id')
          .select(['portfolios.id', 'portfolio_link', 'portfolio_name'])
          .orderBy('id'),
      ).as('portfolios'),
      jsonArrayFrom(
        user
          .selectFrom('educations')
          .whereRef('educations.user_id', '=', 'users.id')
          .select(['educations.id', 'major', 'school_name', 'degree'])
          .orderBy('id'),
      ).as('educations'),
      jsonArrayFrom(
        user
          .selectFrom('user_languages')
          .whereRef('user_languages.user_id', '=', 'users.id')
          .select(['user_languages.id', 'language', 'proficiency'])
          .orderBy('id'),
      ).as('languages'),
    ])
    .executeTakeFirst()

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** Which of the eight items of a complete profile a person has. */
export async function findCompletionItems(db: Db, userId: number) {
  const { rows } = await sql<{
    short_intro: boolean
    bio: boolean
    location: boolean
    skills: boolean
    rate: boolean
    employment_type: boolean
    language: boolean
    resume: boolean
  }>`
    select short_intro <> '' as short_intro,
           bio <> '' as bio,
           location_id is not null as location,
           exists (select from user_skills where user_id = users.id) as skills,
           rate_nominal is not null as rate,
           exists (select from user_employment_types where user_id = users.id) as employment_type,
           exists (select from user_languages where user_id = users.id) as language,
           resume is not null as resume
    from users where id = ${userId}`.execute(db)
  return rows[0]!
}

/** An account, with its row locked until the end of the transaction. */
export const lockUser = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['username', 'email', 'name', 'resume'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

type Edited = Pick<
  Updateable<Users>,
  'name' | 'phone_number' | 'short_intro' | 'bio' | 'location_id' | 'profile_picture' | 'resume'
>

/** Changes columns of a profile; those that are undefined stay as they are. */
export async function updateProfile(db: Db, userId: number, columns: Edited) {
  await db.updateTable('users').set(columns).where('id', '=', userId).execute()
}
