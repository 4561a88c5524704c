import { applying } from '@guildhall/contract/hiring/applying'
import { posting } from '@guildhall/contract/posting/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inDays } from '../../test/factories.ts'
import {
  accept,
  applicationStates,
  close,
  decline,
  finish,
  isFindable,
  jobIn,
  makeOverdue,
  newApplicant,
  newJobWith,
  notices,
} from '../../test/hiring.ts'
import { freshInstance } from '../../test/instance.ts'
import { setActive } from '../../test/people.ts'
import { deleteOldSnapshots } from './snapshots.ts'
import { followDeadlines } from './tasks.ts'

/** Ann is accepted, Ben is not selected, and both know. */
async function acceptedJob() {
  const instance = await freshInstance()
  const job = await newJobWith(instance, 'Ann', 'Ben')
  const [ann, ben] = job.applicants as [(typeof job.applicants)[number], (typeof job.applicants)[number]]
  expect(await accept(instance, job.id, ann, job.company)).toMatchObject({ status: 200 })
  await instance.db.deleteFrom('notifications').execute()
  return { ...job, instance, ann, ben }
}

const DECLINED = '[Ann] declined [Baker]. The job is open again: you can accept someone else.'

describe('declining a job in progress', () => {
  test('a declined job is open and found again, and only the company is notified', async () => {
    const { instance, id, ann } = await acceptedJob()
    expect(await isFindable(instance)).toBe(false)
    expect(await decline(instance, id, ann)).toEqual({ status: 200, body: { success: 'Declined “Baker”' } })
    expect(await jobIn(instance)).toMatchObject({ status: 'Open', accepted_user_id: null })
    expect(await isFindable(instance)).toBe(true)
    expect(await applicationStates(instance)).toEqual({
      Ann: 'Declined: Applied, Accepted, Declined',
      Ben: 'Not selected: Applied, Not selected',
    })
    expect(await notices(instance)).toEqual([['Harbour Bakery', DECLINED, 'Open']])
  })

  test('after a decline, somebody who was not selected can be accepted, and nobody is notified twice', async () => {
    const { instance, id, company, ann, ben } = await acceptedJob()
    await decline(instance, id, ann)
    await newApplicant(instance, id, 'Cid')
    await instance.db.deleteFrom('notifications').execute()
    expect(await accept(instance, id, ann, company)).toEqual({
      status: 409,
      body: { error: 'Ann has declined this job. Please choose someone else.' },
    })
    expect(await accept(instance, id, ben, company)).toMatchObject({ status: 200 })
    expect(await notices(instance)).toEqual([
      ['Ben', '[Harbour Bakery] accepted you for [Baker].', 'In Progress'],
      ['Cid', 'You were not selected for [Baker].', 'In Progress'],
    ])
    expect(await applicationStates(instance)).toMatchObject({
      Ben: 'Accepted: Applied, Not selected, Accepted',
      Cid: 'Not selected: Applied, Not selected',
    })
  })

  test('declining is final, and only for the accepted person of a job in progress', async () => {
    const { instance, id, company, ann, ben } = await acceptedJob()
    expect(await decline(instance, id, ben)).toEqual({
      status: 409,
      body: { error: "The company hasn't accepted you for this job." },
    })
    expect(await decline(instance, id, await instance.newCandidate())).toMatchObject({ status: 404 })
    expect(await decline(instance, id, company)).toMatchObject({ status: 403 })
    await decline(instance, id, ann)
    expect(await decline(instance, id, ann)).toEqual({
      status: 409,
      body: { error: 'You have already declined this job.' },
    })
    expect(await instance.call(applying.apply, { params: { id }, body: [] }, ann)).toMatchObject({
      status: 409,
    })

    await accept(instance, id, ben, company)
    await finish(instance, id, company)
    expect(await decline(instance, id, ben)).toEqual({
      status: 409,
      body: { error: "This job has finished, so you can't decline it anymore." },
    })
  })

  test('closing a declined job does not notify the person who declined', async () => {
    const { instance, id, company, ann } = await acceptedJob()
    await decline(instance, id, ann)
    await instance.db.deleteFrom('notifications').execute()
    await close(instance, id, company)
    expect(await notices(instance)).toEqual([
      ['Ben', '[Harbour Bakery] closed [Baker]. Your application is closed.', 'Closed'],
    ])
    expect(await applicationStates(instance)).toMatchObject({ Ann: 'Declined: Applied, Accepted, Declined' })
  })

  test('a declined job whose deadline has passed leaves its company a week to decide or extend it', async () => {
    const { instance, id, company, ann, ben } = await acceptedJob()
    await instance.db
      .updateTable('jobs')
      .set({ created_at: sql`now() - interval '1 year'` })
      .execute()
    await makeOverdue(instance, [id])
    await decline(instance, id, ann)
    expect(await isFindable(instance)).toBe(false)
    await instance.db.deleteFrom('notifications').execute()
    await followDeadlines(instance.db)
    expect((await jobIn(instance)).status).toBe('Open')
    expect(await notices(instance)).toEqual([
      ['Harbour Bakery', expect.stringMatching(/^\[Baker\] closes automatically after /), 'Open'],
    ])
    expect(await accept(instance, id, ben, company)).toMatchObject({ status: 200 })
    await decline(instance, id, ben)
    const extended = { params: { id }, body: { deadline: inDays(20) } }
    expect(await instance.call(posting.extendJob, extended, company)).toMatchObject({ status: 200 })
    expect(await isFindable(instance)).toBe(true)
  })

  test('a job of an inactive company can be declined without a notification', async () => {
    const { instance, id, company, ann } = await acceptedJob()
    await setActive(instance, company, false)
    expect(await decline(instance, id, ann)).toMatchObject({ status: 200 })
    expect(await notices(instance)).toEqual([])
    expect(await isFindable(instance)).toBe(false)
  })

  test('the snapshot of a person accepted after a refusal is kept for 180 days from the acceptance', async () => {
    const { instance, id, company, ann, ben } = await acceptedJob()
    const { db } = instance
    await decline(instance, id, ann)
    await db
      .updateTable('applications')
      .set({ decided_at: sql`now() - interval '181 days'` })
      .execute()
    await accept(instance, id, ben, company)
    await deleteOldSnapshots(db)
    expect(await db.selectFrom('application_snapshots').select('user_id').execute()).toEqual([
      { user_id: ben.id },
    ])
  })

  test.each([
    [
      'finishing',
      finish,
      [
        [409, 200, 'Finished', 'Accepted: Applied, Accepted'],
        [200, 409, 'Open', 'Declined: Applied, Accepted, Declined'],
      ],
    ],
    [
      'closing',
      close,
      [
        [409, 200, 'Closed', 'Closed: Applied, Accepted, Closed'],
        [200, 200, 'Closed', 'Declined: Applied, Accepted, Declined'],
      ],
    ],
  ] as const)('declining and %s at once come one after the other', async (_name, other, outcomes) => {
    const { instance, id, company, ann } = await acceptedJob()
    const [declined, done] = await Promise.all([decline(instance, id, ann), other(instance, id, company)])
    const { status } = await jobIn(instance)
    const { Ann: state } = await applicationStates(instance)
    expect([declined.status, done.status, status, state]).toBeOneOf(outcomes.map((one) => [...one]))
  })

  test('of twenty concurrent calls to decline one succeeds, and the company is notified once', async () => {
    const { instance, id, ann } = await acceptedJob()
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await decline(instance, id, ann)).status),
    )
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(19).fill(409)])
    expect(await notices(instance)).toHaveLength(1)
  })

  test("the company's response time counts a declined acceptance as an answer", async () => {
    const { instance, id, ann, company } = await acceptedJob()
    await decline(instance, id, ann)
    for (const name of ['Cid', 'Dan', 'Eve']) await newApplicant(instance, id, name)
    await close(instance, id, company)
    await instance.workQueue()
    expect(await instance.db.selectFrom('response_times').select('answered_percent').execute()).toEqual([
      { answered_percent: 100 },
    ])
  })
})
