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

describe('an account that was activated by GET and never used', () => {
  test("a link drops the password, which may be a stranger's, and the mail says so", async () => {
    const instance = await freshSocialInstance()
    const { form, link } = await register(instance, { user_type: 'company', username: 'mallory' })
    await instance.call(account.activateByGet, { params: link })
    const user = await instance.accountOf(await instance.signIn('marta'))
    expect(user).toMatchObject({ username: 'mallory', password_hash: null })
    expect((await instance.send(account.logIn, { body: form })).statusCode).toBe(401)
    const mails = await instance.workQueue()
    const linked = mails.find(({ subject }) => subject.includes('linked'))
    expect(linked!.text).toContain('The password that was chosen at registration no longer works.')
  })

  test('a link keeps a password that the registrant or the mailbox proved, before any login', async () => {
    for (const proveWith of ['proof', 'password', 'new_password'] as const) {
      const instance = await freshSocialInstance()
      const { form, link, proof } = await register(instance)
      const proofs = { proof, password: PASSWORD, new_password: PASSWORD }
      const body = { ...link, [proveWith]: proofs[proveWith] }
      expect((await instance.call(account.activate, { body })).status).toBe(204)
      await instance.signIn('marta')
      expect.soft((await instance.send(account.logIn, { body: form })).statusCode, proveWith).toBe(200)
    }
  })
})

describe('a registration that waits for the email of a person at the provider', () => {
  test.each(TYPES)(
    'a %s registration pins neither type nor username: the person gets an account, and it is dropped',
    async (user_type) => {
      const instance = await freshSocialInstance()
      const stranger = { user_type, username: 'mallory', name: 'Mallory' }
      const { form, link, proof } = await register(instance, stranger)
      const user = await instance.accountOf(await instance.signIn('marta'))
      expect(user).toMatchObject({ user_type: 'personal', username: 'marta', name: 'Marta Holt' })
      expect(user).toMatchObject({ is_active: true, password_hash: null })
      expect((await instance.send(account.logIn, { body: form })).statusCode).toBe(401)
      expect((await instance.call(account.activateByGet, { params: link })).status).toBe(403)
      expect((await instance.call(account.activate, { body: { ...link, proof } })).status).toBe(403)
      expect(await instance.db.selectFrom('users').select('id').execute()).toEqual([{ id: user.id }])
      expect(await instance.workQueue()).toEqual([])
    },
  )

  test.each(TYPES)(
    'a %s registration in the same browser becomes the account with its type, name and username, without its password',
    async (user_type) => {
      const instance = await freshSocialInstance()
      const { form, proof } = await register(instance, { user_type, username: 'holtmarta', name: 'Holt' })
      await register(instance, { user_type: 'company', username: 'mallory' })
      const ticket = await instance.visitProvider('marta')
      const user = await instance.accountOf(await instance.redeem({ ...ticket, proof }))
      const own = { user_type, username: 'holtmarta', name: 'Holt', password_hash: null, is_active: true }
      expect(user).toMatchObject(own)
      expect((await instance.send(account.logIn, { body: form })).statusCode).toBe(401)
      expect(await instance.db.selectFrom('users').select('id').execute()).toEqual([{ id: user.id }])
      expect(await instance.workQueue()).toEqual([])
    },
  )

  test('the proof of a registration with another email changes nothing', async () => {
    const instance = await freshSocialInstance()
    const { proof } = await register(instance, { username: 'mallory', email: 'mallory@example.com' })
    const ticket = await instance.visitProvider('marta')
    const user = await instance.accountOf(await instance.redeem({ ...ticket, proof }))
    expect(user).toMatchObject({ username: 'marta', email: 'marta@example.com' })
    expect(await instance.db.selectFrom('users').select('id').execute()).toHaveLength(2)
  })

  test('a username that only registrations of the same email hold is free for the person', async () => {
    const instance = await freshSocialInstance()
    await register(instance, { username: 'Marta' })
    expect(await instance.accountOf(await instance.signIn('marta'))).toMatchObject({ username: 'marta' })
  })

  test('a link that was mailed before does not open an account that was deactivated later', async () => {
    const instance = await freshSocialInstance()
    const { link } = await register(instance)
    await instance.signIn('marta')
    await instance.db.updateTable('users').set({ is_active: false }).execute()
    expect((await instance.call(account.activateByGet, { params: link })).status).toBe(400)
  })

  test.each(TYPES)('a %s account is not activated by an unverified email', async (user_type) => {
    const instance = await freshSocialInstance([unverified])
    const { form, link } = await register(instance, { user_type })
    expect(await instance.visitProvider('marta')).toEqual({ error: 'unverified' })
    expect((await instance.call(account.activateByGet, { params: link })).status).toBe(204)
    expect((await instance.send(account.logIn, { body: form })).statusCode).toBe(200)
  })
})
