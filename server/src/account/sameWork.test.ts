import { fill } from '@guildhall/contract/url'
import { account } from '@guildhall/contract/account/endpoints'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { register } from '../../test/registering.ts'
import { serverThatNotes } from '../../test/statements.ts'
import { countWork } from '../../test/work.ts'
import { freshInstance } from '../../test/instance.ts'

type Parts = { params?: object; body?: object }

/** The answers and the statements that some emails cost, each asked for from a network of its own. */
async function costs(e: Endpoint, emails: string[], inputOf: (email: string) => Parts) {
  const instance = await freshInstance()
  await instance.newAccount({ email: 'active@example.com' })
  await register(instance, { email: 'pending@example.com' })
  const { app, statementsOf } = serverThatNotes(instance)
  const ask = (email: string, remoteAddress: string) =>
    app.inject({ method: e.method, ...fill(e.path, inputOf(email)), remoteAddress })
  // The first call also opens the connection.
  await ask('first@example.com', '198.51.100.250')
  const found = []
  const work = countWork()
  for (const [i, email] of emails.entries()) {
    let answer: unknown[] = []
    const statements = await statementsOf(async () => {
      const { statusCode, payload } = await ask(email, `198.51.100.${i}`)
      answer = [statusCode, payload]
    })
    found.push({ answer, statements, passwordsVerified: work.take().passwordsVerified })
  }
  const queued = await sql`select from graphile_worker._private_jobs`.execute(instance.db)
  return { found, queued: queued.rows.length }
}

test('asking for an activation link costs the same for an email that waits for it and one that nobody has', async () => {
  const emails = ['pending@example.com', 'nobody@example.com']
  const { found, queued } = await costs(account.resendActivation, emails, (email) => ({ params: { email } }))
  expect(found[0]!.answer).toEqual([204, ''])
  expect(found[1]).toEqual(found[0])
  expect(found[0]!.statements.filter((text) => text.includes('add_job'))).toHaveLength(1)
  expect(queued).toBe(emails.length + 1)
})

test('asking for a reset costs the same for any email', async () => {
  const emails = ['active@example.com', 'pending@example.com', 'nobody@example.com']
  const { found } = await costs(account.requestPasswordReset, emails, (email) => ({ params: { email } }))
  expect(found[0]!.answer).toEqual([204, ''])
  for (const other of found) expect.soft(other).toEqual(found[0])
})

test('a wrong password costs the same for any email', async () => {
  const emails = ['active@example.com', 'pending@example.com', 'nobody@example.com']
  const { found } = await costs(account.logIn, emails, (email) => ({ body: { email, password: 'wrong' } }))
  expect(found[0]!.answer[0]).toBe(401)
  expect(found[0]!.passwordsVerified).toBe(1)
  for (const other of found) expect.soft(other).toEqual(found[0])
})
