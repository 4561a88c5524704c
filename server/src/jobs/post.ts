import { createHash } from 'node:crypto'
import type { jobForm, Question } from '@guildhall/contract/jobs/forms'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Db } from '../db/connect.ts'
import type { User } from '../platform/http/mount.ts'
import { countTowardsQuota } from '../platform/limits/quotas.ts'
import { Refused, refusedFields } from '../platform/http/refusal.ts'
import { findJob } from './queries.ts'
import { indexJob } from './search.ts'

type NewJob = {
  company: Pick<User, 'id' | 'isDemo'>
  form: z.output<typeof jobForm>
  questions: Question[]
}

const AGAIN_SECONDS = 10

/**
 * Posts a job. The same company sending the same job again a moment later meant one job: it gets the id of the first,
 * also where both arrive at once. Runs in the caller's transaction.
 */
export async function postJobOnce(db: Db, job: NewJob) {
  // One posting of a company at a time; reading and whatever else it does goes on.
  const company = await db
    .selectFrom('users')
    .where('id', '=', job.company.id)
    .where('is_active', '=', true)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!company) throw new Refused(401, 'Please log in.')
  const twin = await db
    .selectFrom('jobs')
    .where('user_id', '=', job.company.id)
    .where('status', '=', 'Open')
    .where('form_digest', '=', digestOf(job))
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${AGAIN_SECONDS})`)
    .select('id')
    .executeTakeFirst()
  if (twin) return twin.id
  await countTowardsQuota(db, job.company, jobs.addJob.quota)
  return postJob(db, job)
}

const digestOf = ({ form, questions }: NewJob) =>
  createHash('sha256')
    .update(JSON.stringify([form, questions]))
    .digest()

/** Writes a job, what was chosen for it and what it is found by. Runs in the caller's transaction. */
async function postJob(db: Db, job: NewJob) {
  const { company, form, questions } = job
  const { id } = await db
    .insertInto('jobs')
    .values({
      user_id: company.id,
      job_title: form.jobTitle,
      job_detail: form.jobDetail,
      salary_nominal: form.jobSalary,
      salary_period: form.jobSalaryPaidPeriod,
      experience_level: form.experienceLevel,
      deadline: form.deadline,
      remote: form.remote,
      additional_questions: JSON.stringify(questions),
      form_digest: digestOf(job),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  await choose(db, id, form)
  await indexJob(db, (await findJob(db, id))!)
  return id
}

const CHOICES = {
  jobSkills: { table: 'job_skills', column: 'skill_id', from: 'skills' },
  jobLocation: { table: 'job_locations', column: 'location_id', from: 'locations' },
  jobEmploymentType: {
    table: 'job_employment_types',
    column: 'employment_type_id',
    from: 'employment_types',
  },
} as const

type Choice = keyof typeof CHOICES
const FIELDS = Object.keys(CHOICES) as Choice[]

/** Keeps what was chosen of each list; fields that name what does not exist are refused together. */
async function choose(db: Db, jobId: number, chosen: Record<Choice, number[]>) {
  const faults: Record<string, string[]> = {}
  for (const field of FIELDS) {
    const kept = await keep(db, jobId, field, chosen[field])
    if (kept !== chosen[field].length) faults[field] = ['Please choose from the list.']
  }
  if (Object.keys(faults).length > 0) throw refusedFields(faults)
}

/** Keeps those of the ids that exist, in their order; says how many these are. */
async function keep(db: Db, jobId: number, field: Choice, ids: number[]) {
  const { table, column, from } = CHOICES[field]
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (job_id, ${sql.ref(column)}, position)
    select ${jobId}, chosen.id, chosen.position
    from unnest(${ids}::bigint[]) with ordinality as chosen (id, position)
    join ${sql.table(from)} known on known.id = chosen.id`.execute(db)
  return Number(numAffectedRows)
}
