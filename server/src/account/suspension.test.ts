import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { describe, expect, test } from 'vitest'
import { PASSWORD, type Account } from '../../test/factories.ts'
import { newApplicant } from '../../test/hiring.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { countUnread, freshPair, listMessages, sendMessage } from '../../test/messages.ts'
import { setActive } from '../../test/people.ts'
import { linkIn, register } from '../../test/registering.ts'
import { restoreAccounts, suspendAccounts } from './suspension.ts'

const logIn = ({ call }: TestInstance, { email }: Account) =>
  call(account.logIn, { body: { email, password: PASSWORD } })
const isIn = async ({ call }: TestInstance, as: Account) =>
  (await call(sessions.getLoginUserType, {}, as)).status === 200
const refresh = async ({ call }: TestInstance, { refresh }: Account) =>
  (await call(sessions.refresh, { body: { refresh } })).status

describe('a suspended account', () => {
  test.each([
    [
      'by the function',
      ({ db }: TestInstance, { email }: Account) => suspendAccounts(db, [email]),
      ({ db }: TestInstance, { email }: Account) => restoreAccounts(db, [email]),
    ],
    [
      'in SQL',
      (instance: TestInstance, ann: Account) => setActive(instance, ann, false),
      (instance: TestInstance, ann: Account) => setActive(instance, ann, true),
    ],
  ] as const)(
    'that was suspended %s has no session any more, also once it is restored, and can log in again',
    async (_how, suspend, restore) => {
      const instance = await freshInstance()
      const [ann, ben] = [await instance.newCandidate(), await instance.newCandidate()]
      const other = await instance.logIn(ann)
      await suspend(instance, ann)
      expect((await logIn(instance, ann)).status).toBe(401)
      await restore(instance, ann)
      for (const session of [ann, other]) {
        expect(await isIn(instance, session)).toBe(false)
        expect(await refresh(instance, session)).toBe(401)
      }
      expect(await isIn(instance, ben)).toBe(true)
      expect((await logIn(instance, ann)).status).toBe(200)
    },
  )

  test('a login at the same time as the suspension leaves no session that a restoration would revive', async () => {
    const instance = await freshInstance()
    const ann = await instance.newAccount()
    const login = await whileHolding(
      instance,
      `update users set is_active = false where id = ${ann.id}`,
      async (waiting) => {
        const login = logIn(instance, ann)
        await waiting(1)
        return { login }
      },
    )
    expect((await login.login).status).toBe(401)
    await restoreAccounts(instance.db, [ann.email])
    const live = instance.db.selectFrom('sessions').where('ended_at', 'is', null).select('id')
    expect(await live.execute()).toEqual([])
  })

  test('no link mailed before a suspension restores the account, or resets its password later', async () => {
    const instance = await freshInstance()
    const { db, call } = instance
    const { form, link, proof } = await register(instance)
    // As an operator activates an account whose mail got lost.
    await db.updateTable('users').set({ is_active: true }).where('email', '=', form.email).execute()
    await call(account.requestPasswordReset, { body: { email: form.email } })
    const [mail] = await instance.workQueue()
    const reset = linkIn(mail!.text, '/password/reset/confirm/')
    await suspendAccounts(db, [form.email])
    expect(await call(account.activate, { body: { ...link, proof } })).toMatchObject({ status: 400 })
    await restoreAccounts(db, [form.email])
    const passwords = { new_password: PASSWORD, re_new_password: PASSWORD }
    expect(await call(account.confirmPasswordReset, { body: { ...reset, ...passwords } })).toMatchObject({
      status: 400,
    })
  })

  test('only active accounts are suspended, and only suspended ones restored, whatever the case of the email', async () => {
    const instance = await freshInstance()
    const { db } = instance
    const [ann, pending] = [await instance.newAccount(), await instance.newAccount()]
    await db
      .updateTable('users')
      .set({ is_active: false, activated_at: null })
      .where('id', '=', pending.id)
      .execute()
    const emails = [` ${ann.email.toUpperCase()} `, pending.email, 'nobody@example.com']
    expect(await restoreAccounts(db, emails)).toEqual([])
    expect(await suspendAccounts(db, emails)).toEqual([ann.email])
    expect(await suspendAccounts(db, emails)).toEqual([])
    expect(await restoreAccounts(db, emails)).toEqual([ann.email])
  })

  test('searches find a restored candidate and the jobs of a restored company as soon as the queue has run', async () => {
    const instance = await freshInstance()
    const { db } = instance
    const [ann, searcher] = [await instance.newCandidate({ name: 'Ann Berg' }), await instance.newCompany()]
    const { company } = await instance.newJob({ jobTitle: 'Lighthouse keeper' })
    const totals = async () => {
      const people = await instance.call(
        search.searchPeople,
        { body: { search: 'berg' }, query: {} },
        searcher,
      )
      const found = await instance.call(search.searchJobs, { query: { search: 'lighthouse' } })
      return [people, found].map(({ body }) => (body as { total_user: number }).total_user)
    }
    const emails = [ann.email, company.email]
    await suspendAccounts(db, emails)
    expect(await totals()).toEqual([0, 0])
    await restoreAccounts(db, emails)
    await instance.workQueue()
    expect(await totals()).toEqual([1, 1])
  })

  test("a suspended applicant leaves the company's lists, can't be accepted, and returns with the restoration", async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const ann = await newApplicant(instance, id, 'Ann')
    const list = async () =>
      (await instance.call(hiring.getApplicants, { params: { id }, query: {} }, company)).body
    const accept = () =>
      instance.call(hiring.acceptApplicant, { params: { id }, body: { user_id: ann.id } }, company)
    const before = await list()
    await suspendAccounts(instance.db, [ann.email])
    expect(await list()).toMatchObject({ data: [], total_user: 0 })
    expect(await accept()).toMatchObject({ status: 404 })
    await restoreAccounts(instance.db, [ann.email])
    expect(await list()).toEqual(before)
    expect(await accept()).toMatchObject({ status: 200 })
  })

  test('messages from a suspended account stay, count as unread, and can be answered after the restoration', async () => {
    const { instance, bakery, ann } = await freshPair()
    await sendMessage(instance, bakery, ann)
    await suspendAccounts(instance.db, [bakery.email])
    const inbox = await listMessages(instance, 'inbox', ann)
    expect(inbox).toMatchObject({ total: 1, data: [{ sender: { name: 'Harbour Bakery' } }] })
    expect(await countUnread(instance, ann)).toBe(1)
    await restoreAccounts(instance.db, [bakery.email])
    await sendMessage(instance, ann, bakery)
  })
})
