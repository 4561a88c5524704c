import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anIdentity, freshSocialInstance, keptLog } from '../../test/socialLogin.ts'

const EXPIRED = [401, { error: 'This login has expired. Please log in again.' }]

type Instance = Awaited<ReturnType<typeof freshSocialInstance>>

const countOf = async ({ db }: Instance, table: 'users' | 'sessions' | 'social_tickets') =>
  (await db.selectFrom(table).selectAll().execute()).length

async function expectRefused(instance: Instance, body: object) {
  const sessions = await countOf(instance, 'sessions')
  const response = await instance.redeem(body)
  expect.soft([response.statusCode, response.json()], JSON.stringify(body)).toEqual(EXPIRED)
  expect.soft(await countOf(instance, 'sessions')).toBe(sessions)
}

describe('the ticket of a social login', () => {
  test('a login call without a ticket, or with a guessed one, is refused', async () => {
    const instance = await freshSocialInstance()
    const { ticket: _, ...fragment } = await instance.visitProvider('marta')
    for (const ticket of [undefined, '', 'guessed', 'x'.repeat(43)])
      await expectRefused(instance, { ...fragment, ticket })
    await expectRefused(instance, {})
    expect(await countOf(instance, 'users')).toBe(0)
  })

  test('a ticket is valid once, also for concurrent calls', async () => {
    const instance = await freshSocialInstance()
    const fragment = await instance.visitProvider('marta')
    const app = instance.anotherServer()
    const responses = await Promise.all([
      instance.redeem(fragment),
      instance.redeem(fragment, app),
      instance.redeem(fragment),
    ])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401])
    await expectRefused(instance, fragment)
  })

  test('a ticket is valid with its own email only', async () => {
    const instance = await freshSocialInstance([
      anIdentity(),
      anIdentity({ sub: 'bo', email: 'bo@example.com' }),
    ])
    const [marta, bo] = [await instance.visitProvider('marta'), await instance.visitProvider('bo')]
    for (const email of [bo['email'], '', 'marta@example.com.evil.example'])
      await expectRefused(instance, { ...marta, email })
    expect((await instance.redeem({ ...marta, email: 'Marta@Example.com' })).statusCode).toBe(200)
  })

  test('a ticket expires after 60 seconds, and is then deleted', async () => {
    const instance = await freshSocialInstance()
    const fragment = await instance.visitProvider('marta')
    const age = (seconds: number) =>
      sql`update social_tickets set expires_at = expires_at - make_interval(secs => ${seconds})`.execute(
        instance.db,
      )
    const cleanUp = async () => {
      await sql`select graphile_worker.add_job('clean_up_social_tickets')`.execute(instance.db)
      await instance.workQueue()
      return countOf(instance, 'social_tickets')
    }
    await age(40)
    expect(await cleanUp()).toBe(1)
    await age(20)
    await expectRefused(instance, fragment)
    expect(await cleanUp()).toBe(0)
  })

  test('a ticket of an issuer that is no longer configured is refused', async () => {
    const instance = await freshSocialInstance()
    const fragment = await instance.visitProvider('marta')
    await instance.db.updateTable('social_tickets').set({ issuer: 'https://other.example' }).execute()
    await expectRefused(instance, fragment)
  })

  test('only the hash of a ticket is stored', async () => {
    const instance = await freshSocialInstance()
    const { ticket } = await instance.visitProvider('marta')
    const [stored] = await instance.db.selectFrom('social_tickets').selectAll().execute()
    expect(Buffer.from(ticket!, 'base64url')).toHaveLength(32)
    expect(stored!.token_hash).toHaveLength(32)
    expect(stored!.token_hash.toString('base64url')).not.toBe(ticket)
  })
})

test('the security log has logins and refused logins, with a hash of the email', async () => {
  const { log, lines } = keptLog()
  const instance = await freshSocialInstance([anIdentity()], { log })
  const fragment = await instance.visitProvider('marta')
  await instance.redeem(fragment)
  await instance.redeem(fragment)
  await instance.db.updateTable('users').set({ is_active: false }).execute()
  await instance.signIn('marta')
  const events = lines.flatMap((line) => (JSON.parse(line) as { event?: string }).event ?? [])
  expect(events).toEqual([
    'registration',
    'activation',
    'identity_linked',
    'login',
    'login_failed',
    'login_failed',
  ])
})
