import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { lookups } from '@guildhall/contract/lookups/endpoints'
import { describe, expect, test } from 'vitest'
import { freshWebFolder } from '../../../test/folders.ts'
import { freshInstance } from '../../../test/instance.ts'

const directives = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  )

/** One URL of each kind: page, asset, call, refusal, documentation, not found. */
const URLS = [
  '/',
  '/assets/app-1a2b.js',
  lookups.getSkills.path,
  sessions.getProfileImageName.path,
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/assets/swagger-ui.css',
  '/api/nothing/',
  '/assets/nothing.js',
  '/healthz',
]

describe('security headers', () => {
  test('every response has the security headers', async () => {
    const instance = await freshInstance({ webFolder: await freshWebFolder() })
    for (const url of URLS) {
      const { headers } = await instance.app.inject(url)
      expect.soft(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect.soft(headers, url).not.toHaveProperty('x-powered-by')
      expect.soft(headers, url).not.toHaveProperty('set-cookie')
      expect.soft(headers, url).not.toHaveProperty('access-control-allow-origin')
      const policy = directives(headers['content-security-policy'])
      expect.soft(policy, url).toMatchObject({
        'default-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
        'form-action': "'self'",
      })
      // A page also allows its inline script, by its hash.
      expect.soft(policy['script-src'], url).toMatch(/^'self'( 'sha256-[\w+/]+=')?$/)
      expect.soft(policy['style-src']?.includes('unsafe'), url).toBe(url.startsWith('/api/docs'))
    }
  })

  test('every response of the API forbids caching', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    const calls = [
      await instance.send(sessions.getProfileImageName, {}, { as: someone }),
      await instance.send(sessions.getProfileImageName),
      await instance.send(account.logIn, { body: {} }),
      await instance.app.inject('/api/nothing/'),
      await instance.app.inject({
        url: sessions.getProfileImageName.path.replace('api', '%61p%69'),
        headers: { authorization: `JWT ${someone.access}` },
      }),
    ]
    expect(calls.map(({ statusCode }) => statusCode)).toEqual([200, 401, 400, 404, 200])
    for (const { headers } of calls) expect.soft(headers['cache-control']).toBe('no-store')
  })

  test('every response has HSTS if the public URL is https', async () => {
    const [http, https] = [
      await freshInstance({ publicUrl: 'http://localhost:3000' }),
      await freshInstance({ publicUrl: 'https://guildhall.test' }),
    ]
    const name = 'strict-transport-security'
    expect((await http.app.inject('/healthz')).headers).not.toHaveProperty(name)
    expect((await https.app.inject('/healthz')).headers[name]).toBe('max-age=31536000')
  })

  test('every response extends HSTS to subdomains if configured', async () => {
    const { app } = await freshInstance({ publicUrl: 'https://guildhall.test', hstsSubdomains: true })
    const { headers } = await app.inject('/healthz')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test('no response has CORS headers, whatever the origin', async () => {
    const instance = await freshInstance()
    const headers = { origin: 'https://evil.example' }
    const response = await instance.send(lookups.getSkills, {}, { headers })
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})
