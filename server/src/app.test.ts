import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { contract } from '@guildhall/contract/all'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { describe, expect, onTestFinished, test } from 'vitest'
import { PASSWORD, type Account } from '../test/factories.ts'
import { databaseProxy } from '../test/outage.ts'
import { aRegistration, linkIn } from '../test/registering.ts'
import { sampleInput } from '../test/sample.ts'
import { openLog } from './platform/log.ts'
import { freshInstance } from '../test/instance.ts'
import { connect, openPool } from './db/connect.ts'

const endpoints = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, e]) => ({ name: `${feature}.${name}`, e })),
)

describe('every endpoint of the contract', () => {
  test('every endpoint is served, with and without a trailing slash', async () => {
    const { app } = await freshInstance()
    for (const { name, e } of endpoints) {
      // Without input: only whether a handler responds matters, and that both paths respond alike.
      for (const path of [e.path, ...(e.aliases ?? [])]) {
        const url = path.replace(/:\w+/g, '1')
        const withSlash = await app.inject({ method: e.method, url })
        const without = await app.inject({ method: e.method, url: url.slice(0, -1) })
        expect.soft(withSlash.payload, name).not.toContain('Page Not Found')
        expect.soft(without.statusCode, name).toBe(withSlash.statusCode)
        expect.soft(without.payload, name).toBe(withSlash.payload)
      }
    }
  })

  test('no two endpoints have the same path', () => {
    const paths = endpoints.map(({ e }) => `${e.method} ${e.path.replace(/:\w+/g, ':')}`)
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('every endpoint allows exactly the callers that the contract names', async () => {
    const instance = await freshInstance()
    const callers = {
      visitor: undefined,
      personal: await instance.newCandidate(),
      company: await instance.newCompany(),
    }
    type Caller = keyof typeof callers

    async function outcome(e: Endpoint, as: Account | undefined) {
      const { statusCode } = await instance.send(e, sampleInput(e), { as })
      expect.soft(statusCode, e.path).toBeLessThan(500)
      // An endpoint for anyone may still answer 401, for a wrong password.
      if (e.who === 'anyone') return 'allowed'
      return { 401: 'asked to log in', 403: 'refused' }[statusCode] ?? 'allowed'
    }
    const table = (cell: (e: Endpoint, caller: Caller) => Promise<string> | string) =>
      Promise.all(
        endpoints.flatMap(({ name, e }) =>
          (Object.keys(callers) as Caller[]).map(
            async (caller) => `${name} by a ${caller}: ${await cell(e, caller)}`,
          ),
        ),
      )

    const actual = await table((e, caller) => outcome(e, callers[caller]))
    const expected = await table(({ who }, caller) => {
      if (who === 'anyone') return 'allowed'
      if (caller === 'visitor') return 'asked to log in'
      return who === 'user' || who === caller ? 'allowed' : 'refused'
    })
    expect(actual).toEqual(expected)
  })

  test('every endpoint answers 503 while the database is down, and never 401', async () => {
    const instance = await freshInstance()
    const callers = { personal: await instance.newCandidate(), company: await instance.newCompany() }
    const proxy = await databaseProxy(instance.url)
    const pool = openPool(proxy.url, () => undefined)
    onTestFinished(() => pool.end())
    const disconnected = instance.anotherServer({ db: connect(pool) })
    proxy.cut()
    for (const { name, e } of endpoints) {
      const { access } = callers[e.who === 'company' ? 'company' : 'personal']
      const url = e.path.replace(/:\w+/g, '1')
      const headers = { authorization: `JWT ${access}` }
      const response = await disconnected.inject({ method: e.method, url, headers })
      expect.soft(response.statusCode, name).toBe(503)
    }
  })
})

describe('log', () => {
  test('the log of a registration, activation, login and logout contains no secret and no email', async () => {
    const lines: string[] = []
    const log = openLog('trace', { write: (line) => void lines.push(line) })
    const instance = await freshInstance({ log })
    const form = aRegistration({ email: 'marta.holt@example.com' })
    await instance.send(account.register, { body: form })
    await instance.send(account.register, { body: form })
    const [mail] = await instance.workQueue()
    const link = linkIn(mail!.text)
    await instance.send(account.resendActivationByGet, { params: { email: form.email } })
    await instance.workQueue()
    await instance.send(account.activateByGet, { params: link })
    await instance.send(account.logIn, { body: { email: form.email, password: 'not the password' } })
    const someone = await instance.newAccount()
    await instance.send(sessions.refresh, { body: { refresh: someone.refresh } })
    await instance.send(sessions.getProfileImageName, {}, { as: someone })
    await instance.send(sessions.logOut, { body: { refresh: someone.refresh } })
    await instance.app.inject(`/accounts/activate/${link.uid}/${link.token}/`)
    await instance.app.inject(`/api/user/accounts/nothing/${form.email}/${link.token}/`)

    const output = lines.join('')
    expect(lines.length).toBeGreaterThan(8)
    expect(output).toContain('/api/user/accounts/activate/:uid/:token/')
    const { id: _, ...credentials } = someone
    const secrets = { ...link, ...credentials, owner: form.email, PASSWORD, local: 'marta' }
    expect(Object.entries(secrets).filter(([, secret]) => output.includes(secret))).toEqual([])
  })
})
