import { sql, type Insertable } from 'kysely'
import type { Db } from '../src/db/connect.ts'
import type { DB } from '../src/db/schema.ts'
import { savedSearches } from './applications.ts'
import { comments } from './comments.ts'
import { notificationsOf, stepsOf, whenRated, whenRatingShows, type Time } from './events.ts'
import type { FilePaths } from './files.ts'
import type { Calendar } from './calendar.ts'
import { chanceOf } from './random.ts'
import type { Demo, DemoCandidate, DemoCompany, DemoJob } from './types.ts'

type Ids = Map<string, number>
type Names = Record<'skills' | 'levels' | 'locations' | 'types', Ids>
type Seeding = { db: Db; calendar: Calendar; names: Names }

/** Inserts the demo with a few large statements, in the caller's transaction. */
export async function insertDemo(db: Db, demo: Demo, paths: FilePaths, calendar: Calendar) {
  const seeding = { db, calendar, names: await readNames(db) }
  const users = await insertAccounts(seeding, demo, paths)
  await insertProfiles(seeding, demo.candidates, users)
  const jobs = await insertJobs(seeding, demo, users)
  await insertHiring(seeding, demo, users, jobs)
  await insertNotifications(seeding, demo, users, jobs)
  await insertMessages(seeding, demo, users)
  await insertComments(seeding)
  await insertSavedSearches(seeding, users)
}

async function readNames(db: Db): Promise<Names> {
  const read = async (table: string, column: string) => {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(column)} as name from ${sql.table(table)}`.execute(db)
    return new Map(rows.map((row) => [row.name, row.id]))
  }
  return {
    skills: await read('skills', 'skill_name'),
    levels: await read('skill_levels', 'skill_level'),
    locations: await read('locations', 'location'),
    types: await read('employment_types', 'type'),
  }
}

function idOf<Key>(ids: Map<Key, number>, key: Key) {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo refers to "${String(key)}", which does not exist.`)
  return id
}

// A statement has at most 65,535 parameters.
const BATCH_SIZE = 1000

async function insertAll<Table extends keyof DB & string>(
  db: Db,
  table: Table,
  rows: Insertable<DB[Table]>[],
) {
  for (let i = 0; i < rows.length; i += BATCH_SIZE) {
    const batch = rows.slice(i, i + BATCH_SIZE)
    await db
      .insertInto(table)
      .values(batch as never)
      .execute()
  }
}

async function insertAccounts(
  { db, calendar, names }: Seeding,
  { companies, candidates }: Demo,
  paths: FilePaths,
) {
  const rowOf = (account: DemoCompany, i: number) => ({
    username: account.username,
    name: account.name,
    email: account.email,
    short_intro: account.short_intro,
    bio: account.bio,
    location_id: idOf(names.locations, account.location),
    profile_picture: paths.get(account.username)?.picture ?? null,
    resume: paths.get(account.username)?.resume ?? null,
    is_active: true,
    is_demo: true,
    created_at: calendar.at(340 + (i % 300), i),
    activated_at: calendar.at(340 + (i % 300), i + 5),
  })
  const rows = [
    ...companies.map((company, i) => ({ ...rowOf(company, i), user_type: 'company' })),
    ...candidates.map((person, i) => ({
      ...rowOf(person, i),
      user_type: 'personal',
      rate_nominal: person.rate?.amount ?? null,
      rate_period: person.rate?.period ?? null,
      ...privacyOf(i),
      contact_asked_at: calendar.at(330, i),
    })),
  ]
  const ids: Ids = new Map()
  // All rows of a statement have the same columns, and companies have no rate.
  for (const batch of [rows.slice(0, companies.length), rows.slice(companies.length)]) {
    const users = await db.insertInto('users').values(batch).returning(['id', 'username']).execute()
    for (const { id, username } of users) ids.set(username, id)
  }
  return ids
}

/** Most candidates keep the defaults; some share contact data with all companies, and a few hide their profile. */
function privacyOf(i: number) {
  const visibilities = new Map([
    [27, 'members'],
    [29, 'companies'],
  ])
  return {
    contact_visible_to: i % 8 === 3 ? 'companies' : 'dealt_with',
    profile_visibility: visibilities.get(i % 30) ?? 'everybody',
  }
}

async function insertProfiles({ db, names }: Seeding, candidates: DemoCandidate[], users: Ids) {
  const each = <Row>(rowsOf: (person: DemoCandidate) => Row[]) =>
    candidates.flatMap((person) =>
      rowsOf(person).map((row) => ({ user_id: idOf(users, person.username), ...row })),
    )
  await insertAll(
    db,
    'user_skills',
    each(({ skills }) =>
      skills.map(([skill, level]) => ({
        skill_id: idOf(names.skills, skill),
        skill_level_id: idOf(names.levels, level),
      })),
    ),
  )
  await insertAll(
    db,
    'user_employment_types',
    each(({ employment_types }) =>
      employment_types.map((type) => ({ employment_type_id: idOf(names.types, type) })),
    ),
  )
  await insertAll(
    db,
    'user_languages',
    each(({ languages }) => languages.map(([language, proficiency]) => ({ language, proficiency }))),
  )
  await insertAll(
    db,
    'experiences',
    each(({ experiences }) => experiences),
  )
  await insertAll(
    db,
    'educations',
    each(({ educations }) => educations),
  )
  await insertAll(
    db,
    'portfolios',
    each(({ website }) => (website ? [{ portfolio_link: website, portfolio_name: 'Personal Website' }] : [])),
  )
}

/** Inserts the oldest job first, because ids count up. Accepted applicants are set after the applications exist. */
async function insertJobs({ db, calendar, names }: Seeding, demo: Demo, users: Ids) {
  // Shuffled, so that the jobs of one day alternate between companies.
  const shuffled = chanceOf('order of posting').sample(demo.jobs)
  const jobs = shuffled.toSorted((a, b) => b.posted_days_ago - a.posted_days_ago)
  const rows = jobs.map((job, i) => ({
    user_id: idOf(users, job.company),
    job_title: job.title,
    job_detail: job.detail,
    salary_nominal: job.salary.nominal,
    salary_period: job.salary.paid_period,
    experience_level: job.experience_level,
    deadline: calendar.day(-job.deadline_in_days),
    remote: job.remote,
    additional_questions: JSON.stringify(job.questions),
    // The jobs of one day are a minute apart.
    created_at: calendar.at(job.posted_days_ago, i),
  }))
  const inserted = await db.insertInto('jobs').values(rows).returning('id').execute()
  const ids = new Map(jobs.map((job, i) => [job, inserted[i]!.id]))

  const each = <Row>(rowsOf: (job: DemoJob) => Row[]) =>
    jobs.flatMap((job) => rowsOf(job).map((row, i) => ({ job_id: idOf(ids, job), position: i + 1, ...row })))
  await insertAll(
    db,
    'job_skills',
    each(({ skills }) => skills.map((skill) => ({ skill_id: idOf(names.skills, skill) }))),
  )
  await insertAll(
    db,
    'job_locations',
    each(({ locations }) => locations.map((location) => ({ location_id: idOf(names.locations, location) }))),
  )
  await insertAll(
    db,
    'job_employment_types',
    each(({ employment_types }) =>
      employment_types.map((type) => ({ employment_type_id: idOf(names.types, type) })),
    ),
  )
  return ids
}

async function insertHiring({ db, calendar }: Seeding, demo: Demo, users: Ids, jobs: Map<DemoJob, number>) {
  const at = ({ days_ago, minutes }: Time) => calendar.at(days_ago, minutes)
  const applications = demo.applications.map((application, i) => {
    const { candidate, job, days_ago, answers } = application
    return {
      key: { job_id: idOf(jobs, job), user_id: idOf(users, candidate) },
      answers: JSON.stringify(
        job.questions.map(({ value, required }, at) => ({ value, required, answer: answers[at] ?? '' })),
      ),
      seen_at: readAt(calendar, days_ago),
      steps: stepsOf(application, i).map((step) => ({ status: step.status, at: at(step) })),
    }
  })
  await insertAll(
    db,
    'applications',
    applications.map(({ key, answers, seen_at, steps }) => ({
      ...key,
      status: steps.at(-1)!.status,
      answers,
      applied_at: steps[0]!.at,
      decided_at: steps[1]?.at ?? null,
      seen_at,
    })),
  )
  await insertAll(
    db,
    'application_history',
    applications.flatMap(({ key, steps }) => steps.map((step) => ({ ...key, ...step }))),
  )
  for (const { ended, ...job } of demo.jobs
    .filter((job) => job.ended)
    .map((job) => ({ ended: job.ended!, id: idOf(jobs, job) }))) {
    const accepted_user_id = 'accepted' in ended ? idOf(users, ended.accepted) : null
    await db
      .updateTable('jobs')
      .set({
        status: ended.status,
        accepted_user_id,
        finished_at: 'finished_days_ago' in ended ? calendar.at(ended.finished_days_ago, 60) : null,
        closed_at: ended.status === 'Closed' ? calendar.at(ended.days_ago, 60) : null,
      })
      .where('id', '=', job.id)
      .execute()
  }
  await insertAll(
    db,
    'saved_jobs',
    demo.savedJobs.map(({ candidate, job, days_ago }, i) => ({
      user_id: idOf(users, candidate),
      job_id: idOf(jobs, job),
      saved_at: calendar.at(days_ago, 700 + (i % 90)),
    })),
  )
  await insertAll(
    db,
    'ratings',
    demo.ratings.map(({ job, from, to, rating, comment }, i) => ({
      job_id: idOf(jobs, job),
      from_user_id: idOf(users, from),
      to_user_id: idOf(users, to),
      rating: rating.toFixed(1),
      comment,
      created_at: at(whenRated(demo.ratings, i)),
      shown_at: at(whenRatingShows(demo.ratings, i)),
    })),
  )
  await insertViews(db, demo, jobs, calendar)
}

/** Companies and candidates read what is older than two days, a day later. */
const readAt = (calendar: Calendar, daysAgo: number) => (daysAgo > 2 ? calendar.at(daysAgo - 1, 720) : null)

const insertNotifications = ({ db, calendar }: Seeding, demo: Demo, users: Ids, jobs: Map<DemoJob, number>) =>
  insertAll(
    db,
    'notifications',
    notificationsOf(demo).map(({ to, message, job, job_status, days_ago, minutes }) => ({
      user_id: idOf(users, to),
      message,
      job_id: idOf(jobs, job),
      job_status,
      created_at: calendar.at(days_ago, minutes),
      read_at: readAt(calendar, days_ago),
    })),
  )

/** About two views a day, and seven per applicant. */
async function insertViews(
  db: Db,
  { jobs, applications }: Demo,
  ids: Map<DemoJob, number>,
  calendar: Calendar,
) {
  const rows = jobs.map((job) => {
    const applicants = applications.filter((application) => application.job === job).length
    const days = Math.min(job.posted_days_ago, 30) + 1
    return { job_id: idOf(ids, job), days, views: days * 2 + applicants * 7 + (job.title.length % 9) }
  })
  const column = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name])
  await sql`
    insert into job_views (job_id, day, viewer)
    select seen.job_id, ${calendar.day(1)}::date - (n % seen.days), 'demo-' || n
    from unnest(${column('job_id')}::bigint[], ${column('days')}::int[], ${column('views')}::int[]) as seen (job_id, days, views),
         generate_series(1, seen.views) as n`.execute(db)
}

/** Inserts the oldest first, because a reply refers to a message with a lower id. */
async function insertMessages({ db, calendar }: Seeding, { messages }: Demo, users: Ids) {
  const ids = new Map<unknown, number>()
  const answered = new Set(messages.map(({ answers }) => answers))
  const inOrder = messages.toSorted((a, b) => b.days_ago - a.days_ago)
  const insert = async (batch: typeof messages) => {
    const rows = batch.map((message, i) => {
      const { from, to, subject, body, days_ago, answers, isUnread, deletedBy } = message
      const created_at = calendar.at(days_ago, 200 + (i % 500))
      const isRead = !isUnread || answered.has(message)
      return {
        sender_id: idOf(users, from),
        recipient_id: idOf(users, to),
        subject,
        body,
        created_at,
        read_at: isRead ? calendar.at(days_ago, 720) : null,
        reply_to: answers ? idOf(ids, answers) : null,
        sender_view: deletedBy === 'sender' ? 'deleted' : 'kept',
        recipient_view: deletedBy === 'recipient' ? 'deleted' : 'kept',
      }
    })
    const inserted = await db.insertInto('messages').values(rows).returning('id').execute()
    for (const [i, message] of batch.entries()) ids.set(message, inserted[i]!.id)
  }
  // One day at a time: a reply is from a later day than its message.
  for (const batch of Map.groupBy(inOrder, ({ days_ago }) => days_ago).values()) await insert(batch)
}

const DAYS_BETWEEN_COMMENTS = 2

/** Oldest first, because comments are listed by their ids. */
/** Those of the sample candidate, with the last jobs as new ones. */
const insertSavedSearches = ({ db, calendar }: Seeding, users: Ids) =>
  db
    .insertInto('saved_searches')
    .values(
      savedSearches.map((query, i) => ({
        user_id: idOf(users, 'demo.candidate'),
        query,
        mail: i === 0 ? 'daily' : 'weekly',
        created_at: calendar.at(6 - i, 600),
        checked_at: calendar.at(0, 0),
        unseen_ids: sql<string>`(select int8multirange(int8range(max(id) - 60, null)) from jobs)`,
      })),
    )
    .execute()

async function insertComments({ db, calendar }: Seeding) {
  const rows = comments.map(([name, comment], i) => ({
    name,
    comment,
    created_at: calendar.at(i * DAYS_BETWEEN_COMMENTS, 60 + ((i * 137) % 800)),
  }))
  await insertAll(db, 'comments', rows.toReversed())
}
