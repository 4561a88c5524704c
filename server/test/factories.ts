import { account } from '@guildhall/contract/account/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { todayAnywhere } from '@guildhall/contract/today'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { hash } from '@node-rs/argon2'
import type * as z from 'zod/mini'
import type { Db } from '../src/db/connect.ts'
import { knownLogins } from '../src/account/api.ts'
import { deviceOf } from '../src/account/device.ts'
import { peopleCollection } from '../src/profile/api.ts'
import { refreshInBatches } from '../src/search/api.ts'

export type Account = { id: number; email: string; username: string; access: string; refresh: string }
type NewAccount = { user_type?: 'personal' | 'company'; username?: string; email?: string; name?: string }
type JobForm = z.input<typeof posting.addJob.body>['value']
type Questions = Exclude<z.input<typeof posting.addJob.body>['additionalValue'], 'true'>

export const PASSWORD = 'a quiet harbour town'
/** Verified at its own cost: one of the product's hashes takes longer than most tests' other work. */
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

let count = 0

/** Functions that create accounts and jobs: valid by default, with overrides. */
export function factories(db: Db, app: FastifyInstance, secret: string) {
  const logins = knownLogins(secret)

  async function newAccount(over: NewAccount = {}): Promise<Account> {
    count += 1
    const user = {
      user_type: 'personal',
      username: `ann${count}`,
      email: `ann${count}@example.com`,
      name: 'Ann',
      ...over,
    }
    const { id } = await db
      .insertInto('users')
      .values({ ...user, is_active: true, password_hash: await passwordHash })
      .returning('id')
      .executeTakeFirstOrThrow()
    // As the activation does, so that the login is not mailed as a new one.
    await logins.remember(
      db,
      { id, email: user.email },
      { ip: '127.0.0.1', device: deviceOf('lightMyRequest') },
    )
    return logIn({ id, email: user.email, username: user.username })
  }

  /** Opens another session of an account. */
  async function logIn({ id, email, username }: Omit<Account, 'access' | 'refresh'>): Promise<Account> {
    const payload = { email, password: PASSWORD }
    const response = await app.inject({ method: 'POST', url: account.logIn.path, payload })
    return { id, email, username, ...response.json<{ access: string; refresh: string }>() }
  }

  const newCompany = (over: NewAccount = {}) =>
    newAccount({ user_type: 'company', name: 'Harbour Bakery', ...over })

  /** A personal account whose profile is complete, so that it may apply and is found. */
  async function newCandidate(over: NewAccount = {}) {
    const candidate = await newAccount(over)
    await completeProfile(db, candidate.id)
    return candidate
  }

  /** Inserts many active people at once, and returns their ids. They have no password and an empty profile. */
  async function newPeople(total: number) {
    const people = Array.from({ length: total }, () => {
      count += 1
      return {
        user_type: 'personal',
        username: `bea${count}`,
        email: `bea${count}@example.com`,
        name: 'Bea',
        is_active: true,
      }
    })
    const rows = await db.insertInto('users').values(people).returning('id').execute()
    return rows.map(({ id }) => id)
  }

  /** The id of a lookup value by its name. */
  async function lookup(kind: 'skill' | 'location' | 'employment_type', name: string) {
    const { table, column } = {
      skill: { table: 'skills', column: 'skill_name' },
      location: { table: 'locations', column: 'location' },
      employment_type: { table: 'employment_types', column: 'type' },
    }[kind]
    const found = await sql<{ id: number }>`
      select id from ${sql.table(table)} where ${sql.ref(column)} = ${name}`.execute(db)
    const [row] = found.rows
    if (!row) throw new Error(`No ${kind} is named "${name}".`)
    return row.id
  }

  /** Posts a job through the API, by a new company unless `by` names one. */
  async function newJob(over: Partial<JobForm> & { by?: Account; questions?: Questions } = {}) {
    const { by = await newCompany(), questions, ...form } = over
    const response = await app.inject({
      method: 'POST',
      url: posting.addJob.path,
      headers: { authorization: `JWT ${by.access}` },
      payload: { value: { ...aJob(), ...form }, additionalValue: questions ?? 'true' },
    })
    if (response.statusCode !== 201) throw new Error(`The job was not posted: ${response.payload}`)
    const { id } = response.json<{ id: number }>()
    // Otherwise equal jobs of a test would count as one job that was sent repeatedly.
    await db.updateTable('jobs').set({ form_digest: null }).where('id', '=', id).execute()
    return { id, company: by }
  }

  /** Accepts an applicant for a job, a new one unless `person` names one, and returns the applicant's id. */
  async function choose(
    jobId: number,
    status: 'In Progress' | 'Finished' = 'In Progress',
    person?: Pick<Account, 'id'>,
  ) {
    const { id: user_id } = person ?? (await newCandidate())
    await db
      .insertInto('applications')
      .values({ job_id: jobId, user_id, status: 'Accepted', decided_at: sql`now()` })
      .execute()
    await db
      .updateTable('jobs')
      .set({
        status,
        accepted_user_id: user_id,
        finished_at: status === 'Finished' ? sql`now()` : null,
      })
      .where('id', '=', jobId)
      .execute()
    return user_id
  }

  return { newAccount, logIn, newCompany, newCandidate, newPeople, newJob, choose, lookup }
}

/** Completes a profile, so that its owner may apply and is found. */
export async function completeProfile(db: Db, user_id: number) {
  const complete = {
    short_intro: 'I bake.',
    bio: 'Since 2010.',
    rate_nominal: '30',
    rate_period: 'Hour',
    resume: 'cv.pdf',
  }
  await db
    .updateTable('users')
    .set({ ...complete, location_id: 1 })
    .where('id', '=', user_id)
    .execute()
  await db.insertInto('user_skills').values({ user_id, skill_id: 1, skill_level_id: 1 }).execute()
  await db.insertInto('user_employment_types').values({ user_id, employment_type_id: 1 }).execute()
  await db
    .insertInto('user_languages')
    .values({ user_id, language: 'English', proficiency: 'Native' })
    .execute()
  await refreshInBatches(db, peopleCollection, [user_id])
}

/** A valid form of a job. */
export const aJob = (): JobForm => ({
  jobTitle: 'Baker',
  jobDetail: 'You bake.\nEarly.',
  jobSkills: [1],
  jobLocation: [2],
  jobEmploymentType: [1],
  jobSalary: '2400.50',
  jobSalaryPaidPeriod: 'Month',
  experienceLevel: '1 - 2 years',
  deadline: inDays(30),
  remote: false,
})

export const inDays = (days: number) => todayAnywhere(new Date(Date.now() + days * 86_400_000))
