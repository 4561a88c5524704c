import { account } from '@guildhall/contract/account/endpoints'
import { contract } from '@guildhall/contract/all'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { describe, expect, onTestFinished, test } from 'vitest'
import { PASSWORD, type Account } from '../test/factories.ts'
import { cuttableWay } from '../test/outage.ts'
import { aRegistration, linkIn } from '../test/registering.ts'
import { sampleInput } from '../test/sample.ts'
import { openLog } from './platform/http/log.ts'
import { freshInstance } from '../test/instance.ts'
import { connect, openPool } from './db/connect.ts'

const endpoints = Object.entries(contract).flatMap(([room, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, e]) => ({ name: `${room}.${name}`, e })),
)

describe('every endpoint of the contract', () => {
  test('is served, with and without the slash at its end', async () => {
    const { app } = await freshInstance()
    for (const { name, e } of endpoints) {
      // Without input: what matters is that somebody answers, and in the same way.
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

  test('has an address of its own', () => {
    const addresses = endpoints.map(({ e }) => `${e.method} ${e.path.replace(/:\w+/g, ':')}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('lets in those whom the contract names, and nobody else', async () => {
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
      // What is open to anyone may still say 401 of what it was given: a wrong password.
      if (e.who === 'anyone') return 'let in'
      return { 401: 'asked to log in', 403: 'refused' }[statusCode] ?? 'let in'
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
    const promised = await table(({ who }, caller) => {
      if (who === 'anyone') return 'let in'
      if (caller === 'visitor') return 'asked to log in'
      return who === 'user' || who === caller ? 'let in' : 'refused'
    })
    expect(actual).toEqual(promised)
  })

  test('asks for patience while the database is away, and sends nobody to log in', async () => {
    const instance = await freshInstance()
    const callers = { personal: await instance.newCandidate(), company: await instance.newCompany() }
    const way = await cuttableWay(instance.url)
    const pool = openPool(way.url, () => undefined)
    onTestFinished(() => pool.end())
    const away = instance.anotherServer({ db: connect(pool) })
    way.cut()
    for (const { name, e } of endpoints) {
      const { access } = callers[e.who === 'company' ? 'company' : 'personal']
      const url = e.path.replace(/:\w+/g, '1')
      const headers = { authorization: `JWT ${access}` }
      const response = await away.inject({ method: e.method, url, headers })
      expect.soft(response.statusCode, name).toBe(503)
    }
  })
})

describe('the log', () => {
  test('of a person who registers, activates, logs in and out holds no secret and no address', async () => {
    const lines: string[] = []
    const log = openLog('trace', { write: (line) => void lines.push(line) })
    const instance = await freshInstance({ log })
    const form = aRegistration({ email: 'marta.holt@example.com' })
    await instance.send(account.register, { body: form })
    await instance.send(account.register, { body: form })
    const [mail] = await instance.workQueue()
    const link = linkIn(mail!.text)
    await instance.send(account.resendActivation, { params: { email: form.email } })
    await instance.workQueue()
    await instance.send(account.activate, { params: link })
    await instance.send(account.logIn, { body: { email: form.email, password: 'not the password' } })
    const someone = await instance.newAccount()
    await instance.send(account.refresh, { body: { refresh: someone.refresh } })
    await instance.send(account.getProfileImageName, {}, { as: someone })
    await instance.send(account.logOut, { body: { refresh: someone.refresh } })
    await instance.app.inject(`/accounts/activate/${link.uid}/${link.token}/`)
    await instance.app.inject(`/api/user/accounts/nothing/${form.email}/${link.token}/`)

    const written = lines.join('')
    expect(lines.length).toBeGreaterThan(8)
    expect(written).toContain('/api/user/accounts/activate/:uid/:token/')
    const { id: _, ...theirs } = someone
    const secrets = { ...link, ...theirs, owner: form.email, PASSWORD, local: 'marta' }
    expect(Object.entries(secrets).filter(([, secret]) => written.includes(secret))).toEqual([])
  })
})
