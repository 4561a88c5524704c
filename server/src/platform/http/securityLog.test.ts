import { account } from '@guildhall/contract/account/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { listen, openConnection } from '../../../test/rawHttp.ts'
import { shareContact } from '../../../test/people.ts'
import { linkIn } from '../../../test/registering.ts'
import { freshInstance } from '../../../test/instance.ts'
import { openLog } from '../log.ts'

type Line = { event: string; account?: number; email?: string; network: string; route: string }

/** An instance with a captured log; `events` are the lines of the security log so far. */
async function loggedInstance() {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const instance = await freshInstance({ rateLimits: true, log, trustProxy: ['127.0.0.1'] })
  const ann = await instance.newAccount()
  const logIn = (email: string, password: string) =>
    instance.send(account.logIn, { body: { email, password } }, { headers: { 'x-forwarded-for': VISITOR } })
  lines.length = 0
  const written = () => lines.filter((line) => line.includes('security event'))
  return { instance, ann, logIn, written, events: () => written().map((line) => JSON.parse(line) as Line) }
}

const VISITOR = '192.0.2.77'
const HASH = /^[\w-]{22}$/

test('a login and a failed login are one line each, with the account, or a hash of an unknown email', async () => {
  const { ann, logIn, events } = await loggedInstance()
  await logIn(ann.email, PASSWORD)
  await logIn(ann.email, 'wrong')
  await logIn('nobody@example.com', 'wrong')
  await logIn('Nobody@Example.com', 'wrong')
  const common = { network: expect.stringMatching(HASH), route: account.logIn.path }
  const email = expect.stringMatching(HASH)
  expect(events()).toMatchObject([
    { event: 'login', account: ann.id, ...common },
    { event: 'login_failed', account: ann.id, ...common },
    { event: 'login_failed', email, ...common },
    { event: 'login_failed', email, ...common },
  ])
  expect(new Set(events().map((line) => line.network)).size).toBe(1)
  expect(events()[2]!.email).toBe(events()[3]!.email)
})

test('a password reset is logged when it is requested, completed and attempted again', async () => {
  const { instance, ann, events } = await loggedInstance()
  await instance.call(account.requestPasswordResetByGet, { params: { email: ann.email } })
  await instance.call(account.requestPasswordResetByGet, { params: { email: 'nobody@example.com' } })
  const [mail] = await instance.workQueue()
  const link = linkIn(mail!.text, '/password/reset/confirm/')
  const body = { ...link, new_password: 'nine lanterns', re_new_password: 'nine lanterns' }
  for (const status of [204, 400])
    expect((await instance.send(account.confirmPasswordReset, { body })).statusCode).toBe(status)
  expect(events()).toMatchObject([
    { event: 'password_reset_requested', account: ann.id },
    { event: 'password_reset_requested', email: expect.stringMatching(HASH) },
    { event: 'password_reset', account: ann.id },
    { event: 'password_reset_failed', route: account.confirmPasswordReset.path },
  ])
})

test('a request over a limit is logged, also when the limit is silent', async () => {
  const { instance, events } = await loggedInstance()
  for (let i = 0; i <= 120; i += 1) await instance.send(account.confirmPasswordReset)
  const nobody = { params: { email: 'nobody@example.com' } }
  for (let i = 0; i < 6; i += 1) await instance.send(account.requestPasswordResetByGet, nobody)
  const over = events().filter(({ event }) => event === 'limit_exceeded')
  expect(over.map(({ route }) => route)).toEqual([
    account.confirmPasswordReset.path,
    account.requestPasswordResetByGet.path,
  ])
})

test('contact data over the daily limit is logged with the account', async () => {
  const { instance, events } = await loggedInstance()
  const company = await instance.newCompany()
  const other = await instance.newAccount()
  await shareContact(instance, other)
  await sql`insert into contact_reads (user_id, profile_id)
      select ${company.id}, 1000000 + n from generate_series(1, 400) as n`.execute(instance.db)
  await instance.send(
    profile.getProfile,
    { params: { userId: other.id }, query: { contact: 'false' } },
    { as: company },
  )
  const over = () => events().filter(({ event }) => event === 'contact_limit_exceeded')
  expect(over()).toEqual([])
  await instance.send(profile.getProfile, { params: { userId: other.id }, query: {} }, { as: company })
  expect(over()).toMatchObject([{ account: company.id, route: profile.getProfile.path }])
})

test('connections over the limit are all counted, and logged once per minute and network', async () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const token = 'a token for metrics'.replaceAll(' ', '-')
  const { app } = await freshInstance({ maxConnectionsPerAddress: 2, metricsToken: token, log })
  const { url, port } = await listen(app)
  for (const address of ['127.0.0.2', '127.0.0.3'])
    for (let i = 0; i < 5; i += 1) await openConnection(port, address)
  const headers = { authorization: `Bearer ${token}` }
  const metrics = async () => (await fetch(`${url}/metrics`, { headers })).text()
  await expect.poll(metrics).toContain('guildhall_security_events_total{event="connection_limit_exceeded"} 6')
  const events = lines.map((line) => JSON.parse(line) as Line).filter(({ event }) => event)
  expect(events.map(({ event }) => event)).toEqual(Array(2).fill('connection_limit_exceeded'))
  expect(new Set(events.map(({ network }) => network)).size).toBe(2)
})

test('a 403 is logged with the account and the route', async () => {
  const { instance, ann, events } = await loggedInstance()
  const { statusCode } = await instance.send(posting.getPostedJobs, {}, { as: ann })
  expect(statusCode).toBe(403)
  expect(events()).toMatchObject([{ event: 'forbidden', account: ann.id, route: posting.getPostedJobs.path }])
})

test('the security log contains no email, IP address, token or password', async () => {
  const { instance, ann, logIn, written } = await loggedInstance()
  await logIn(ann.email, PASSWORD)
  await logIn(ann.email, 'wrong')
  await logIn('nobody@example.com', 'wrong')
  await instance.call(account.requestPasswordResetByGet, { params: { email: ann.email } })
  await instance.send(posting.getPostedJobs, {}, { as: ann })
  expect(written()).toHaveLength(5)
  for (const secret of [ann.email, ann.username, 'nobody', VISITOR, PASSWORD, ann.access, ann.refresh])
    expect.soft(written().join(''), secret).not.toContain(secret)
})
