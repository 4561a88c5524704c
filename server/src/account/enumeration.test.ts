import { fill } from '@guildhall/contract/url'
import { account } from '@guildhall/contract/account/endpoints'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aRegistration, register } from '../../test/registering.ts'
import { serverWithStatementLog } from '../../test/statements.ts'
import { countWork } from '../../test/work.ts'
import { freshInstance } from '../../test/instance.ts'

type Parts = { params?: object; body?: object }

/** The response, SQL statements and password checks of a request for each email, each from its own network. */
async function measure(e: Endpoint, emails: string[], inputOf: (email: string) => Parts) {
  const instance = await freshInstance()
  await instance.newAccount({ email: 'active@example.com' })
  await register(instance, { email: 'pending@example.com' })
  const { app, statementsOf } = serverWithStatementLog(instance)
  const send = (email: string, remoteAddress: string) =>
    app.inject({ method: e.method, ...fill(e.path, inputOf(email)), remoteAddress })
  // The first request also opens the database connection.
  await send('first@example.com', '198.51.100.250')
  const results = []
  const work = countWork()
  for (const [i, email] of emails.entries()) {
    let response: unknown[] = []
    const statements = await statementsOf(async () => {
      const { statusCode, payload } = await send(email, `198.51.100.${i}`)
      response = [statusCode, payload]
    })
    results.push({ response, statements, passwordsVerified: work.take().passwordsVerified })
  }
  const queued = await sql`select from graphile_worker._private_jobs`.execute(instance.db)
  return { results, queued: queued.rows.length }
}

const byPath = (email: string) => ({ params: { email } })
const byBody = (email: string) => ({ body: { email } })

test.each([
  ['POST', account.resendActivation, byBody],
  ['GET', account.resendActivationByGet, byPath],
] as const)(
  'requesting an activation link by %s does the same work for a pending and an unknown email',
  async (_method, endpoint, inputOf) => {
    const emails = ['pending@example.com', 'nobody@example.com']
    const { results, queued } = await measure(endpoint, emails, inputOf)
    expect(results[0]!.response).toEqual([204, ''])
    expect(results[1]).toEqual(results[0])
    expect(results[0]!.statements.filter((text) => text.includes('add_job'))).toHaveLength(1)
    expect(queued).toBe(emails.length + 1)
  },
)

test.each([
  ['POST', account.requestPasswordReset, byBody],
  ['GET', account.requestPasswordResetByGet, byPath],
] as const)(
  'requesting a password reset by %s does the same work for any email',
  async (_method, endpoint, inputOf) => {
    const emails = ['active@example.com', 'pending@example.com', 'nobody@example.com']
    const { results } = await measure(endpoint, emails, inputOf)
    expect(results[0]!.response).toEqual([204, ''])
    for (const other of results) expect.soft(other).toEqual(results[0])
  },
)

test('a registration does the same work whether or not others wait for its email', async () => {
  const emails = ['pending@example.com', 'nobody@example.com']
  const { results } = await measure(account.register, emails, (email) => ({
    body: aRegistration({ email, username: `harbour.${email.length}` }),
  }))
  expect(results.map(({ response }) => response[0])).toEqual([201, 201])
  expect(results[1]!.statements).toEqual(results[0]!.statements)
})

test('an activation with an invalid link does the same work whatever it is to prove', async () => {
  const emails = ['active@example.com', 'nobody@example.com']
  const { results } = await measure(account.activate, emails, (email) => ({
    body: { uid: email, token: email, password: 'wrong' },
  }))
  expect(results[0]!.response[0]).toBe(400)
  expect(results[1]).toEqual(results[0])
})

test('a login with a wrong password does the same work for any email', async () => {
  const emails = ['active@example.com', 'pending@example.com', 'nobody@example.com']
  const { results } = await measure(account.logIn, emails, (email) => ({
    body: { email, password: 'wrong' },
  }))
  expect(results[0]!.response[0]).toBe(401)
  expect(results[0]!.passwordsVerified).toBe(1)
  for (const other of results) expect.soft(other).toEqual(results[0])
})
