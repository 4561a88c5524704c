import { posting } from '@guildhall/contract/posting/endpoints'
import { createHash } from 'node:crypto'
import type { jobForm, Question } from '@guildhall/contract/jobs/forms'
import { NOT_CHOSEN } from '@guildhall/contract/values'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { lockActiveAccount } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import type { User } from '../platform/http/mount.ts'
import { countTowardsQuota } from '../platform/limits/quotas.ts'
import { refusedFields } from '../platform/http/refusal.ts'
import { findJob } from './queries.ts'
import { indexJob } from './search.ts'

export type NewJob = {
  company: Pick<User, 'id' | 'isDemo'>
  form: z.output<typeof jobForm>
  questions: Question[]
}

const DUPLICATE_WINDOW_SECONDS = 10

/**
 * Posts a job, in the caller's transaction, and returns its id. A form that a company sends again within seconds, or
 * twice at the same time, is a duplicate: it returns the id of the first.
 */
export async function postJobOnce(db: Db, job: NewJob) {
  // Concurrent posts of one company wait for each other, but its other requests don't.
  await lockActiveAccount(db, job.company.id, 'exclusive')
  const duplicate = await db
    .selectFrom('jobs')
    .where('user_id', '=', job.company.id)
    .where('status', '=', 'Open')
    .where('form_digest', '=', digestOf(job))
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${DUPLICATE_WINDOW_SECONDS})`)
    .select('id')
    .executeTakeFirst()
  if (duplicate) return duplicate.id
  // Before an id is taken, which a rollback wouldn't give back: searches need ids without large gaps.
  await checkChoices(db, job.form)
  await countTowardsQuota(db, job.company, posting.addJob.quota)
  return postJob(db, job)
}

const digestOf = ({ form, questions }: NewJob) =>
  createHash('sha256')
    .update(JSON.stringify([form, questions]))
    .digest()

/** Inserts a job with its skills, locations and employment types, and its search document. */
async function postJob(db: Db, job: NewJob) {
  const { company, form } = job
  const { id } = await db
    .insertInto('jobs')
    .values({
      ...columnsOf(job),
      user_id: company.id,
      form_digest: digestOf(job),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  await insertChoices(db, id, form)
  await indexJob(db, (await findJob(db, id))!)
  return id
}

export const columnsOf = ({ form, questions }: Omit<NewJob, 'company'>) => ({
  job_title: form.jobTitle,
  job_detail: form.jobDetail,
  salary_nominal: form.jobSalary,
  salary_period: form.jobSalaryPaidPeriod,
  experience_level: form.experienceLevel,
  deadline: form.deadline,
  remote: form.remote,
  additional_questions: JSON.stringify(questions),
})

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

type Choices = Record<Choice, number[]>

/** Replaces the skills, locations and employment types of a job. */
export async function replaceChoices(db: Db, jobId: number, form: Choices) {
  await checkChoices(db, form)
  for (const { table } of Object.values(CHOICES))
    await db.deleteFrom(table).where('job_id', '=', jobId).execute()
  await insertChoices(db, jobId, form)
}

/** @throws a refusal that names all fields with an id that does not exist */
async function checkChoices(db: Db, form: Choices) {
  const counts = FIELDS.map(
    (field) =>
      sql`(select count(*) from ${sql.table(CHOICES[field].from)} where id = any(${form[field]}::bigint[]))`,
  )
  const { rows } = await sql<{ known: number[] }>`select array[${sql.join(counts)}]::int[] as known`.execute(
    db,
  )
  const unknown = FIELDS.filter((field, i) => rows[0]!.known[i] !== form[field].length)
  if (unknown.length > 0)
    throw refusedFields(Object.fromEntries(unknown.map((field) => [field, [NOT_CHOSEN]])))
}

/** Inserts them in the order of the form. */
async function insertChoices(db: Db, jobId: number, form: Choices) {
  for (const field of FIELDS) {
    const { table, column } = CHOICES[field]
    await sql`
      insert into ${sql.table(table)} (job_id, ${sql.ref(column)}, position)
      select ${jobId}, id, position
      from unnest(${form[field]}::bigint[]) with ordinality as chosen (id, position)`.execute(db)
  }
}
