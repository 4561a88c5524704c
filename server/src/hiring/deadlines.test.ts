import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { describe, expect, test } from 'vitest'
import { at, newOldJob, pass, shown } from '../../test/deadlines.ts'
import { inDays, type Account } from '../../test/factories.ts'
import { newApplicant, notices } from '../../test/hiring.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { setActive } from '../../test/people.ts'
import { enqueue } from '../../test/queues.ts'
import { followDeadlines } from './tasks.ts'

const save = async (instance: TestInstance, id: number, as: Account) => {
  await instance.call(jobs.saveJob, { body: { id } }, as)
  await instance.db.updateTable('saved_jobs').set({ saved_at: '2020-01-01' }).execute()
}

describe('reminders for the company', () => {
  test.each([
    [8, undefined],
    [7, (date: string) => `[Baker] accepts applications until [${date}]. You can extend the deadline.`],
    [0, (date: string) => `[Baker] accepts applications until [${date}]. You can extend the deadline.`],
    [-1, () => 'The deadline for [Baker] has passed. Extend it to receive applications, or close the job.'],
    [-22, () => 'The deadline for [Baker] has passed. Extend it to receive applications, or close the job.'],
    [
      -23,
      (date: string) =>
        `[Baker] closes automatically after [${date}]. Extend its deadline to receive applications.`,
    ],
  ])('%i days before the deadline of a job without applicants, the right one is sent', async (days, text) => {
    const instance = await freshInstance()
    await newOldJob(instance)
    const expected = text ? [['Harbour Bakery', text(shown(days === -23 ? 7 : days)), 'Open']] : []
    expect(await at(instance, days)).toEqual(expected)
  })

  test.each([
    [
      -1,
      (date: string) =>
        `The deadline for [Baker] has passed. Please accept someone or close the job by [${date}].`,
    ],
    [
      -23,
      (date: string) =>
        `Applicants for [Baker] are waiting for your decision. The job closes automatically after [${date}].`,
    ],
  ])('%i days before the deadline of a job with applicants, the right one is sent', async (days, text) => {
    const instance = await freshInstance()
    await newOldJob(instance, 'Ann')
    expect(await at(instance, days)).toEqual([['Harbour Bakery', text(shown(days + 30)), 'Open']])
  })

  test('nobody is reminded to decide when all applications are withdrawn, but that the job closes', async () => {
    const instance = await freshInstance()
    const { id } = await newOldJob(instance)
    const ann = await newApplicant(instance, id, 'Ann')
    await instance.call(applying.withdrawApplication, { params: { id } }, ann)
    expect(await at(instance, -23)).toEqual([
      [
        'Harbour Bakery',
        `[Baker] closes automatically after [${shown(7)}]. Extend its deadline to receive applications.`,
        'Open',
      ],
    ])
  })

  test('nobody is reminded to decide about a person whose account is deactivated', async () => {
    const instance = await freshInstance()
    const { id } = await newOldJob(instance)
    await setActive(instance, await newApplicant(instance, id, 'Ann'), false)
    expect(await at(instance, -23)).toEqual([
      [
        'Harbour Bakery',
        `[Baker] closes automatically after [${shown(7)}]. Extend its deadline to receive applications.`,
        'Open',
      ],
    ])
  })

  test('a company that was not reminded in time has another week to decide', async () => {
    const instance = await freshInstance()
    await newOldJob(instance, 'Ann')
    expect(await at(instance, -100)).toEqual([
      [
        'Harbour Bakery',
        `Applicants for [Baker] are waiting for your decision. The job closes automatically after [${shown(7)}].`,
        'Open',
      ],
    ])
    expect(await pass(instance, 7)).toEqual([])
    expect(await pass(instance, 1)).toMatchObject([
      ['Ann', {}, 'Closed'],
      ['Harbour Bakery', {}, 'Closed'],
    ])
  })

  test('a company that was inactive is reminded again before its job closes', async () => {
    const instance = await freshInstance()
    const { company } = await newOldJob(instance, 'Ann')
    const lastReminder = [
      'Harbour Bakery',
      `Applicants for [Baker] are waiting for your decision. The job closes automatically after [${shown(7)}].`,
      'Open',
    ]
    expect(await at(instance, -23)).toEqual([lastReminder])
    await setActive(instance, company, false)
    expect(await pass(instance, 20)).toEqual([])
    await setActive(instance, company, true)
    expect(await pass(instance, 0)).toEqual([lastReminder])
    expect(await pass(instance, 7)).toEqual([])
    expect(await pass(instance, 1)).toMatchObject([
      ['Ann', {}, 'Closed'],
      ['Harbour Bakery', {}, 'Closed'],
    ])
  })

  test('an update of an account that is active already forgets no reminder', async () => {
    const instance = await freshInstance()
    const { company } = await newOldJob(instance)
    expect(await at(instance, -23)).toHaveLength(1)
    await setActive(instance, company, true)
    expect(await pass(instance, 7)).toEqual([])
    expect(await pass(instance, 1)).toMatchObject([['Harbour Bakery', {}, 'Closed']])
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
      ['Ann', `A job you saved closes soon: [Baker] at [Harbour Bakery]. Apply by [${shown(3)}].`, 'Open'],
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

test('a reminder that another server is sending is not sent again', async () => {
  const instance = await freshInstance()
  const { id } = await newOldJob(instance)
  await instance.db
    .updateTable('jobs')
    .set({ deadline: inDays(7) })
    .execute()
  const send = `insert into job_reminders (job_id, deadline, kind, sent_on)
    values (${id}, '${inDays(7)}', 'deadline in a week', '${inDays(0)}')`
  const [following] = await whileHolding(instance, send, async (waiting) => {
    const following = followDeadlines(instance.db)
    await waiting(1)
    return [following]
  })
  await following
  expect(await notices(instance)).toEqual([])
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
