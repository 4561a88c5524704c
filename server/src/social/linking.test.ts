import { account } from '@guildhall/contract/account/endpoints'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../test/factories.ts'
import { register } from '../../test/registering.ts'
import { anIdentity, freshSocialInstance } from '../../test/socialLogin.ts'

const unverified = anIdentity({ email_verified: false })
const TYPES = ['personal', 'company'] as const

describe('an active account with the email of a person at the provider', () => {
  test.each(TYPES)(
    'a %s account is linked, keeps its password, and its owner gets a mail',
    async (user_type) => {
      const instance = await freshSocialInstance()
      const owner = await instance.newAccount({ user_type, email: 'Marta@example.com', name: 'Ann' })
      const user = await instance.accountOf(await instance.signIn('marta'))
      expect(user).toMatchObject({ id: owner.id, user_type, name: 'Ann', username: owner.username })
      const mails = await instance.workQueue()
      const linked = mails.find(({ subject }) => subject === 'Your Guildhall account is linked to Town ID')
      expect(linked).toMatchObject({ to: 'Marta@example.com' })
      expect(linked!.text).toContain(`“${owner.username}” with Town ID`)
      const body = { email: owner.email, password: PASSWORD }
      expect((await instance.send(account.logIn, { body })).statusCode).toBe(200)

      await instance.signIn('marta')
      expect(await instance.workQueue()).toEqual([])
    },
  )

  test.each(TYPES)('a %s account is not opened by an unverified email', async (user_type) => {
    const instance = await freshSocialInstance([unverified])
    await instance.newAccount({ user_type, email: 'marta@example.com' })
    expect(await instance.visitProvider('marta')).toEqual({ error: 'unverified' })
    expect(await instance.db.selectFrom('identities').selectAll().execute()).toEqual([])
  })

  test.each([{ is_active: false }, { is_demo: true }])('an account with %o stays closed', async (columns) => {
    const instance = await freshSocialInstance()
    await instance.newAccount({ email: 'marta@example.com' })
    await instance.db.updateTable('users').set(columns).execute()
    const response = await instance.signIn('marta')
    expect([response.statusCode, response.json()]).toEqual([
      401,
      { error: "You can't log in to this account. Please choose a different one." },
    ])
    expect(await instance.db.selectFrom('identities').selectAll().execute()).toEqual([])
  })
})

describe('an account that was registered and never activated', () => {
  test.each(TYPES)(
    'a %s account is activated, and its password, link and name are discarded',
    async (user_type) => {
      const instance = await freshSocialInstance()
      const { form, link } = await register(instance, { user_type, username: 'mallory', name: 'Mallory' })
      const user = await instance.accountOf(await instance.signIn('marta'))
      expect(user).toMatchObject({ user_type, username: 'mallory', name: 'Marta Holt', password_hash: null })
      expect(user.is_active).toBe(true)
      expect((await instance.send(account.logIn, { body: form })).statusCode).toBe(401)
      expect((await instance.call(account.activate, { params: link })).status).toBe(403)
      const [stored] = await instance.db.selectFrom('mailed_links').selectAll().execute()
      expect(stored!.voided_at).not.toBeNull()
      expect(await instance.workQueue()).toEqual([])
    },
  )

  test('a link that was mailed before does not open an account that was deactivated later', async () => {
    const instance = await freshSocialInstance()
    const { link } = await register(instance)
    await instance.signIn('marta')
    await instance.db.updateTable('users').set({ is_active: false }).execute()
    expect((await instance.call(account.activate, { params: link })).status).toBe(400)
  })

  test.each(TYPES)('a %s account is not activated by an unverified email', async (user_type) => {
    const instance = await freshSocialInstance([unverified])
    const { form, link } = await register(instance, { user_type })
    expect(await instance.visitProvider('marta')).toEqual({ error: 'unverified' })
    expect((await instance.call(account.activate, { params: link })).status).toBe(204)
    expect((await instance.send(account.logIn, { body: form })).statusCode).toBe(200)
  })
})
