import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { at, newOldJob, pass } from '../../test/deadlines.ts'
import { inDays } from '../../test/factories.ts'
import { applicationStates, makeOverdue, newApplicant, newJobWith, notices } from '../../test/hiring.ts'
import { freshInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { followDeadlines } from './tasks.ts'

describe('a job without a decision', () => {
  test('30 days after the deadline the job closes, its open applications end without a decision, and all are notified', async () => {
    const instance = await freshInstance()
    const { id } = await newOldJob(instance, 'Ann', 'Ben')
    const cid = await newApplicant(instance, id, 'Cid')
    await instance.call(applying.withdrawApplication, { params: { id } }, cid)
    await at(instance, -23)
    expect(await pass(instance, 7)).toEqual([])
    expect(await applicationStates(instance)).toMatchObject({ Ann: 'Applied: Applied' })

    const closed = '[Harbour Bakery] made no decision on [Baker] in time. Your application is closed.'
    expect(await pass(instance, 1)).toEqual([
      ['Ann', closed, 'Closed'],
      ['Ben', closed, 'Closed'],
      [
        'Harbour Bakery',
        '[Baker] was closed because nobody was accepted within 30 days of the deadline.',
        'Closed',
      ],
    ])
    expect(await applicationStates(instance)).toEqual({
      Ann: 'No decision: Applied, No decision',
      Ben: 'No decision: Applied, No decision',
      Cid: 'Withdrawn: Applied, Withdrawn',
    })
    expect(await instance.db.selectFrom('jobs').select('status').executeTakeFirst()).toEqual({
      status: 'Closed',
    })
    expect(await pass(instance, 1)).toEqual([])
  })

  test("the end without a decision changes the company's response time", async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann', 'Ben', 'Cid', 'Dan', 'Eve')
    await instance.call(hiring.closeJob, { params: { id } }, company)
    const another = await instance.newJob({ by: company })
    for (const person of applicants)
      await instance.call(applying.apply, { params: { id: another.id }, body: [] }, person)
    const answeredPercent = async () => {
      await instance.workQueue()
      return instance.db.selectFrom('response_times').select('answered_percent').execute()
    }
    expect(await answeredPercent()).toEqual([{ answered_percent: 100 }])
    await makeOverdue(instance, [another.id])
    await followDeadlines(instance.db)
    expect(await answeredPercent()).toEqual([{ answered_percent: 50 }])
  })

  test('a job that cannot be closed, or reminded of, does not stop the others', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany()
    const ids: number[] = []
    for (let i = 0; i < 4; i++) ids.push((await instance.newJob({ by })).id)
    await sql`update jobs set created_at = '2020-01-01', deadline = ${inDays(7)}`.execute(instance.db)
    await makeOverdue(instance, ids.slice(2))
    await sql`alter table notifications add check (job_id not in (${sql.lit(ids[0])}, ${sql.lit(ids[2])}))`.execute(
      instance.db,
    )
    await expect(followDeadlines(instance.db)).rejects.toThrow(
      `Following deadlines failed 2 times, first for job ${ids[0]}.`,
    )
    const told = await instance.db.selectFrom('notifications').select('job_id').orderBy('job_id').execute()
    expect(told.map(({ job_id }) => job_id)).toEqual([ids[1], ids[3]])
  })

  test('a job that is locked by a decision is left to it', async () => {
    const instance = await freshInstance()
    const { id } = await newOldJob(instance, 'Ann')
    await makeOverdue(instance, [id])
    await whileHolding(instance, `select from jobs where id = ${id} for no key update`, () =>
      followDeadlines(instance.db),
    )
    expect(await notices(instance)).toEqual([])
    await followDeadlines(instance.db)
    expect(await notices(instance)).toHaveLength(2)
  })
})

test('several servers at once send each reminder once, and close each job once', async () => {
  const instance = await freshInstance()
  const by = await instance.newCompany()
  const ids: number[] = []
  for (let i = 0; i < 12; i++) ids.push((await instance.newJob({ by })).id)
  for (const id of ids) await newApplicant(instance, id, 'Ann')
  await sql`update jobs set created_at = '2020-01-01', deadline = ${inDays(7)}`.execute(instance.db)
  await makeOverdue(instance, ids.slice(6))
  await instance.db.deleteFrom('notifications').execute()
  await Promise.all(Array.from({ length: 6 }, () => followDeadlines(instance.db)))
  await followDeadlines(instance.db)
  // A reminder for each of six jobs; the company and the applicant are told of each of the six others.
  expect(await notices(instance)).toHaveLength(6 + 6 * 2)
  const history = await instance.db.selectFrom('application_history').select('status').execute()
  expect(history).toHaveLength(12 + 6)
})
