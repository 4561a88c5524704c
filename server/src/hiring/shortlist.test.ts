import { applying } from '@guildhall/contract/hiring/applying'
import { hiring, type Applicant } from '@guildhall/contract/hiring/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { MAX } from '@guildhall/contract/sizes'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'

async function newApplicants(count: number) {
  const instance = await freshInstance()
  const job = await instance.newJob()
  const people: Account[] = []
  for (let i = 0; i < count; i++) {
    const person = await instance.newCandidate()
    await instance.call(applying.apply, { params: { id: job.id }, body: [] }, person)
    people.push(person)
  }
  const applicants = async () => {
    const { body } = await instance.call(
      hiring.getApplicants,
      { params: { id: job.id }, query: {} },
      job.company,
    )
    return (body as { data: Applicant[] }).data
  }
  const mark = (user_id: number, changes: { shortlisted?: boolean; note?: string }) =>
    instance.call(
      hiring.markApplicant,
      { params: { id: job.id }, body: { user_id, ...changes } },
      job.company,
    )
  const see = () => instance.call(hiring.seeApplicants, { params: { id: job.id } }, job.company)
  const withdraw = (as: Account) =>
    instance.call(applying.withdrawApplication, { params: { id: job.id } }, as)
  return { instance, ...job, people, applicants, mark, see, withdraw }
}

/** The number of new applicants of the only job. */
async function newCount(instance: TestInstance, company: Account) {
  const { body } = await instance.call(posting.getPostedJobs, { query: {} }, company)
  return (body as { data: { new_count: number }[] }).data[0]!.new_count
}

describe('the shortlist and the notes of a company', () => {
  test('an applicant is shortlisted and noted, each without a change of the other', async () => {
    const { people, applicants, mark } = await newApplicants(1)
    const [ann] = people
    expect(await mark(ann!.id, { shortlisted: true })).toEqual({
      status: 200,
      body: { success: 'Shortlist updated' },
    })
    expect(await mark(ann!.id, { note: ' Call her.\r\nMonday ' })).toEqual({
      status: 200,
      body: { success: 'Note saved' },
    })
    expect(await applicants()).toMatchObject([{ shortlisted: true, note: 'Call her.\nMonday' }])
    await mark(ann!.id, { shortlisted: false })
    await mark(ann!.id, {})
    expect(await applicants()).toMatchObject([{ shortlisted: false, note: 'Call her.\nMonday' }])
    await mark(ann!.id, { note: '' })
    expect(await applicants()).toMatchObject([{ note: '' }])
  })

  test('a note of 2,000 characters is kept, and a longer one is refused', async () => {
    const { people, applicants, mark } = await newApplicants(1)
    const note = 'x'.repeat(MAX.applicantNote)
    expect(await mark(people[0]!.id, { note })).toMatchObject({ status: 200 })
    expect(await mark(people[0]!.id, { note: `${note}x` })).toMatchObject({
      status: 400,
      body: { errorField: { note: [expect.any(String)] } },
    })
    expect(await applicants()).toMatchObject([{ note }])
  })

  test('a person who has not applied, has withdrawn or is inactive is not marked', async () => {
    const { instance, people, mark, withdraw } = await newApplicants(2)
    const [withdrawn, inactive] = people
    await withdraw(withdrawn!)
    await instance.db.updateTable('users').set({ is_active: false }).where('id', '=', inactive!.id).execute()
    const stranger = await instance.newCandidate()
    for (const { id } of [withdrawn!, inactive!, stranger])
      expect(await mark(id, { note: 'Call her.' })).toEqual({
        status: 404,
        body: { error: 'User Not Found' },
      })
    expect(await instance.db.selectFrom('applications').select('note').execute()).toEqual([
      { note: '' },
      { note: '' },
    ])
  })

  test('the applicant sees neither the shortlist nor the note', async () => {
    const { instance, people, mark } = await newApplicants(1)
    await mark(people[0]!.id, { shortlisted: true, note: 'Call her.' })
    const response = await instance.call(applying.getInterestedJobs, { query: {} }, people[0])
    expect(response.status).toBe(200)
    expect(JSON.stringify(response.body)).not.toMatch(/shortlist|Call her/)
  })
})

describe('new applicants', () => {
  test('applicants are new until the company has seen them, and withdrawn ones are never counted', async () => {
    const { instance, id, company, people, applicants, see, withdraw } = await newApplicants(3)
    await withdraw(people[0]!)
    expect(await newCount(instance, company)).toBe(2)
    expect(await see()).toEqual({ status: 200, body: { success: 'Applicants marked as seen' } })
    expect(await newCount(instance, company)).toBe(0)
    await instance.call(applying.apply, { params: { id }, body: [] }, await instance.newCandidate())
    expect(await newCount(instance, company)).toBe(1)
    expect(await applicants()).toMatchObject([
      { is_new: true },
      { is_new: false },
      { is_new: false },
      { application_status: 'Withdrawn' },
    ])
  })

  test('once somebody is accepted, nobody is new', async () => {
    const { instance, id, company, people, applicants } = await newApplicants(2)
    const body = { user_id: people[0]!.id }
    await instance.call(hiring.acceptApplicant, { params: { id }, body }, company)
    expect(await newCount(instance, company)).toBe(0)
    expect(await applicants()).toMatchObject([{ is_new: false }, { is_new: false }])
  })

  test('applicants keep the time when they were first seen', async () => {
    const { instance, see } = await newApplicants(1)
    const seenAt = async () => {
      const row = await instance.db.selectFrom('applications').select('seen_at').executeTakeFirstOrThrow()
      return row.seen_at
    }
    await see()
    const first = await seenAt()
    await see()
    expect(first).toBeInstanceOf(Date)
    expect(await seenAt()).toEqual(first)
  })

  test('applicants are seen and decided upon at the same time without a deadlock', async () => {
    const { instance, id, company, people, see } = await newApplicants(8)
    const accept = () =>
      instance.call(hiring.acceptApplicant, { params: { id }, body: { user_id: people[3]!.id } }, company)
    const lock = `select from applications where user_id = ${people[3]!.id} for update`
    const responses = await whileHolding(instance, lock, async (waiting) => {
      const accepted = accept()
      await waiting(1)
      const seen = see()
      await waiting(2)
      return [accepted, seen]
    })
    expect(await Promise.all(responses)).toMatchObject([{ status: 200 }, { status: 200 }])
  })
})
