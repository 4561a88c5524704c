import { account } from '@guildhall/contract/account/endpoints'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { PASSWORD } from '../../test/factories.ts'
import { aRegistration, linkIn, register } from '../../test/registering.ts'
import { connect, openPool } from '../db/connect.ts'
import { freshInstance, PUBLIC_URL, type TestInstance } from '../../test/instance.ts'

const tryToRegister = async (instance: TestInstance, over: object = {}) => {
  const response = await instance.send(account.register, { body: aRegistration(over) })
  return { status: response.statusCode, body: response.json<unknown>() }
}

const countUsers = async ({ db }: TestInstance) =>
  (await db.selectFrom('users').select('id').execute()).length

const queueOf = async ({ db }: TestInstance) =>
  (await sql<{ payload: object }>`select payload from graphile_worker._private_jobs`.execute(db)).rows

/** Checks a table of changes to a valid registration, each with the field errors it must get. */
async function expectFieldErrors(instance: TestInstance, table: [change: object, fieldErrors: object][]) {
  const before = await countUsers(instance)
  for (const [change, fieldErrors] of table) {
    const response = await tryToRegister(instance, change)
    expect.soft(response, JSON.stringify(change)).toEqual({ status: 400, body: fieldErrors })
  }
  expect(await countUsers(instance)).toBe(before)
  expect(await instance.workQueue()).toEqual([])
}

describe('registration', () => {
  test('a registration creates an inactive account and returns its fields', async () => {
    const instance = await freshInstance()
    const { status, body } = await tryToRegister(instance, { user_type: 'company' })
    const row = await instance.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    expect(status).toBe(201)
    expect(body).toEqual({
      id: row.id,
      username: 'marta',
      name: 'Marta Holt',
      email: 'marta@example.com',
      user_type: 'company',
      proof: expect.stringMatching(/^[\w-]{43}\.[\w-]{43}$/),
    })
    expect(row).toMatchObject({ username: 'marta', user_type: 'company', is_active: false, is_demo: false })
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('a registration without a user type creates a personal account', async () => {
    const instance = await freshInstance()
    expect(await tryToRegister(instance, { user_type: undefined })).toMatchObject({
      status: 201,
      body: { user_type: 'personal' },
    })
  })

  test('a registration trims names and emails, and never the password', async () => {
    const instance = await freshInstance()
    const password = `  ${PASSWORD} `
    const { status, body } = await tryToRegister(instance, {
      username: ' marta ',
      name: '  Marta \n Holt ',
      email: ' marta@example.com ',
      password,
      re_password: password,
    })
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { username: 'marta', name: 'Marta Holt', email: 'marta@example.com' },
    })
    await instance.db.updateTable('users').set({ is_active: true }).execute()
    const logIn = (tried: string) =>
      instance.call(account.logIn, { body: { email: 'marta@example.com', password: tried } })
    expect((await logIn(password)).status).toBe(200)
    expect((await logIn(password.trim())).status).toBe(401)
  })

  test('a registration ignores fields that the form does not have', async () => {
    const instance = await freshInstance()
    const { status, body } = await tryToRegister(instance, {
      is_active: true,
      is_demo: true,
      id: 77,
      password_hash: 'x',
      bio: 'x',
    })
    expect(status).toBe(201)
    expect(Object.keys(body as object).sort()).toEqual([
      'email',
      'id',
      'name',
      'proof',
      'user_type',
      'username',
    ])
    const row = await instance.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ is_active: false, is_demo: false, bio: '' })
    expect(row.id).not.toBe(77)
    expect(row.password_hash).not.toBe('x')
  })
})

describe('invalid registrations', () => {
  const REQUIRED = {
    username: ['Username is required'],
    name: ['Full name is required'],
    email: ['Please Insert Correct Email'],
    password: ['Password is required'],
    re_password: ['Re_password is required'],
  }

  test('a registration is refused with every error at once', async () => {
    const instance = await freshInstance()
    const empty = { username: '', name: ' ', email: '', password: '', re_password: '', user_type: undefined }
    const missing = Object.fromEntries(Object.keys(empty).map((field) => [field, undefined]))
    const notTexts = { username: 1, name: [], email: {}, password: null, re_password: true }
    await expectFieldErrors(instance, [
      [empty, REQUIRED],
      [missing, REQUIRED],
      [notTexts, REQUIRED],
      [
        { username: 'a b', password: 'short', re_password: 'other', user_type: 'admin' },
        {
          username: ['Only letter and number, no space and other symbols'],
          password: ['Please use at least 8 characters.'],
          user_type: ['Please check this.'],
          non_field_errors: ['Password did not match'],
        },
      ],
      [
        { email: 'x', password: '12345678', re_password: '12345678' },
        {
          email: ['Please Insert Correct Email'],
          password: [
            'This password is too common. Choose a different one.',
            'This password has only digits. Add letters.',
          ],
        },
      ],
      [
        { name: '', username: 'harbourmaster', password: 'HarbourMaster7', re_password: '' },
        {
          name: ['Full name is required'],
          password: ['This password is too similar to your username. Choose a different one.'],
          re_password: ['Re_password is required'],
        },
      ],
    ])
  })

  test('a registration is refused for each invalid field under its name', async () => {
    const instance = await freshInstance()
    const RULE = ['Only letter and number, no space and other symbols']
    const EMAIL = ['Please Insert Correct Email']
    const long = 'x'.repeat(129)
    await expectFieldErrors(instance, [
      ...['ab', 'a'.repeat(21), 'a b', 'a@b', 'é'.repeat(4), 'a/b', 'mar\u212Aus'].map(
        (username): [object, object] => [{ username }, { username: RULE }],
      ),
      ...[
        'marta',
        'marta@example',
        'marta@example.museum',
        'a@b.c',
        'a b@example.com',
        'marta@exa_mple.com',
        'm\u0131ra@example.com',
        'marta@\u212Aing.com',
        'o\ufb03ce@example.com',
        'mar\uff54a@example.com',
        'a@example.com,b@example.com',
        'a@example.com\r\nBcc: b@example.com',
        `${'a'.repeat(65)}@example.com`,
        `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
      ].map((email): [object, object] => [{ email }, { email: EMAIL }]),
      [{ name: 'x'.repeat(101) }, { name: ['Please use at most 100 characters.'] }],
      [{ name: 'a\0b' }, { name: ['This text contains unreadable characters.'] }],
      [
        { password: 'quiet\ud800harbour', re_password: 'quiet\ud800harbour' },
        { password: ['This text contains unreadable characters.'] },
      ],
      [{ password: long, re_password: long }, { password: ['Please use at most 128 characters.'] }],
      [{ password: 'seven77', re_password: 'seven77' }, { password: ['Please use at least 8 characters.'] }],
      [{ re_password: 'another one' }, { non_field_errors: ['Password did not match'] }],
      [{ re_password: `${PASSWORD} ` }, { non_field_errors: ['Password did not match'] }],
      [{ user_type: 'admin' }, { user_type: ['Please check this.'] }],
      [{ user_type: null }, { user_type: ['Please check this.'] }],
    ])
  })

  test('a registration is refused for a password that is easy to guess', async () => {
    const instance = await freshInstance()
    const refused = (password: string, message: string): [object, object] => [
      { password, re_password: password },
      { password: [message] },
    ]
    await expectFieldErrors(instance, [
      refused('password1', 'This password is too common. Choose a different one.'),
      refused('PassWord1', 'This password is too common. Choose a different one.'),
      refused('9274610385', 'This password has only digits. Add letters.'),
      [
        { password: '12345678', re_password: '12345678' },
        {
          password: [
            'This password is too common. Choose a different one.',
            'This password has only digits. Add letters.',
          ],
        },
      ],
      refused(' '.repeat(8), 'This password is blank. Choose a different one.'),
      refused('abcabcabc', 'This password only repeats a few characters. Choose a different one.'),
      refused(
        'Stuvwxyz!',
        'This password is a sequence, such as abcdefgh, qwertyui or aaaa1111. Choose a different one.',
      ),
      refused(
        'GuildHall2026',
        'This password is too similar to the name of this site. Choose a different one.',
      ),
      [
        { username: 'harbourmaster', password: 'HarbourMaster7', re_password: 'HarbourMaster7' },
        { password: ['This password is too similar to your username. Choose a different one.'] },
      ],
      refused('martaholt22', 'This password is too similar to your name. Choose a different one.'),
      [
        { email: 'quietharbour@example.com', password: 'quietharbour9', re_password: 'quietharbour9' },
        { password: ['This password is too similar to your email. Choose a different one.'] },
      ],
    ])
  })

  test('a registration is refused for an email or a username that is taken, in any case', async () => {
    const instance = await freshInstance()
    await instance.newAccount({ username: 'marta', email: 'marta@example.com' })
    await instance.newAccount({ username: 'ben', email: 'ben@example.com' })
    const email = ['Email already exists']
    const username = ['Username already exists']
    await expectFieldErrors(instance, [
      [{ username: 'someone' }, { email }],
      [{ username: 'someone', email: 'MARTA@Example.com' }, { email }],
      [{ email: 'new@example.com' }, { username }],
      [{ email: 'new@example.com', username: 'MarTa' }, { username }],
      [{}, { email, username }],
      [{ username: 'BEN' }, { email, username }],
      [
        { password: '9274610385', re_password: '9274610385' },
        { email, username, password: ['This password has only digits. Add letters.'] },
      ],
    ])
  })

  test('a registration is refused for a username that looks like the site, its staff or a hostname', async () => {
    const instance = await freshInstance({
      siteName: 'Lisbon Works',
      publicUrl: 'https://careers.lisboa.example',
    })
    await instance.newAccount({ username: 'ben', email: 'ben@example.com' })
    const username = ['This username is reserved. Please choose another one.']
    const reserved = ['admin', 'Adm1n', '4dmin', 'ad.min', 'moderators', 'support', 'guildhall', 'www.marta']
    await expectFieldErrors(instance, [
      ...[...reserved, 'lisbon-works', 'L1sbonworks', 'careers', '...', '-_-'].map(
        (name): [object, object] => [{ username: name }, { username }],
      ),
      [
        { username: 'admin', email: 'ben@example.com' },
        { username, email: ['Email already exists'] },
      ],
      [
        { username: 'admin', name: '' },
        { username, name: ['Full name is required'] },
      ],
    ])
  })

  test('of fifty concurrent registrations of one username on two servers, one succeeds', async () => {
    const instance = await freshInstance()
    const pool = openPool(instance.url, () => undefined)
    onTestFinished(() => pool.end())
    const servers = [instance.app, instance.anotherServer({ db: connect(pool) })]
    const register = (i: number) =>
      servers[i % 2]!.inject({
        method: 'POST',
        url: account.register.path,
        payload: aRegistration({
          username: i % 3 ? 'marta' : 'Marta',
          email: `marta${i}@example.com`,
        }),
      })
    const responses = await Promise.all(Array.from({ length: 50 }, (_, i) => register(i)))
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const refused = responses.filter(({ statusCode }) => statusCode === 400)
    expect(refused.map((response) => response.json<unknown>())).toEqual(
      Array(49).fill({ username: ['Username already exists'] }),
    )
    expect(await countUsers(instance)).toBe(1)
    expect(await instance.workQueue()).toHaveLength(1)
  })
})

describe('activation mail', () => {
  test('a registration sends one activation mail to its email, with a link on the public URL', async () => {
    const instance = await freshInstance()
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    await instance.send(account.register, { body: aRegistration() }, { headers })
    const mails = await instance.workQueue()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: 'marta@example.com', subject: 'Activate your Guildhall account' })
    expect(mails[0]!.text.match(/https?:\/\/\S+/g)).toEqual([
      expect.stringMatching(new RegExp(`^${PUBLIC_URL}/accounts/activate/#uid=[\\w-]{43}&token=[\\w-]{43}$`)),
    ])
  })

  test('an activation mail contains the username and no other text of its owner', async () => {
    const instance = await freshInstance()
    const { mail } = await register(instance, { name: 'You won! Call 0190 1234' })
    expect(mail.text + mail.subject).not.toMatch(/won|0190/)
    expect(mail.text).toContain('“marta”')
    expect(mail.text).toContain('Someone signed up for Guildhall as “')
    expect(mail.text).toContain("If you didn't sign up, please ignore this email")
  })

  test('only the hash of an activation token is stored, and the queue contains neither email nor link', async () => {
    const instance = await freshInstance()
    await tryToRegister(instance)
    expect(await queueOf(instance)).toEqual([{ payload: { userId: expect.any(Number) } }])
    const [mail] = await instance.workQueue()
    const links = await instance.db.selectFrom('mailed_links').selectAll().execute()
    const { token } = linkIn(mail!.text)
    expect(links).toHaveLength(1)
    expect(JSON.stringify(links)).not.toContain(token)
  })

  test('no activation mail is sent for a registration that was rolled back', async () => {
    const instance = await freshInstance()
    // The commit itself fails, after the mail was queued.
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
      instance.db,
    )
    await sql`create constraint trigger refuse after insert on users deferrable initially deferred
      for each row execute function refuse()`.execute(instance.db)
    expect((await tryToRegister(instance)).status).toBe(500)
    expect(await countUsers(instance)).toBe(0)
    expect(await queueOf(instance)).toEqual([])
  })
})
