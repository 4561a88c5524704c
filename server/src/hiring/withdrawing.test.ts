import { applying } from '@guildhall/contract/hiring/applying'
import { describe, expect, test } from 'vitest'
import { accept, applicationStates, newJobWith, notices, withdraw } from '../../test/hiring.ts'
import { freshInstance } from '../../test/instance.ts'
import { setActive } from '../../test/people.ts'

describe('withdrawing an application', () => {
  test('the company is notified, and the withdrawal is final', async () => {
    const instance = await freshInstance()
    const { id, applicants } = await newJobWith(instance, 'Ann')
    expect(await withdraw(instance, id, applicants[0]!)).toEqual({
      status: 200,
      body: { success: 'Application for “Baker” withdrawn' },
    })
    expect(await applicationStates(instance)).toEqual({ Ann: 'Withdrawn: Applied, Withdrawn' })
    expect(await instance.db.selectFrom('application_snapshots').selectAll().execute()).toEqual([])
    expect(await notices(instance)).toEqual([
      ['Harbour Bakery', '[Ann] withdrew their application for [Baker].', 'Open'],
    ])
    expect(await withdraw(instance, id, applicants[0]!)).toEqual({
      status: 409,
      body: { error: 'You have already withdrawn this application.' },
    })
    expect(await instance.call(applying.apply, { params: { id }, body: [] }, applicants[0])).toMatchObject({
      status: 409,
    })
    expect(await notices(instance)).toHaveLength(1)
  })

  test('people who did not apply for a job cannot withdraw, and a job that does not exist is not found', async () => {
    const instance = await freshInstance()
    const { id, applicants } = await newJobWith(instance, 'Ann')
    const notFound = { status: 404, body: { error: "You haven't applied for this job." } }
    expect(await withdraw(instance, id, await instance.newCandidate())).toEqual(notFound)
    expect(await withdraw(instance, 999_999, applicants[0]!)).toEqual(notFound)
  })

  test('an application to a company whose account is inactive is withdrawn without a notification', async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann')
    await setActive(instance, company, false)
    expect(await withdraw(instance, id, applicants[0]!)).toMatchObject({ status: 200 })
    expect(await applicationStates(instance)).toEqual({ Ann: 'Withdrawn: Applied, Withdrawn' })
    expect(await instance.db.selectFrom('application_snapshots').selectAll().execute()).toEqual([])
    expect(await notices(instance)).toEqual([])
  })

  test('a decided application cannot be withdrawn', async () => {
    const instance = await freshInstance()
    const { id, company, applicants } = await newJobWith(instance, 'Ann', 'Ben')
    await accept(instance, id, applicants[0]!, company)
    expect(await withdraw(instance, id, applicants[0]!)).toEqual({
      status: 409,
      body: {
        error:
          "The company has accepted you, so you can't withdraw. While the job is in progress, you can decline it.",
      },
    })
    expect(await withdraw(instance, id, applicants[1]!)).toEqual({
      status: 409,
      body: { error: "This application has already been decided, so you can't withdraw it." },
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
