import { applying } from '@guildhall/contract/hiring/applying'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  accept,
  applicationStates,
  close,
  finish,
  isFindable,
  jobIn,
  newJobWith,
  notices,
  withdraw,
} from '../../test/hiring.ts'
import { freshInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { setActive } from '../../test/people.ts'

describe('finishing a job', () => {
  test('the accepted person and the company are asked to rate each other', async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann', 'Ben')
    await accept(instance, id, applicants[0]!, company)
    await instance.db.deleteFrom('notifications').execute()
    expect(await finish(instance, id, company)).toEqual({
      status: 200,
      body: { success: 'Finished “Baker”. You can rate Ann now.' },
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
      body: { success: 'Finished “Baker”' },
    })
    expect(await notices(instance)).toContainEqual(['Harbour Bakery', '[Baker] has finished.', 'Finished'])
  })

  test('a job that waited for the acceptance finishes after it', async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann')
    const lock = `select from jobs where id = ${id} for update`
    const responses = await whileHolding(instance, lock, async (waiting) => {
      const accepted = accept(instance, id, applicants[0]!, company)
      await waiting(1)
      const finished = finish(instance, id, company)
      await waiting(2)
      return [accepted, finished]
    })
    expect(await Promise.all(responses)).toMatchObject([{ status: 200 }, { status: 200 }])
    const { decided_at } = await instance.db
      .selectFrom('applications')
      .select('decided_at')
      .executeTakeFirstOrThrow()
    expect((await jobIn(instance)).finished_at!.getTime()).toBeGreaterThanOrEqual(decided_at!.getTime())
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
      body: { success: 'Closed “Baker”' },
    })
    expect(await jobIn(instance)).toMatchObject({ status: 'Closed' })
    expect(await isFindable(instance)).toBe(false)
    expect(await applicationStates(instance)).toEqual({
      Ann: 'Closed: Applied, Closed',
      Ben: 'Closed: Applied, Closed',
      Cid: 'Withdrawn: Applied, Withdrawn',
    })
    expect(await notices(instance)).toEqual([
      ['Ann', '[Harbour Bakery] closed [Baker]. Your application is closed.', 'Closed'],
      ['Ben', '[Harbour Bakery] closed [Baker]. Your application is closed.', 'Closed'],
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
      ['Ann', '[Harbour Bakery] closed [Baker]. Your application is closed.', 'Closed'],
      ['Ben', '[Harbour Bakery] closed [Baker]. Your application is closed.', 'Closed'],
    ])
    expect(await decided()).toEqual(before)
  })
})

describe('decisions', () => {
  test("answers and withdrawals change the company's response time", async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann', 'Ben', 'Cid', 'Dan', 'Eve', 'Fay')
    const responseTime = async () => {
      await instance.workQueue()
      return instance.db.selectFrom('response_times').select(['user_id', 'answered_percent']).execute()
    }
    expect(await responseTime()).toEqual([])
    await close(instance, id, company)
    expect(await responseTime()).toEqual([{ user_id: company.id, answered_percent: 100 }])

    const another = await instance.newJob({ by: company })
    await instance.call(applying.apply, { params: { id: another.id }, body: [] }, applicants[0])
    await instance.db
      .updateTable('applications')
      .set({ applied_at: sql`now() - interval '31 days'` })
      .where('job_id', '=', another.id)
      .execute()
    await withdraw(instance, another.id, applicants[0]!)
    expect(await responseTime()).toEqual([{ user_id: company.id, answered_percent: 100 }])
  })

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
      body: { error: "You haven't accepted anyone for this job yet. Accept an applicant first." },
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
      [409, 'This job has finished. Relist it to hire someone again.'],
      [409, 'This job has already finished.'],
      [409, "This job has finished and can't be closed anymore."],
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
