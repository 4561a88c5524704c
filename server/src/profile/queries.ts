import { type ExpressionBuilder, sql, type Updateable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../db/connect.ts'
import type { DB, Users } from '../db/schema.ts'
import { responseTimeOf } from '../jobs/api.ts'
import { isVisibleTo, mayReadContact } from '../privacy/api.ts'
import { ratingSummary } from '../ratings/api.ts'

const ratings = ratingSummary(sql`users.id`).as('ratings')

/** The jobs that a person held, the last one first. */
export const selectRoles = (user: ExpressionBuilder<DB, 'users'>) =>
  user
    .selectFrom('experiences')
    .whereRef('experiences.user_id', '=', 'users.id')
    .select(['company_name', 'job_name'])
    .orderBy('end_date', 'desc')
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')

/** Active people and companies with the columns of a card, but for their ratings. */
export const selectPeople = (db: Db) =>
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
      jsonObjectFrom(selectRoles(user).limit(1)).as('last_experience'),
    ])

/** A person without the ratings. */
export type UnratedPerson = Omit<PersonRow, 'ratings'>
export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number]

export const findPeople = (db: Db, userIds: number[]) =>
  selectPeople(db).where('users.id', 'in', userIds).select(ratings).execute()

/** A profile, if the reader may open it: the columns of a card and all others. The reader is null for a visitor. */
export const findProfile = (db: Db, userId: number, reader: number | null) =>
  selectPeople(db)
    .where('users.id', '=', userId)
    .where(isVisibleTo(reader))
    .select(ratings)
    .select((user) => [
      'users.email',
      'users.phone_number',
      'users.bio',
      'users.resume',
      sql<boolean>`users.user_type = 'company' or users.search_engines and users.profile_visibility = 'everybody'`.as(
        'is_indexable',
      ),
      mayReadContact(reader).as('may_read_contact'),
      sql<boolean | null>`case when users.id = ${reader} and users.user_type = 'personal'
        then contact_asked_at is not null end`.as('contact_asked'),
      responseTimeOf(sql`users.id`).as('response_time'),
      jsonArrayFrom(
        user
          .selectFrom('experiences')
          .whereRef('experiences.user_id', '=', 'users.id')
          .select(['experiences.id', 'company_name', 'job_name', 'start_date', 'end_date', 'details'])
          .orderBy('end_date', 'desc')
          .orderBy('start_date', 'desc')
          .orderBy('id', 'desc'),
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

/** The resume of a profile that the reader may open, and whether the reader may see it. */
export const findResume = (db: Db, userId: number, reader: number) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .where(isVisibleTo(reader))
    .select([
      'id',
      sql<'personal' | 'company'>`user_type`.as('user_type'),
      'resume',
      mayReadContact(reader).as('may_read_contact'),
    ])
    .executeTakeFirst()

type Edited = Pick<
  Updateable<Users>,
  'name' | 'phone_number' | 'short_intro' | 'bio' | 'location_id' | 'profile_picture' | 'resume'
>

/** Changes columns of a profile; those that are undefined stay as they are. */
export async function updateProfile(db: Db, userId: number, columns: Edited) {
  await db.updateTable('users').set(columns).where('id', '=', userId).execute()
}
