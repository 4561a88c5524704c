import { applying } from '@guildhall/contract/hiring/applying'
import { notifications } from '@guildhall/contract/notifications/endpoints'
import { describe, expect, test } from 'vitest'
import {
  accept,
  applicationStates,
  isFindable,
  jobIn,
  newApplicant,
  newJobWith,
  notices,
  withdraw,
} from '../../test/hiring.ts'
import { freshInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { setActive } from '../../test/people.ts'

describe('an application', () => {
  test('the company is notified of an application, with names that cannot forge bold text', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob({ jobTitle: 'Baker [Accepted]' })
    await newApplicant(instance, id, 'Ann [x]')
    expect(await notices(instance)).toEqual([
      ['Harbour Bakery', '[Ann (x)] applied for [Baker (Accepted)].', 'Open'],
    ])
  })

  test('notifications of an application and of its withdrawal lead the company to the applicant', async () => {
    const instance = await freshInstance()
    const { id, company } = await newJobWith(instance)
    const ann = await newApplicant(instance, id, 'Ann')
    await withdraw(instance, id, ann)
    const { body } = await instance.call(notifications.getNotifications, {}, company)
    expect(body).toMatchObject([{ user_applied: ann.id }, { user_applied: ann.id }])
  })

  test('nobody is notified of an application that is refused', async () => {
    const instance = await freshInstance()
    const { id, applicants } = await newJobWith(instance, 'Ann')
    await instance.call(applying.apply, { params: { id }, body: [] }, applicants[0])
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
      body: { success: 'Accepted Ann for “Baker”' },
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
    const notFound = { status: 404, body: { error: "You can't accept this person for this job." } }
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
      body: { error: 'Ann has withdrawn their application. Please choose someone else.' },
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
        const applied = instance.call(applying.apply, { params: { id }, body: [] }, ben)
        await waiting(2)
        return [accepted, applied] as const
      },
    )
    expect(await accepted).toMatchObject({ status: 200 })
    expect(await applied).toEqual({
      status: 409,
      body: { error: 'This job is no longer accepting applications.' },
    })
  })
})
