import { jobForm } from '@guildhall/contract/jobForm'
import { sql } from 'kysely'
import type { BaseLogger } from 'pino'
import { hashPassword } from '../../account/api.ts'
import { postJob, presentCard, selectJobs } from '../../jobs/api.ts'
import { indexJob, unindexJob } from '../../search/api.ts'
import type { Db } from '../connect.ts'
import { applications, savedJobs } from './applications.ts'
import { candidates } from './candidates.ts'
import { companies } from './companies.ts'
import { jobs } from './jobs.ts'
import type { DemoApplication, DemoCandidate, DemoCompany, DemoJob } from './types.ts'

const PASSWORD = 'come-in-and-look'

/** The sample accounts that the login page offers. */
export const demoAccounts = [
  { user_type: 'personal', email: candidates[0]!.email, password: PASSWORD },
  { user_type: 'company', email: companies[0]!.email, password: PASSWORD },
] as const

/** Fills an empty database with the demo, and opens or closes the demo's accounts and jobs. Never touches anybody else's data. */
export async function prepareDemo(db: Db, on: boolean, log: BaseLogger) {
  await db.updateTable('users').set({ is_active: on }).where('is_demo', '=', true).execute()
  if (!on) return hideJobs(db)
  await showJobs(db)
  const isSeeded = await db.transaction().execute(async (db) => {
    // Two servers may start at once: the second waits here, however long, and then finds the accounts of the first.
    await sql`set local lock_timeout = 0`.execute(db)
    await sql`set local statement_timeout = 0`.execute(db)
    await sql`lock table users in share row exclusive mode`.execute(db)
    if (await hasUsers(db)) return false
    await seed(db)
    return true
  })
  if (isSeeded)
    log.info(
      { companies: companies.length, candidates: candidates.length, jobs: jobs.length },
      'the demo is ready',
    )
}

const openDemoJobs = (db: Db) =>
  selectJobs(db).where('poster.is_demo', '=', true).where('jobs.status', '=', 'Open')

/** Nobody is behind the demo's jobs any more, so nobody shall find them. */
async function hideJobs(db: Db) {
  const jobs = await openDemoJobs(db).execute()
  for (const job of jobs) await unindexJob(db, job.id)
}

async function showJobs(db: Db) {
  const hidden = openDemoJobs(db).where((job) =>
    job.not(
      job.exists(job.selectFrom('job_search').whereRef('job_search.job_id', '=', 'jobs.id').select('job_id')),
    ),
  )
  const jobs = await hidden.execute()
  for (const job of jobs) await indexJob(db, presentCard(job))
}

const hasUsers = async (db: Db) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

type Ids = Map<string, number>
type Names = { skills: Ids; levels: Ids; locations: Ids; types: Ids }

async function seed(db: Db) {
  const names = await readNames(db)
  const hash = await hashPassword(PASSWORD)
  const users: Ids = new Map()
  for (const company of companies)
    users.set(company.username, await insertAccount(db, company, { user_type: 'company' }, names))
  for (const candidate of candidates)
    users.set(candidate.username, await insertCandidate(db, candidate, names))
  // Only the two sample accounts can be logged in to.
  const emails = demoAccounts.map(({ email }) => email)
  await db.updateTable('users').set({ password_hash: hash }).where('email', 'in', emails).execute()

  // Ids count up in the order of posting, so the oldest goes first.
  const posted: Ids = new Map()
  const byAge = jobs.toSorted((a, b) => b.posted_days_ago - a.posted_days_ago)
  for (const [i, job] of byAge.entries()) {
    // Of one day's jobs each is a few minutes younger than the one before.
    const postedAt = daysFromNow(-job.posted_days_ago - (byAge.length - i) / 300)
    posted.set(job.title, await insertJob(db, { job, postedAt }, users, names))
  }
  for (const application of applications) await insertApplication(db, application, users, posted)
  for (const { candidate, job } of savedJobs) {
    await db
      .insertInto('saved_jobs')
      .values({ user_id: id(users, candidate), job_id: id(posted, job) })
      .execute()
  }
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

function id(ids: Ids, name: string) {
  const found = ids.get(name)
  if (found === undefined) throw new Error(`The demo names "${name}", which does not exist.`)
  return found
}

type Extra = {
  user_type: 'personal' | 'company'
  rate_nominal?: string
  rate_period?: string
  resume?: string
}

async function insertAccount(db: Db, account: DemoCompany, extra: Extra, names: Names) {
  const { username, name, email, short_intro, bio } = account
  const user = await db
    .insertInto('users')
    .values({
      username,
      name,
      email,
      short_intro,
      bio,
      location_id: id(names.locations, account.location),
      is_active: true,
      is_demo: true,
      ...extra,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return user.id
}

async function insertCandidate(db: Db, candidate: DemoCandidate, names: Names) {
  const extra: Extra = {
    user_type: 'personal',
    resume: `resumes/${candidate.username}.pdf`,
    ...(candidate.rate && { rate_nominal: candidate.rate.amount, rate_period: candidate.rate.period }),
  }
  const user_id = await insertAccount(db, candidate, extra, names)
  const skills = candidate.skills.map(([skill, level]) => ({
    user_id,
    skill_id: id(names.skills, skill),
    skill_level_id: id(names.levels, level),
  }))
  const types = candidate.employment_types.map((type) => ({
    user_id,
    employment_type_id: id(names.types, type),
  }))
  const languages = candidate.languages.map(([language, proficiency]) => ({ user_id, language, proficiency }))
  const experiences = candidate.experiences.map((experience) => ({ user_id, ...experience }))
  const educations = candidate.educations.map((education) => ({ user_id, ...education }))

  if (skills.length > 0) await db.insertInto('user_skills').values(skills).execute()
  if (types.length > 0) await db.insertInto('user_employment_types').values(types).execute()
  if (languages.length > 0) await db.insertInto('user_languages').values(languages).execute()
  if (experiences.length > 0) await db.insertInto('experiences').values(experiences).execute()
  if (educations.length > 0) await db.insertInto('educations').values(educations).execute()
  return user_id
}

type Posting = { job: DemoJob; postedAt: Date }

/** Through the same form and the same function as a job that a company posts. */
async function insertJob(db: Db, { job, postedAt }: Posting, users: Ids, names: Names) {
  const form = jobForm.parse({
    jobTitle: job.title,
    jobDetail: job.detail,
    jobSkills: job.skills.map((skill) => id(names.skills, skill)),
    jobLocation: job.locations.map((location) => id(names.locations, location)),
    jobEmploymentType: job.employment_types.map((type) => id(names.types, type)),
    jobSalary: job.salary.nominal,
    jobSalaryPaidPeriod: job.salary.paid_period,
    experienceLevel: job.experience_level,
    deadline: dayOf(daysFromNow(job.deadline_in_days)),
    remote: job.remote,
  })
  const companyId = id(users, job.company)
  return postJob(db, {
    companyId,
    form,
    questions: job.questions,
    postedAt,
  })
}

async function insertApplication(db: Db, application: DemoApplication, users: Ids, posted: Ids) {
  const { questions } = jobs.find((job) => job.title === application.job)!
  const answers = questions.map(({ value, required }, i) => ({
    value,
    required,
    answer: application.answers[i] ?? '',
  }))
  const key = { job_id: id(posted, application.job), user_id: id(users, application.candidate) }
  const at = daysFromNow(-application.days_ago)
  await db
    .insertInto('applications')
    .values({ ...key, answers: JSON.stringify(answers), applied_at: at })
    .execute()
  await db
    .insertInto('application_history')
    .values({ ...key, status: 'Applied', at })
    .execute()
}
