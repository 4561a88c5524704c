import { APPLICATION_STATUSES } from '@guildhall/contract/hiring/choices'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
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
  const people = await instance.db
    .insertInto('users')
    .values(
      Array.from({ length: MAX_APPLICATIONS }, (_, i) => ({
        user_type: 'personal',
        username: `bea${i}`,
        email: `bea${i}@example.com`,
        name: 'Bea',
        is_active: true,
      })),
    )
    .returning('id')
    .execute()

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
          user_id: people[i]!.id,
          status,
          applied_at: daysAgo(age),
          decided_at: status === 'Applied' ? null : daysAgo(age - days),
        })),
      )
      .execute()
  }
  return { instance, company, jobId: jobIds[0], setApplications }
}

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
    ])
    expect(await shownTime(instance, company, jobId)).toBeNull()
    await instance.db.transaction().execute((db) => enqueueResponseTime(db, company.id))
    await instance.workQueue()
    expect(await shownTime(instance, company, jobId)).toEqual({ median_days: 4, answered_percent: 83 })
  })

  test('a response time shows from five answered applications on, and no longer with fewer', async () => {
    const { instance, company, jobId, setApplications } = await newCompanyWithJobs()
    for (const [sent, shown] of [
      [answered([1, 1, 1, 1]), null],
      [answered([1, 1, 1, 1, 3]), { median_days: 1, answered_percent: 100 }],
      [[...answered([1, 1, 1, 1]), { status: 'No decision', age: 90, days: 60 }], null],
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
  const days = counted
    .filter(({ status }) => ['Accepted', 'Not selected', 'Closed'].includes(status))
    .map(({ days }) => days)
    .sort((a, b) => a - b)
  if (days.length < 5) return undefined
  const median = (days[Math.floor((days.length - 1) / 2)]! + days[Math.ceil((days.length - 1) / 2)]!) / 2
  return {
    median_days: Math.round(median),
    answered_percent: Math.round((100 * days.length) / counted.length),
  }
}
