import { readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freshFolder } from '../test/folders.ts'
import { readConfig, loadSecret } from './config.ts'
import { ConfigError } from './config/values.ts'

const SECRET = 'x'.repeat(32)
const DATABASE_URL = 'postgres://guildhall@db.example/guildhall'

const SOCIAL = {
  SOCIAL_PROVIDER: 'google',
  SOCIAL_NAME: 'Google',
  SOCIAL_ISSUER: 'https://accounts.google.com',
  SOCIAL_CLIENT_ID: 'guildhall.apps.googleusercontent.com',
  SOCIAL_CLIENT_SECRET: 'secret',
}

describe('the environment', () => {
  test('the environment may be empty', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      smtpUrl: undefined,
      secret: undefined,
      rateLimits: true,
      preparedStatements: true,
      maxConnectionsPerAddress: 100,
      hstsSubdomains: false,
      demo: true,
      logLevel: 'info',
      metricsToken: undefined,
      siteName: 'Guildhall',
      currency: 'USD',
    })
  })

  test('the environment counts an empty value as not set', () => {
    const empty = { PORT: '', DATABASE_URL: '', SECRET: '', DEMO: '', PUBLIC_URL: '', LOG_LEVEL: '' }
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  test('the environment has a default PUBLIC_URL with the port', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(readConfig({ PORT: '8080', PUBLIC_URL: 'https://jobs.example/' }).publicUrl).toBe(
      'https://jobs.example',
    )
  })

  test('the environment allows HSTS for subdomains on an https site only', () => {
    const on = { HSTS_SUBDOMAINS: 'on' }
    expect(readConfig({ ...on, PUBLIC_URL: 'https://jobs.example' }).hstsSubdomains).toBe(true)
    expect(() => readConfig(on)).toThrow('HSTS_SUBDOMAINS needs a PUBLIC_URL that starts with https://.')
  })

  test('the environment is refused with one line that names the invalid setting', () => {
    const wrong = {
      PORT: ['x', '-1', '1e3', '70000', '123456'],
      PUBLIC_URL: ['jobs.example', 'ftp://jobs.example', 'localhost:3000', 'https://town.example/jobs'],
      DATABASE_URL: ['mysql://db', 'db.example'],
      SMTP_URL: ['http://mail.example', 'mail.example:25'],
      SECRET: ['x'.repeat(31)],
      DEMO: ['yes', 'ON'],
      RATE_LIMITS: ['no', '0'],
      PREPARED_STATEMENTS: ['no', '0'],
      HSTS_SUBDOMAINS: ['yes'],
      MAX_CONNECTIONS_PER_ADDRESS: ['0', '-1', 'many', '1e3'],
      LOG_LEVEL: ['loud'],
      METRICS_TOKEN: ['x'.repeat(15), 'a token with blanks in it'],
      CURRENCY: ['usd', 'EURO', 'XQZ', '$'],
      SOCIAL_PROVIDER: ['Google', 'my-id', 'a/b', 'x'.repeat(31)],
      SOCIAL_NAME: ['x'.repeat(41)],
      SOCIAL_ISSUER: ['id.example', 'http://id.example', 'ftp://id.example', 'https://id.example/?a=b'],
      SOCIAL_PICTURE_HOSTS: ['https://pictures.example', 'pictures.example/a', '*.example', ','],
      CONTACT_EMAIL: [
        'office',
        'office@town.example, b@town.example',
        'a@b.example\r\nBcc: c@d.example',
        '<a@b.example>',
        'office@members.test',
      ],
      CONTACT_PHONE: ['call us', '12', '+', '1'.repeat(31)],
      CONTACT_ADDRESS: ['x'.repeat(201)],
      SOCIAL_LINKS: [
        'github.com/town',
        'http://github.com/town',
        'javascript:alert(1)',
        'https://github.com/town, x',
        ',',
        Array(11).fill('https://github.com/town').join(','),
      ],
      TRUST_PROXY: ['true', 'none, 10.0.0.1', 'proxy.example', '10.0.0.1, somewhere'],
    }
    for (const [name, values] of Object.entries(wrong)) {
      for (const value of values) {
        const read = () => readConfig({ [name]: value })
        expect.soft(read, `${name}=${value}`).toThrow(ConfigError)
        expect.soft(read, `${name}=${value}`).toThrow(new RegExp(`^${name} must .+\\.$`))
      }
    }
  })

  test('the environment may name proxies by IP address, network or keyword', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,loopback' }).trustProxy).toEqual([
      '10.0.0.1',
      '192.168.0.0/16',
      'loopback',
    ])
  })

  test('the environment trusts a proxy on the same machine if the site is public but listens on loopback', () => {
    const trusted = (env: NodeJS.ProcessEnv) => readConfig(env).trustProxy
    const PUBLIC_URL = 'https://jobs.example'
    expect(trusted({ PUBLIC_URL })).toEqual(['loopback'])
    expect(trusted({ PUBLIC_URL, HOST: '::1', TRUST_PROXY: '' })).toEqual(['loopback'])
    expect(trusted({})).toEqual([])
    expect(trusted({ PUBLIC_URL: 'http://localhost:8080' })).toEqual([])
    expect(trusted({ PUBLIC_URL, HOST: '0.0.0.0' })).toEqual([])
    expect(trusted({ PUBLIC_URL, TRUST_PROXY: '10.0.0.1' })).toEqual(['10.0.0.1'])
    expect(trusted({ PUBLIC_URL, TRUST_PROXY: 'none' })).toEqual([])
  })

  test('the environment must have a SECRET with DATABASE_URL, because several servers share it', () => {
    expect(() => readConfig({ DATABASE_URL })).toThrow(/^SECRET is required with DATABASE_URL.+$/)
    expect(readConfig({ DATABASE_URL, SECRET })).toMatchObject({ databaseUrl: DATABASE_URL, secret: SECRET })
  })
})

describe('contact details', () => {
  test('contact details are what is set', () => {
    const env = {
      CONTACT_EMAIL: 'office@town.example',
      CONTACT_PHONE: '+49 30 123456',
      CONTACT_ADDRESS: '1 Market Square, Town',
    }
    expect(readConfig({ ...env, DEMO: 'off' }).contact).toEqual({
      email: 'office@town.example',
      phone: '+49 30 123456',
      address: '1 Market Square, Town',
      links: [],
    })
    expect(readConfig({ DEMO: 'off' }).contact).toEqual({ links: [] })
  })

  test('contact details name a link after its site, or else its host', () => {
    const SOCIAL_LINKS =
      'https://www.linkedin.com/company/town, https://GitHub.com/town,https://social.town.example/@town'
    expect(readConfig({ SOCIAL_LINKS }).contact.links).toEqual([
      { name: 'LinkedIn', url: 'https://www.linkedin.com/company/town' },
      { name: 'GitHub', url: 'https://github.com/town' },
      { name: 'social.town.example', url: 'https://social.town.example/@town' },
    ])
  })

  test('contact details of a demo are examples unless one is set', () => {
    const { email, phone, address, links } = readConfig({ DEMO: 'on' }).contact
    expect(email).toMatch(/\.example$/)
    expect([phone, address]).not.toContain(undefined)
    expect(links.length).toBeGreaterThan(1)
    const CONTACT_EMAIL = 'office@town.example'
    expect(readConfig({ DEMO: 'on', CONTACT_EMAIL }).contact).toEqual({ email: CONTACT_EMAIL, links: [] })
  })
})

describe('social login', () => {
  test('social login is off without settings', () => {
    expect(readConfig({}).identityProvider).toBeUndefined()
  })

  test('social login takes pictures from the host of the issuer, or from the hosts that are set', () => {
    expect(readConfig(SOCIAL).identityProvider).toEqual({
      provider: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: 'guildhall.apps.googleusercontent.com',
      clientSecret: 'secret',
      pictureHosts: ['accounts.google.com'],
    })
    const SOCIAL_PICTURE_HOSTS = 'lh3.googleusercontent.com, pictures.example'
    expect(readConfig({ ...SOCIAL, SOCIAL_PICTURE_HOSTS }).identityProvider?.pictureHosts).toEqual([
      'lh3.googleusercontent.com',
      'pictures.example',
    ])
  })

  test('social login may have an issuer without TLS on this machine only', () => {
    for (const SOCIAL_ISSUER of ['http://localhost:9000', 'http://127.0.0.1/id', 'http://[::1]:9000'])
      expect.soft(readConfig({ ...SOCIAL, SOCIAL_ISSUER }).identityProvider?.issuer).toBe(SOCIAL_ISSUER)
  })

  test('social login needs all of its settings', () => {
    for (const name of Object.keys(SOCIAL))
      expect
        .soft(() => readConfig({ ...SOCIAL, [name]: '' }), name)
        .toThrow(new ConfigError(`Social login also needs ${name}.`))
    expect(() => readConfig({ SOCIAL_PROVIDER: 'google', SOCIAL_NAME: 'Google' })).toThrow(
      'Social login also needs SOCIAL_ISSUER, SOCIAL_CLIENT_ID, SOCIAL_CLIENT_SECRET.',
    )
  })
})

describe('the demo', () => {
  test('a demo is on by default only when nobody else can access it and no real mail is sent', () => {
    const isDemo = (env: NodeJS.ProcessEnv) => readConfig(env).demo
    expect(isDemo({})).toBe(true)
    expect(isDemo({ HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:3000' })).toBe(true)
    expect(isDemo({ HOST: '127.0.0.2', PUBLIC_URL: 'http://127.0.0.2:3000' })).toBe(true)
    expect(isDemo({ PUBLIC_URL: 'http://[::1]:3000' })).toBe(true)
    expect(isDemo({ HOST: '0.0.0.0' })).toBe(false)
    expect(isDemo({ HOST: '192.168.1.7' })).toBe(false)
    expect(isDemo({ PUBLIC_URL: 'https://jobs.example' })).toBe(false)
    expect(isDemo({ PUBLIC_URL: 'http://localhost.evil.example' })).toBe(false)
    expect(isDemo({ SMTP_URL: 'smtp://mail.example' })).toBe(false)
    expect(isDemo({ DATABASE_URL, SECRET })).toBe(false)
    expect(isDemo({ ...SOCIAL })).toBe(false)
  })

  test('a demo runs Demo ID only where nobody else can access it, no mail leaves and none is configured', () => {
    const hasDemoId = (env: NodeJS.ProcessEnv) => readConfig({ DEMO: 'on', ...env }).demoId
    expect(readConfig({}).demoId).toBe(true)
    expect(hasDemoId({})).toBe(true)
    expect(hasDemoId({ SMTP_URL: 'smtp://127.0.0.1:1025' })).toBe(true)
    expect(hasDemoId({ SMTP_URL: 'smtp://mail.example' })).toBe(false)
    expect(hasDemoId({ HOST: '0.0.0.0' })).toBe(false)
    expect(hasDemoId({ PUBLIC_URL: 'https://demo.example' })).toBe(false)
    expect(hasDemoId({ DEMO: 'off' })).toBe(false)
    expect(hasDemoId(SOCIAL)).toBe(false)
  })

  test('a demo is on or off as DEMO says', () => {
    expect(readConfig({ DEMO: 'off' }).demo).toBe(false)
    expect(readConfig({ DEMO: 'on', HOST: '0.0.0.0', PUBLIC_URL: 'https://demo.example' }).demo).toBe(true)
  })
})

describe('the secret', () => {
  test('the secret is SECRET if that is set, and then no file is created', async () => {
    const folder = await freshFolder()
    expect(loadSecret(readConfig({ SECRET, DATA_DIR: folder }))).toBe(SECRET)
    await expect(stat(join(folder, 'secret'))).rejects.toThrow('ENOENT')
  })

  test('the secret is created once if SECRET is not set', async () => {
    const folder = join(await freshFolder(), 'data')
    const config = readConfig({ DATA_DIR: folder })
    const secret = loadSecret(config)
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(loadSecret(config)).toBe(secret)
    expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(secret)
  })

  test.skipIf(process.platform === 'win32')('the secret is readable only by its owner', async () => {
    const folder = await freshFolder()
    loadSecret(readConfig({ DATA_DIR: folder }))
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
  })

  test('the secret differs between installations', async () => {
    const [one, other] = [await freshFolder(), await freshFolder()]
    expect(loadSecret(readConfig({ DATA_DIR: one }))).not.toBe(loadSecret(readConfig({ DATA_DIR: other })))
  })

  test('the secret is read from an existing file', async () => {
    const folder = await freshFolder()
    await writeFile(join(folder, 'secret'), `${SECRET}\n`)
    expect(loadSecret(readConfig({ DATA_DIR: folder }))).toBe(SECRET)
  })

  test('the secret is refused if the file is empty, because tokens could be forged', async () => {
    const folder = await freshFolder()
    await writeFile(join(folder, 'secret'), '')
    expect(() => loadSecret(readConfig({ DATA_DIR: folder }))).toThrow(ConfigError)
  })
})
