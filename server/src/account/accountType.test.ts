import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { describe, expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'

describe('current account', () => {
  test('the current account is returned with its picture, if it has one', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    const expected = {
      profile_picture: null,
      username: someone.username,
      user_id: someone.id,
      user_type: 'personal',
      has_posted_job: false,
    }
    const read = () => instance.call(sessions.getProfileImageName, {}, someone)
    expect(await read()).toEqual({ status: 200, body: expected })
    await instance.db.updateTable('users').set({ profile_picture: '/files/ann.webp' }).execute()
    expect(await read()).toEqual({ status: 200, body: { ...expected, profile_picture: '/files/ann.webp' } })
  })

  test('the current account says whether it has posted a job, which only its own jobs change', async () => {
    const instance = await freshInstance()
    const [company, other] = [await instance.newCompany(), await instance.newCompany()]
    await instance.newJob({ by: other })
    const read = () => instance.call(sessions.getProfileImageName, {}, company)
    expect(await read()).toMatchObject({ body: { has_posted_job: false } })
    await instance.newJob({ by: company })
    expect(await read()).toMatchObject({ body: { has_posted_job: true } })
  })

  test('the type of the current account is a JSON string', async () => {
    const instance = await freshInstance()
    const responses = [await instance.newAccount(), await instance.newCompany()].map(async (as) => {
      const response = await instance.send(sessions.getLoginUserType, {}, { as })
      return [response.statusCode, response.headers['content-type'], response.payload]
    })
    expect(await Promise.all(responses)).toEqual([
      [200, 'application/json; charset=utf-8', '"personal"'],
      [200, 'application/json; charset=utf-8', '"company"'],
    ])
  })
})

describe('type of an account', () => {
  test("the type of any account is returned by id, including the caller's own", async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    const company = await instance.newCompany()
    const typeOf = (id: number) => instance.call(sessions.checkUserType, { query: { id } }, someone)
    expect(await typeOf(company.id)).toEqual({ status: 200, body: 'company' })
    expect(await typeOf(someone.id)).toEqual({ status: 200, body: 'personal' })
  })

  test('the type of an unknown or inactive account, or for an invalid id, is not found', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    const closed = await instance.newCompany()
    await instance.db.updateTable('users').set({ is_active: false }).where('id', '=', closed.id).execute()
    const ids = [closed.id, 999_999, 0, -1, '1e3', '01', '9007199254740993', '99999999999999999999', 'x', '']
    for (const id of ids) {
      const response = await instance.send(sessions.checkUserType, { query: { id } }, { as: someone })
      expect.soft(response.statusCode, String(id)).toBe(404)
      expect.soft(Object.keys(response.json<object>())).toEqual(['error'])
    }
    const missing = await instance.send(sessions.checkUserType, {}, { as: someone })
    const twice = await instance.send(sessions.checkUserType, { query: { id: [1, 2] } }, { as: someone })
    expect([missing.statusCode, twice.statusCode]).toEqual([404, 404])
  })
})

describe('demo accounts', () => {
  test('the demo accounts are listed only if the demo is on', async () => {
    const accounts = [{ user_type: 'company' as const, email: 'bakery@example.com', password: 'come in' }]
    const demo = await freshInstance({ demoAccounts: accounts })
    expect(await demo.call(account.getDemoAccounts, {})).toEqual({ status: 200, body: accounts })
    const instance = await freshInstance()
    await instance.newAccount()
    expect(await instance.call(account.getDemoAccounts, {})).toEqual({ status: 200, body: [] })
  })
})
