import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { ConfigError, onOrOff, splitList, url } from './config/values.ts'
import { contactSettings, readContact } from './config/contactSettings.ts'
import { aliasesAt } from './privacy/api.ts'
import { isLoopbackHost } from './platform/network.ts'
import { readSocialProvider, socialSettings } from './config/socialSettings.ts'

const port = z.pipe(
  z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
          'PORT must be a number from 0 to 65535.',
        ),
      ),
    '3000',
  ),
  z.transform(Number),
)
const isNetwork = (part: string) =>
  /^(loopback|linklocal|uniquelocal)$/.test(part) || isIP(part.split('/')[0]!) > 0
const NO_PROXY = 'none'
const proxies = z.optional(
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (list) => list === NO_PROXY || splitList(list).every(isNetwork),
          'TRUST_PROXY must be none, or IP addresses or networks separated by commas.',
        ),
      ),
    z.transform((list) => (list === NO_PROXY ? [] : splitList(list))),
  ),
)

const MIN_SECRET_LENGTH = 32

const environment = z.object({
  PORT: port,
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:']),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:']),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']),
  MAIL_FROM: z._default(z.string(), 'Guildhall <no-reply@localhost>'),
  SECRET: z.optional(
    z
      .string()
      .check(z.minLength(MIN_SECRET_LENGTH, `SECRET must have at least ${MIN_SECRET_LENGTH} characters.`)),
  ),
  TRUST_PROXY: proxies,
  MAX_CONNECTIONS_PER_ADDRESS: z.pipe(
    z._default(
      z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'MAX_CONNECTIONS_PER_ADDRESS must be a number from 1.')),
      '100',
    ),
    z.transform(Number),
  ),
  HSTS_SUBDOMAINS: z._default(onOrOff('HSTS_SUBDOMAINS'), 'off'),
  RATE_LIMITS: z._default(onOrOff('RATE_LIMITS'), 'on'),
  PREPARED_STATEMENTS: z._default(onOrOff('PREPARED_STATEMENTS'), 'on'),
  DEMO: z.optional(onOrOff('DEMO')),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace and silent.',
    ),
    'info',
  ),
  METRICS_TOKEN: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[\x21-\x7e]{16,}$/,
          'METRICS_TOKEN must have at least 16 ASCII characters, without spaces.',
        ),
      ),
  ),
  CURRENCY: z._default(
    z
      .string()
      .check(
        z.refine(
          (code) => Intl.supportedValuesOf('currency').includes(code),
          'CURRENCY must be an ISO 4217 code, such as EUR.',
        ),
      ),
    'USD',
  ),
  SITE_NAME: z._default(z.string().check(z.minLength(1, 'SITE_NAME must not be empty.')), 'Guildhall'),
  ...socialSettings,
  ...contactSettings,
})

export type Config = ReturnType<typeof readConfig>

/**
 * Reads the environment once. An empty value counts as not set.
 *
 * @throws {ConfigError} if a value is invalid
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = environment.safeParse(values)
  if (!result.success) throw new ConfigError(result.error.issues[0]!.message)
  const { PORT, DATA_DIR, DATABASE_URL, DEMO, PUBLIC_URL, SECRET, SMTP_URL, TRUST_PROXY, ...rest } =
    result.data

  if (DATABASE_URL && !SECRET)
    throw new ConfigError('SECRET is required with DATABASE_URL: several servers must share it.')
  const identityProvider = readSocialProvider(rest)
  const publicUrl = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`)
  if (publicUrl.pathname !== '/')
    throw new ConfigError('PUBLIC_URL must have no path: the product is served at the root.')
  if (rest.HSTS_SUBDOMAINS === 'on' && publicUrl.protocol !== 'https:')
    throw new ConfigError('HSTS_SUBDOMAINS needs a PUBLIC_URL that starts with https://.')
  const { isAlias, domain } = aliasesAt(publicUrl.origin)
  if (rest.CONTACT_EMAIL && isAlias(rest.CONTACT_EMAIL))
    throw new ConfigError(`CONTACT_EMAIL must not be at ${domain}, the domain of the accounts' aliases.`)
  const isLocal = isLoopbackHost(rest.HOST) && isLoopbackHost(publicUrl.hostname)
  // A public site on a loopback interface must be behind a proxy on the same machine.
  const localProxy = isLoopbackHost(rest.HOST) && !isLocal ? ['loopback'] : []

  // A demo is the default only when nobody else can access it and nothing real is used: no mail, no provider.
  const demo = DEMO ? DEMO === 'on' : !DATABASE_URL && isLocal && !SMTP_URL && !identityProvider
  const keepsMails = !SMTP_URL || isLoopbackHost(new URL(SMTP_URL).hostname)

  return {
    port: PORT,
    host: rest.HOST,
    publicUrl: publicUrl.origin,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    smtpUrl: SMTP_URL,
    /** Whether the product is accessible only from this machine. */
    isLocal,
    /** The proxies whose X-Forwarded-For is trusted. */
    trustProxy: TRUST_PROXY ?? localProxy,
    maxConnectionsPerAddress: rest.MAX_CONNECTIONS_PER_ADDRESS,
    hstsSubdomains: rest.HSTS_SUBDOMAINS === 'on',
    /** False is for load tests only. */
    rateLimits: rest.RATE_LIMITS === 'on',
    /** Off is for proxies that pool transactions without support for prepared statements. */
    preparedStatements: rest.PREPARED_STATEMENTS === 'on',
    mailFrom: rest.MAIL_FROM,
    secret: SECRET,
    identityProvider,
    demo,
    /** Whether the demo runs Demo ID, its own provider of social login: only on this machine, which no mail leaves. */
    demoId: demo && isLocal && keepsMails && !identityProvider,
    logLevel: rest.LOG_LEVEL,
    metricsToken: rest.METRICS_TOKEN,
    siteName: rest.SITE_NAME,
    contact: readContact(rest, demo),
    currency: rest.CURRENCY,
  }
}

/** The secret of this installation. Without SECRET, it is created atomically at the first start, as a private file. */
export function loadSecret(config: Config) {
  if (config.secret) return config.secret
  const file = join(config.dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(config.dataDir, { recursive: true })
    const draft = `${file}.${randomBytes(4).toString('hex')}`
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
    renameSync(draft, file)
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < MIN_SECRET_LENGTH)
    throw new ConfigError(`The secret in ${file} is too short: delete the file to get a new one.`)
  return secret
}
