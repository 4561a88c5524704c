import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inDays, type Account } from '../../test/factories.ts'
import { applicationStates, newApplicant, notices } from '../../test/hiring.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { setActive } from '../../test/people.ts'
import { enqueue } from '../../test/queues.ts'
import { followDeadlines } from './tasks.ts'

/** A job that was posted long ago; its notifications so far are deleted. */
async function newOldJob(instance: TestInstance, ...applicants: string[]) {
  const job = await instance.newJob({ jobTitle: 'Baker' })
  for (const name of applicants) await newApplicant(instance, job.id, name)
  await instance.db.updateTable('jobs').set({ created_at: '2020-01-01' }).execute()
  await instance.db.deleteFrom('notifications').execute()
  return job
}

/** Moves the deadline of all jobs to so many days after today, and does what is due then. */
async function at(instance: TestInstance, daysLeft: number) {
  await instance.db
    .updateTable('jobs')
    .set({ deadline: inDays(daysLeft) })
    .execute()
  await instance.db.deleteFrom('notifications').execute()
  await followDeadlines(instance.db)
  return notices(instance)
}

/** A day as screens show it. */
const shown = (days: number) => inDays(days).replace(/(\d+)-(\d+)-(\d+)/, '$2-$3-$1')

const save = async (instance: TestInstance, id: number, as: Account) => {
  await instance.call(jobs.saveJob, { body: { id } }, as)
  await instance.db.updateTable('saved_jobs').set({ saved_at: '2020-01-01' }).execute()
}

describe('reminders for the company', () => {
  test.each([
    [8, undefined],
    [7, (date: string) => `[Baker] accepts applications until [${date}]. You can extend the deadline.`],
    [0, (date: string) => `[Baker] accepts applications until [${date}]. You can extend the deadline.`],
    [-1, () => 'The deadline of [Baker] has passed. Extend it to receive applications, or close the job.'],
    [-22, () => 'The deadline of [Baker] has passed. Extend it to receive applications, or close the job.'],
    [-23, undefined],
  ])('%i days before the deadline of a job without applicants, the right one is sent', async (days, text) => {
    const instance = await freshInstance()
    await newOldJob(instance)
    const expected = text ? [['Harbour Bakery', text(shown(days)), 'Open']] : []
    expect(await at(instance, days)).toEqual(expected)
  })

  test.each([
    [
      -1,
      (date: string) =>
        `The deadline of [Baker] has passed. Please accept someone or close the job by [${date}].`,
    ],
    [
      -23,
      (date: string) =>
        `Applicants for [Baker] are waiting for your answer. The job closes by itself after [${date}].`,
    ],
    [
      -30,
      (date: string) =>
        `Applicants for [Baker] are waiting for your answer. The job closes by itself after [${date}].`,
    ],
  ])('%i days before the deadline of a job with applicants, the right one is sent', async (days, text) => {
    const instance = await freshInstance()
    await newOldJob(instance, 'Ann')
    expect(await at(instance, days)).toEqual([['Harbour Bakery', text(shown(days + 30)), 'Open']])
  })

  test('nobody is reminded to decide when all applications are withdrawn', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    const ann = await newApplicant(instance, id, 'Ann')
    await instance.call(applying.withdrawApplication, { params: { id } }, ann)
    expect(await at(instance, -23)).toEqual([])
  })

  test('each reminder is sent once for a deadline, and again for an extended one', async () => {
    const instance = await freshInstance()
    await newOldJob(instance)
    expect(await at(instance, 7)).toHaveLength(1)
    expect(await at(instance, 7)).toEqual([])
    expect(await at(instance, 6)).toHaveLength(1)
  })

  test('a job that was posted less than a week before its deadline has no reminder of that week', async () => {
    const instance = await freshInstance()
    await instance.newJob()
    expect(await at(instance, 6)).toEqual([])
    expect(await at(instance, 7)).toHaveLength(1)
  })

  test.each([
    ['in progress', (instance: TestInstance, id: number) => instance.choose(id)],
    [
      'closed',
      (instance: TestInstance, id: number, company: Account) =>
        instance.call(hiring.closeJob, { params: { id } }, company),
    ],
    [
      "an inactive company's",
      (instance: TestInstance, _id: number, company: Account) => setActive(instance, company, false),
    ],
  ])('no reminder is sent and nothing is closed when the job is %s', async (_state, change) => {
    const instance = await freshInstance()
    const { id, company } = await newOldJob(instance, 'Ann')
    await change(instance, id, company)
    for (const days of [7, 3, -1, -23, -31]) expect(await at(instance, days)).toEqual([])
  })
})

describe('reminders of saved jobs', () => {
  test('those who saved a job and did not apply are reminded once, three days before the deadline', async () => {
    const instance = await freshInstance()
    const { id } = await newOldJob(instance)
    const [ann, ben] = [await instance.newCandidate(), await instance.newCandidate({ name: 'Ben' })]
    for (const saver of [ann, ben]) await save(instance, id, saver)
    await instance.call(applying.apply, { params: { id }, body: [] }, ben)
    const reminded = async (days: number) =>
      (await at(instance, days)).filter(([name]) => name !== 'Harbour Bakery')
    expect(await reminded(4)).toEqual([])
    expect(await reminded(3)).toEqual([
      [
        'Ann',
        `[Baker] at [Harbour Bakery], which you saved, accepts applications until [${shown(3)}].`,
        'Open',
      ],
    ])
    expect(await reminded(3)).toEqual([])
    expect(await reminded(-1)).toEqual([])
  })

  test('those who save a job in its last three days are not reminded', async () => {
    const instance = await freshInstance()
    const { id } = await newOldJob(instance)
    await instance.call(jobs.saveJob, { body: { id } }, await instance.newCandidate())
    expect(await at(instance, 2)).toMatchObject([['Harbour Bakery', {}, 'Open']])
  })
})

describe('a job without a decision', () => {
  test('30 days after the deadline the job closes, its open applications end without a decision, and all are notified', async () => {
    const instance = await freshInstance()
    const { id } = await newOldJob(instance, 'Ann', 'Ben')
    const cid = await newApplicant(instance, id, 'Cid')
    await instance.call(applying.withdrawApplication, { params: { id } }, cid)
    await at(instance, -30)
    expect(await applicationStates(instance)).toMatchObject({ Ann: 'Applied: Applied' })

    const closed = '[Harbour Bakery] made no decision on [Baker] in time. Your application is closed.'
    expect(await at(instance, -31)).toEqual([
      ['Ann', closed, 'Closed'],
      ['Ben', closed, 'Closed'],
      [
        'Harbour Bakery',
        '[Baker] was closed, because nobody was accepted within 30 days of its deadline.',
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
    expect(await at(instance, -31)).toEqual([])
  })

  test('a job that is locked by a decision is left to it', async () => {
    const instance = await freshInstance()
    const { id } = await newOldJob(instance, 'Ann')
    await instance.db.updateTable('jobs').set({ deadline: '2020-01-01' }).execute()
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
  await sql`update jobs set created_at = '2020-01-01', deadline = ${inDays(0)}::date + (case when id % 2 = 0 then 7 else -31 end)`.execute(
    instance.db,
  )
  await instance.db.deleteFrom('notifications').execute()
  await Promise.all(Array.from({ length: 6 }, () => followDeadlines(instance.db)))
  await followDeadlines(instance.db)
  // A reminder for each of six jobs; the company and the applicant are told of each of the six others.
  expect(await notices(instance)).toHaveLength(6 + 6 * 2)
  const history = await instance.db.selectFrom('application_history').select('status').execute()
  expect(history).toHaveLength(12 + 6)
})

test('the scheduled task reminds and closes', async () => {
  const instance = await freshInstance()
  await newOldJob(instance)
  await instance.db
    .updateTable('jobs')
    .set({ deadline: inDays(7) })
    .execute()
  await enqueue(instance.db, 'follow_deadlines', {}, 'follow_deadlines')
  await instance.workQueue()
  expect(await notices(instance)).toHaveLength(1)
})
