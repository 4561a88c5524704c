import { type Limit, socialLoginLimits } from '@guildhall/contract/limits'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'
import { anIdentity, freshSocialInstance, keptLog } from '../../test/socialLogin.ts'
import { connect, openPool } from '../db/connect.ts'

describe('a browser that navigates to a call of social login', () => {
  const NAVIGATION = { 'sec-fetch-mode': 'navigate' }
  const CALLS = ['start', 'callback']
  const FAILED_LOGIN = '/login/#error=failed'

  test('returns to the login page where the provider is unknown, and other clients get 404', async () => {
    const [some, none] = [await freshSocialInstance(), await freshInstance()]
    for (const { app } of [some, none]) {
      for (const call of CALLS) {
        const url = `/api/google-auth/${call}/`
        const { statusCode, headers, payload } = await app.inject({ url, headers: NAVIGATION })
        expect.soft([statusCode, headers.location, payload], url).toEqual([302, FAILED_LOGIN, ''])
        expect.soft(headers).not.toHaveProperty('content-type')
        const other = await app.inject({ url, headers: { 'sec-fetch-mode': 'cors' } })
        expect.soft([other.statusCode, other.json()], url).toEqual([404, { error: 'Not found.' }])
      }
    }
  })

  test('returns to the login page over the limit, without the cookie, and other clients get 429', async () => {
    const instance = await freshSocialInstance([anIdentity()], { rateLimits: true })
    const [{ times }] = socialLoginLimits as [Limit]
    for (let i = 0; i < times; i++) await instance.app.inject('/api/town-auth/callback/')
    for (const call of CALLS) {
      const url = `/api/town-auth/${call}/`
      const { statusCode, headers } = await instance.app.inject({ url, headers: NAVIGATION })
      expect.soft([statusCode, headers.location], url).toEqual([302, FAILED_LOGIN])
      expect.soft(headers['set-cookie'], url).toContain('social_login=; Path=/api/town-auth/; Max-Age=0;')
      expect.soft(headers, url).not.toHaveProperty('retry-after')
      expect.soft((await instance.app.inject(url)).statusCode, url).toBe(429)
    }
  })

  test('returns to the login page while the database is down, and the log says so', async () => {
    const { log, lines } = keptLog()
    const instance = await freshSocialInstance([anIdentity()], { log })
    const pool = openPool('postgres://guildhall@127.0.0.1:1/guildhall', () => undefined)
    onTestFinished(() => pool.end())
    const app = instance.anotherServer({ db: connect(pool) })
    const { url, cookie } = await instance.start(app)
    const { pathname, search } = new URL(await instance.provider.logIn(url, 'marta'))
    const { statusCode, headers } = await app.inject({
      url: pathname + search,
      headers: { ...NAVIGATION, cookie },
    })
    expect([statusCode, headers.location]).toEqual([302, FAILED_LOGIN])
    expect(lines.filter((line) => line.includes('social login failed'))).toEqual([])
    expect(lines.filter((line) => line.includes('database unavailable'))).toHaveLength(1)
  })
})
