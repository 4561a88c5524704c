import { APPLICATION_STATUSES } from '@guildhall/contract/hiring/choices'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { enqueueResponseTime, updateResponseTime, updateResponseTimes } from './responseTimes.ts'

type Sent = { status: (typeof APPLICATION_STATUSES)[number]; age: number; days?: number }

const MAX_APPLICATIONS = 12

/** A company with two jobs, and people who may apply for them. */
async function newCompanyWithJobs() {
  const instance = await freshInstance()
  const company = await instance.newCompany()
  const jobIds = [
    (await instance.newJob({ by: company })).id,
    (await instance.newJob({ by: company })).id,
  ] as const
  const people = await instance.newPeople(MAX_APPLICATIONS)

  /** Replaces all applications: sent `age` days ago, and decided `days` later. */
  async function setApplications(sent: Sent[]) {
    await instance.db.deleteFrom('applications').execute()
    if (sent.length === 0) return
    const daysAgo = (days: number) => sql<Date>`now() - make_interval(secs => ${days * 86_400})`
    await instance.db
      .insertInto('applications')
      .values(
        sent.map(({ status, age, days = 0 }, i) => ({
          job_id: jobIds[i % 2]!,
          user_id: people[i]!,
          status,
          applied_at: daysAgo(age),
          decided_at: status === 'Applied' ? null : daysAgo(age - days),
        })),
      )
      .execute()
  }
  return { instance, company, jobId: jobIds[0], setApplications }
}

const undecided: Sent = { status: 'No decision', age: 90, days: 60 }
const answered = (days: number[], age = 20): Sent[] =>
  days.map((days) => ({ status: 'Not selected', age, days }))

async function shownTime(instance: TestInstance, { id }: Account, jobId: number) {
  const job = await instance.call(jobs.getJobDetail, { params: { id: jobId } })
  const company = await instance.call(profile.getProfile, { params: { userId: id }, query: {} })
  const { response_time } = (job.body as { user_posted: { response_time: object | null } }).user_posted
  expect((company.body as { response_time: object | null }).response_time).toEqual(response_time)
  return response_time
}

describe('response times', () => {
  test('a decision updates the response time of its company, which its jobs and its profile show', async () => {
    const { instance, company, jobId, setApplications } = await newCompanyWithJobs()
    await setApplications([
      ...answered([1, 2, 4, 10]),
      { status: 'Accepted', age: 20, days: 4 },
      { status: 'No decision', age: 100, days: 60 },
      { status: 'Applied', age: 3 },
    ])
    expect(await shownTime(instance, company, jobId)).toBeNull()
    await instance.db.transaction().execute((db) => enqueueResponseTime(db, company.id))
    await instance.workQueue()
    expect(await shownTime(instance, company, jobId)).toEqual({ median_days: 4, answered_percent: 83 })
  })

  test('a response time shows from five decided applications on, if one of them was answered', async () => {
    const { instance, company, jobId, setApplications } = await newCompanyWithJobs()
    for (const [sent, shown] of [
      [answered([1, 1, 1, 1]), null],
      [answered([1, 1, 1, 1, 3]), { median_days: 1, answered_percent: 100 }],
      [[...answered([1, 1, 1, 1]), { status: 'Applied', age: 60 }], null],
      [[...answered([1, 1, 1, 1]), undecided], { median_days: 1, answered_percent: 80 }],
      [[...answered([6]), ...Array<Sent>(4).fill(undecided)], { median_days: 6, answered_percent: 20 }],
      [Array<Sent>(5).fill(undecided), null],
    ] as [Sent[], object | null][]) {
      await setApplications(sent)
      await updateResponseTime(instance.db, company.id)
      expect(await shownTime(instance, company, jobId)).toEqual(shown)
    }
  })

  test('the daily task updates every company, as applications enter and leave the window', async () => {
    const { instance, company, jobId, setApplications } = await newCompanyWithJobs()
    await setApplications([...answered([2, 2, 2, 2, 2]), { status: 'Applied', age: 29.99 }])
    await updateResponseTimes(instance.db)
    expect(await shownTime(instance, company, jobId)).toEqual({ median_days: 2, answered_percent: 100 })
    await instance.db
      .updateTable('applications')
      .set({ applied_at: sql`applied_at - interval '1 hour'` })
      .execute()
    await updateResponseTimes(instance.db)
    expect(await shownTime(instance, company, jobId)).toEqual({ median_days: 2, answered_percent: 83 })
    await instance.db
      .updateTable('applications')
      .set({ applied_at: sql`applied_at - interval '160 days'` })
      .execute()
    await updateResponseTimes(instance.db)
    expect(await shownTime(instance, company, jobId)).toBeNull()
  })

  test('a company whose update fails does not keep the others from being updated', async () => {
    const { instance, company, jobId, setApplications } = await newCompanyWithJobs()
    const { db } = instance
    const other = await instance.newCompany()
    await db.updateTable('jobs').set({ user_id: other.id }).where('id', '<>', jobId).execute()
    await setApplications(answered(Array<number>(10).fill(2)))
    for (const [failing, updated] of [
      [company, other],
      [other, company],
    ] as const) {
      const constraint = sql.raw(`check (user_id <> ${failing.id})`)
      await sql`alter table response_times add constraint fails ${constraint}`.execute(db)
      await expect(updateResponseTimes(db)).rejects.toMatchObject({
        errors: [{ constraint: 'fails' }],
        cause: { constraint: 'fails' },
      })
      expect(await db.selectFrom('response_times').select('user_id').execute()).toEqual([
        { user_id: updated.id },
      ])
      await sql`truncate response_times`.execute(db)
      await sql`alter table response_times drop constraint fails`.execute(db)
    }
  })

  test('two updates of a company at the same time both succeed', async () => {
    const { instance, company, jobId, setApplications } = await newCompanyWithJobs()
    await setApplications(answered([2, 2, 2, 2, 2]))
    await updateResponseTime(instance.db, company.id)
    const updates = await whileHolding(instance, 'select from response_times for update', async (waiting) => {
      const both = [1, 2].map(() => updateResponseTime(instance.db, company.id))
      await waiting(2)
      return { both }
    })
    await Promise.all(updates.both)
    expect(await shownTime(instance, company, jobId)).toEqual({ median_days: 2, answered_percent: 100 })
  })

  test('the response time is that of a plain computation', async () => {
    const { instance, company, setApplications } = await newCompanyWithJobs()
    const application: fc.Arbitrary<Sent> = fc.record({
      status: fc.constantFrom(...APPLICATION_STATUSES, 'Not selected', 'Closed'),
      // Not at the limits of 30 and 180 days, which pass during the test.
      age: fc.integer({ min: 1, max: 200 }).map((age) => age + 0.5),
      days: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(application, { maxLength: MAX_APPLICATIONS }), async (generated) => {
        // Fractions that are exact in the database and in JavaScript.
        const sent = generated.map((one) => ({ ...one, days: Math.round(one.days! * one.age * 64) / 64 }))
        await setApplications(sent)
        await updateResponseTime(instance.db, company.id)
        const row = await instance.db
          .selectFrom('response_times')
          .select(['median_days', 'answered_percent'])
          .executeTakeFirst()
        expect(row).toEqual(plainResponseTime(sent))
      }),
      { numRuns: 150 },
    )
  })
})

function plainResponseTime(sent: (Sent & { days: number })[]) {
  const counted = sent.filter(
    ({ status, age }) => status !== 'Withdrawn' && age < 180 && (status !== 'Applied' || age > 30),
  )
  const decided = counted.filter(({ status }) => status !== 'Applied')
  const days = counted
    .filter(({ status }) => ['Accepted', 'Not selected', 'Closed', 'Declined'].includes(status))
    .map(({ days }) => days)
    .sort((a, b) => a - b)
  if (decided.length < 5 || days.length === 0) return undefined
  const median = (days[Math.floor((days.length - 1) / 2)]! + days[Math.ceil((days.length - 1) / 2)]!) / 2
  return {
    median_days: Math.round(median),
    answered_percent: Math.round((100 * days.length) / counted.length),
  }
}
