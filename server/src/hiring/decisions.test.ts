import { hiring } from '@guildhall/contract/hiring/endpoints'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { applicationStates, newApplicant, notices } from '../../test/hiring.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { setActive } from '../../test/people.ts'

const accept = (instance: TestInstance, id: number, user: { id: number }, as: Account) =>
  instance.call(hiring.acceptApplicant, { params: { id }, body: { user_id: user.id } }, as)
const finish = (instance: TestInstance, id: number, as: Account) =>
  instance.call(hiring.finishJob, { params: { id } }, as)
const close = (instance: TestInstance, id: number, as: Account) =>
  instance.call(hiring.closeJob, { params: { id } }, as)
const withdraw = (instance: TestInstance, id: number, as: Account) =>
  instance.call(hiring.withdrawApplication, { params: { id } }, as)

/** A job with applicants, whose applications the company has been notified of. */
async function newJobWith(instance: TestInstance, ...names: string[]) {
  const job = await instance.newJob({ jobTitle: 'Baker' })
  const applicants: Account[] = []
  for (const name of names) applicants.push(await newApplicant(instance, job.id, name))
  await instance.db.deleteFrom('notifications').execute()
  return { ...job, applicants }
}

const jobIn = ({ db }: TestInstance) =>
  db.selectFrom('jobs').select(['status', 'accepted_user_id', 'finished_at']).executeTakeFirstOrThrow()

const isFindable = async ({ db }: TestInstance) =>
  (await db.selectFrom('search_documents').where('collection', '=', 'jobs').select('id').execute()).length > 0

describe('an application', () => {
  test('the company is notified of an application, with names that cannot forge bold text', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob({ jobTitle: 'Baker [Accepted]' })
    await newApplicant(instance, id, 'Ann [x]')
    expect(await notices(instance)).toEqual([
      ['Harbour Bakery', '[Ann (x)] applied for [Baker (Accepted)].', 'Open'],
    ])
  })

  test('nobody is notified of an application that is refused', async () => {
    const instance = await freshInstance()
    const { id, applicants } = await newJobWith(instance, 'Ann')
    await instance.call(hiring.apply, { params: { id }, body: [] }, applicants[0])
    expect(await notices(instance)).toEqual([])
  })
})

describe('accepting an applicant', () => {
  test('the job is in progress and leaves the search, the others are not selected, and all of them are notified', async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann', 'Ben', 'Cid', 'Dan')
    const [ann, , , dan] = applicants
    await withdraw(instance, id, dan!)
    await instance.db.deleteFrom('notifications').execute()
    expect(await isFindable(instance)).toBe(true)

    expect(await accept(instance, id, ann!, company)).toEqual({
      status: 200,
      body: { success: 'You accepted Ann for "Baker".' },
    })
    expect(await jobIn(instance)).toEqual({
      status: 'In Progress',
      accepted_user_id: ann!.id,
      finished_at: null,
    })
    expect(await isFindable(instance)).toBe(false)
    expect(await applicationStates(instance)).toEqual({
      Ann: 'Accepted: Applied, Accepted',
      Ben: 'Not selected: Applied, Not selected',
      Cid: 'Not selected: Applied, Not selected',
      Dan: 'Withdrawn: Applied, Withdrawn',
    })
    expect(await notices(instance)).toEqual([
      ['Ann', '[Harbour Bakery] accepted you for [Baker].', 'In Progress'],
      ['Ben', 'You were not selected for [Baker].', 'In Progress'],
      ['Cid', 'You were not selected for [Baker].', 'In Progress'],
    ])
  })

  test('an applicant can be accepted after the deadline', async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann')
    await instance.db.updateTable('jobs').set({ deadline: '2020-01-01' }).execute()
    expect(await accept(instance, id, applicants[0]!, company)).toMatchObject({ status: 200 })
  })

  test('a person who did not apply, or whose account is inactive, is not found', async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann')
    const notFound = { status: 404, body: { error: 'This person did not apply for the job.' } }
    for (const stranger of [await instance.newCandidate(), company, { id: 999_999 }])
      expect(await accept(instance, id, stranger, company)).toEqual(notFound)
    await setActive(instance, applicants[0]!, false)
    expect(await accept(instance, id, applicants[0]!, company)).toEqual(notFound)
    expect(await accept(instance, id, { id: -1 }, company)).toMatchObject({ status: 400 })
    expect(await notices(instance)).toEqual([])
  })

  test('an applicant who has withdrawn cannot be accepted', async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann')
    await withdraw(instance, id, applicants[0]!)
    expect(await accept(instance, id, applicants[0]!, company)).toEqual({
      status: 409,
      body: { error: 'Ann has withdrawn the application. Please choose someone else.' },
    })
  })

  test('of twenty concurrent acceptances of twenty applicants, one succeeds', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, i) => newApplicant(instance, id, `Ann ${i}`)),
    )
    await instance.db.deleteFrom('notifications').execute()
    const responses = await Promise.all(people.map((person) => accept(instance, id, person, company)))
    const statuses = responses.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)])
    const winner = people[responses.findIndex(({ status }) => status === 200)]!
    expect(await jobIn(instance)).toMatchObject({ accepted_user_id: winner.id })
    expect(await notices(instance)).toHaveLength(20)
    const accepted = Object.values(await applicationStates(instance)).filter((state) =>
      state.startsWith('Accepted'),
    )
    expect(accepted).toHaveLength(1)
  })

  test('a person who applies while another is accepted is refused', async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann')
    const ben = await instance.newCandidate({ name: 'Ben' })
    const [accepted, applied] = await whileHolding(
      instance,
      `select from jobs where id = ${id} for update`,
      async (waiting) => {
        const accepted = accept(instance, id, applicants[0]!, company)
        await waiting(1)
        const applied = instance.call(hiring.apply, { params: { id }, body: [] }, ben)
        await waiting(2)
        return [accepted, applied] as const
      },
    )
    expect(await accepted).toMatchObject({ status: 200 })
    expect(await applied).toEqual({ status: 409, body: { error: 'This job is no longer open.' } })
  })
})

describe('finishing a job', () => {
  test('the accepted person and the company are asked to rate each other', async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann', 'Ben')
    await accept(instance, id, applicants[0]!, company)
    await instance.db.deleteFrom('notifications').execute()
    expect(await finish(instance, id, company)).toEqual({
      status: 200,
      body: { success: '"Baker" is finished. You can rate Ann now.' },
    })
    expect(await jobIn(instance)).toMatchObject({
      status: 'Finished',
      accepted_user_id: applicants[0]!.id,
      finished_at: expect.any(Date),
    })
    expect(await notices(instance)).toEqual([
      ['Ann', '[Baker] has finished. Please rate [Harbour Bakery].', 'Finished'],
      ['Harbour Bakery', '[Baker] has finished. Please rate [Ann].', 'Finished'],
    ])
    expect(await applicationStates(instance)).toMatchObject({ Ann: 'Accepted: Applied, Accepted' })
  })

  test('a job is finished even if the account of the accepted person is inactive', async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann')
    await accept(instance, id, applicants[0]!, company)
    await setActive(instance, applicants[0]!, false)
    expect(await finish(instance, id, company)).toEqual({
      status: 200,
      body: { success: '"Baker" is finished.' },
    })
    expect(await notices(instance)).toContainEqual(['Harbour Bakery', '[Baker] has finished.', 'Finished'])
  })
})

describe('closing a job', () => {
  test('open applications are closed, and everybody who did not withdraw is notified', async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann', 'Ben', 'Cid')
    await withdraw(instance, id, applicants[2]!)
    await instance.db.deleteFrom('notifications').execute()
    expect(await close(instance, id, company)).toEqual({
      status: 200,
      body: { success: '"Baker" is closed.' },
    })
    expect(await jobIn(instance)).toMatchObject({ status: 'Closed' })
    expect(await isFindable(instance)).toBe(false)
    expect(await applicationStates(instance)).toEqual({
      Ann: 'Closed: Applied, Closed',
      Ben: 'Closed: Applied, Closed',
      Cid: 'Withdrawn: Applied, Withdrawn',
    })
    expect(await notices(instance)).toEqual([
      ['Ann', '[Harbour Bakery] closed [Baker].', 'Closed'],
      ['Ben', '[Harbour Bakery] closed [Baker].', 'Closed'],
    ])
  })

  test('a job in progress is closed for its accepted person too, who keeps the time of the first decision', async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann', 'Ben')
    await accept(instance, id, applicants[0]!, company)
    await instance.db.deleteFrom('notifications').execute()
    const decided = () =>
      instance.db.selectFrom('applications').select('decided_at').orderBy('user_id').execute()
    const before = await decided()
    expect(await close(instance, id, company)).toMatchObject({ status: 200 })
    expect(await applicationStates(instance)).toEqual({
      Ann: 'Closed: Applied, Accepted, Closed',
      Ben: 'Not selected: Applied, Not selected',
    })
    expect(await notices(instance)).toEqual([
      ['Ann', '[Harbour Bakery] closed [Baker].', 'Closed'],
      ['Ben', '[Harbour Bakery] closed [Baker].', 'Closed'],
    ])
    expect(await decided()).toEqual(before)
  })
})

describe('withdrawing an application', () => {
  test('the company is notified, and the withdrawal is final', async () => {
    const instance = await freshInstance()
    const { id, applicants } = await newJobWith(instance, 'Ann')
    expect(await withdraw(instance, id, applicants[0]!)).toEqual({
      status: 200,
      body: { success: 'You withdrew your application for "Baker".' },
    })
    expect(await applicationStates(instance)).toEqual({ Ann: 'Withdrawn: Applied, Withdrawn' })
    expect(await notices(instance)).toEqual([
      ['Harbour Bakery', '[Ann] withdrew the application for [Baker].', 'Open'],
    ])
    expect(await withdraw(instance, id, applicants[0]!)).toEqual({
      status: 409,
      body: { error: 'You have already withdrawn this application.' },
    })
    expect(await instance.call(hiring.apply, { params: { id }, body: [] }, applicants[0])).toMatchObject({
      status: 409,
    })
    expect(await notices(instance)).toHaveLength(1)
  })

  test('an application to nobody, of nobody or to an inactive company is not found', async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann')
    const notFound = { status: 404, body: { error: 'You did not apply for this job.' } }
    expect(await withdraw(instance, id, await instance.newCandidate())).toEqual(notFound)
    expect(await withdraw(instance, 999_999, applicants[0]!)).toEqual(notFound)
    await setActive(instance, company, false)
    expect(await withdraw(instance, id, applicants[0]!)).toEqual(notFound)
  })

  test('a decided application cannot be withdrawn', async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann', 'Ben')
    await accept(instance, id, applicants[0]!, company)
    expect(await withdraw(instance, id, applicants[0]!)).toEqual({
      status: 409,
      body: {
        error: 'The company has accepted you. Please send it a message if you have changed your mind.',
      },
    })
    expect(await withdraw(instance, id, applicants[1]!)).toEqual({
      status: 409,
      body: { error: "This application is already decided, so it can't be withdrawn." },
    })
  })

  test('of twenty concurrent withdrawals one succeeds, and the company is notified once', async () => {
    const instance = await freshInstance()
    const { id, applicants } = await newJobWith(instance, 'Ann')
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => withdraw(instance, id, applicants[0]!)),
    )
    const statuses = responses.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)])
    expect(await notices(instance)).toHaveLength(1)
    expect(await applicationStates(instance)).toEqual({ Ann: 'Withdrawn: Applied, Withdrawn' })
  })
})

describe('decisions', () => {
  test('a decision that does not fit the state of the job is refused with what to do', async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann', 'Ben')
    const errors = async () => {
      const responses = [
        await accept(instance, id, applicants[1]!, company),
        await finish(instance, id, company),
        await close(instance, id, company),
      ]
      return responses.map(({ status, body }) => [status, 'error' in body ? body.error : ''])
    }
    expect(await finish(instance, id, company)).toEqual({
      status: 409,
      body: { error: 'Nobody works on this job yet. Accept an applicant first.' },
    })
    await accept(instance, id, applicants[0]!, company)
    expect(await accept(instance, id, applicants[0]!, company)).toEqual({
      status: 409,
      body: {
        error: 'You have already accepted someone for this job. Close and relist it to choose someone else.',
      },
    })
    await finish(instance, id, company)
    expect(await errors()).toEqual([
      [409, 'This job is finished. Relist it to hire someone again.'],
      [409, 'This job is already finished.'],
      [409, "This job is finished and can't be closed anymore."],
    ])
    await instance.db.updateTable('jobs').set({ status: 'Closed', finished_at: null }).execute()
    expect(await errors()).toEqual([
      [409, 'This job is closed. Relist it to hire someone.'],
      [409, 'This job is closed. Relist it to hire someone.'],
      [409, 'This job is already closed.'],
    ])
  })

  test("another company's job is not found, and stays as it is", async () => {
    const instance = await freshInstance()
    const { id, applicants } = await newJobWith(instance, 'Ann')
    const rival = await instance.newCompany()
    const notFound = { status: 404, body: { error: 'Job Not Found' } }
    expect(await accept(instance, id, applicants[0]!, rival)).toEqual(notFound)
    expect(await finish(instance, id, rival)).toEqual(notFound)
    expect(await close(instance, id, rival)).toEqual(notFound)
    expect(await jobIn(instance)).toMatchObject({ status: 'Open' })
    expect(await notices(instance)).toEqual([])
  })
})
