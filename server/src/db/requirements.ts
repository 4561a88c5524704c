import { sql } from 'kysely'
import pg from 'pg'
import type { BaseLogger } from 'pino'
import { BACKGROUND_POOL, REQUEST_POOL, type Db } from './connect.ts'

const MIN_VERSION = 15
const CONNECT_TIMEOUT_MS = 5_000

type Settings = {
  version: number
  encoding: string
  synchronous_commit: string
  fsync: string
  full_page_writes: string
  is_read_only: boolean
}

/**
 * Refuses a database that may lose data, can't store every text or can't be written. On some storage it is safe to turn
 * off `fsync` and `full_page_writes`: in a database that is not embedded they only cause a warning.
 *
 * @throws with a one-line message for the operator
 */
export async function checkDatabase(connectionString: string, isEmbedded: boolean) {
  const settings = await readSettings(connectionString)
  const { version, encoding, is_read_only } = settings
  if (version < MIN_VERSION)
    throw new Error(`The database is PostgreSQL ${version}: ${MIN_VERSION} or newer is needed.`)
  if (encoding !== 'UTF8')
    throw new Error(`The database must be created with the encoding UTF8, not ${encoding}.`)
  const required = [
    'synchronous_commit',
    ...(isEmbedded ? (['fsync', 'full_page_writes'] as const) : []),
  ] as const
  for (const setting of required) if (settings[setting] === 'off') throw new Error(unsafe(setting))
  if (is_read_only)
    throw new Error(
      'The database is read-only: use the primary server, and turn default_transaction_read_only off.',
    )
}

const unsafe = (setting: string) =>
  `The database has ${setting} = off, so what was saved could be lost in a crash: please turn it on.`

type Risk = { names: string[]; isRisky: (value: string) => boolean; because: string }

const isOff = (value: string) => value === 'off'
const isOn = (value: string) => value === 'on'
const isNot = (expected: string) => (value: string) => value !== expected
const isBelow = (least: number) => (value: string) => Number(value) < least
const isBetween = (above: number, below: number) => (value: string) =>
  Number(value) > above && Number(value) < below

/** Both pools, and the connection that listens for changes. */
const NEEDED_CONNECTIONS = REQUEST_POOL.max! + BACKGROUND_POOL.max! + 1

/** Values are in the units of `pg_settings`: kB, pages of 8 kB, ms. A pooler may drop timeouts of the pools. */
const RISKS: Risk[] = [
  {
    names: ['fsync', 'full_page_writes'],
    isRisky: isOff,
    because: 'what was saved could be lost in a crash',
  },
  {
    names: ['zero_damaged_pages', 'ignore_checksum_failure'],
    isRisky: isOn,
    because: 'damaged rows are lost',
  },
  {
    names: ['session_replication_role'],
    isRisky: isNot('origin'),
    because: 'triggers and foreign keys are off',
  },
  {
    names: ['default_transaction_isolation'],
    isRisky: isNot('read committed'),
    because: 'concurrent saves fail',
  },
  { names: ['DateStyle'], isRisky: (value) => !value.startsWith('ISO'), because: 'dates are misread' },
  { names: ['standard_conforming_strings', 'array_nulls'], isRisky: isOff, because: 'texts are misread' },
  {
    names: ['available connections'],
    isRisky: isBelow(NEEDED_CONNECTIONS),
    because: `this server opens up to ${NEEDED_CONNECTIONS}`,
  },
  {
    names: ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'],
    isRisky: isBelow(1),
    because: 'a query that hangs is never ended',
  },
  { names: ['statement_timeout'], isRisky: isBetween(0, 1_000), because: 'it ends slow requests' },
  { names: ['transaction_timeout'], isRisky: isBetween(0, 60_000), because: 'it ends tasks' },
  { names: ['idle_session_timeout'], isRisky: isBetween(0, 120_000), because: 'it ends waiting connections' },
  { names: ['autovacuum', 'track_counts'], isRisky: isOff, because: 'tables grow and slow down' },
  { names: ['jit'], isRisky: isOn, because: 'queries are compiled for seconds' },
  { names: ['plan_cache_mode'], isRisky: isNot('auto'), because: 'queries get slow plans' },
  { names: ['enable_*'], isRisky: isOff, because: 'queries get slow plans' },
  { names: ['random_page_cost'], isRisky: (value) => Number(value) > 10, because: 'queries avoid indexes' },
  { names: ['work_mem'], isRisky: isBelow(1024), because: 'queries sort on disk' },
  { names: ['shared_buffers'], isRisky: isBelow(4096), because: 'queries read from disk' },
]

/** A setting in the unit of `pg_settings`, and with a readable unit. */
export type Setting = { name: string; setting: string; shown: string }

/** Returns one line about the settings that can hurt; undefined if there are none. */
export function describeRisks(settings: Setting[]) {
  const risks = new Map<string, string[]>()
  for (const { names, isRisky, because } of RISKS)
    for (const { name, setting, shown } of settings) {
      const key = name.startsWith('enable_') ? 'enable_*' : name
      if (names.includes(key) && isRisky(setting))
        risks.set(because, [...(risks.get(because) ?? []), `${name} = ${shown}`])
    }
  if (risks.size === 0) return undefined
  const described = [...risks].map(([because, found]) => `${found.join(', ')} (${because})`)
  return `The database has settings that can hurt: ${described.join('; ')}.`
}

/** Warns in one line of settings that can hurt, as the connections that serve requests have them. */
export async function warnOfSettings(db: Db, log: BaseLogger) {
  const names = RISKS.flatMap(({ names }) => names)
  const { rows } = await sql<Setting>`
    select name, setting, current_setting(name) as shown from pg_settings
    where name = any(${names}::text[]) or (name like 'enable\\_%' and boot_val = 'on')
    union all
    select 'available connections', connections::text, connections::text from (
      select least(
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - coalesce(current_setting('reserved_connections', true)::int, 0),
        (select nullif(rolconnlimit, -1) from pg_roles where rolname = session_user),
        (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
      ) as connections
    ) as available
    order by name`.execute(db)
  const risks = describeRisks(rows)
  if (risks) log.warn(risks)
}

async function readSettings(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  // A lost connection rejects its query; without a listener, its 'error' event would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Settings>(`select
      current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding,
      current_setting('synchronous_commit') as synchronous_commit,
      current_setting('fsync') as fsync,
      current_setting('full_page_writes') as full_page_writes,
      current_setting('transaction_read_only')::boolean as is_read_only`)
    return rows[0]!
  } catch (error) {
    throw new Error(explainConnectionError(client, error as Error & { code?: string }))
  } finally {
    await client.end()
  }
}

/** Names the server, the database or the user, but never the password. */
function explainConnectionError(
  { host, port, user, database }: pg.Client,
  { code = '', message }: { code?: string; message: string },
) {
  if (code === '3D000')
    return `The database "${database}" does not exist: create it, or correct DATABASE_URL.`
  if (code.startsWith('28'))
    return `The database refused the login of "${user}": check the user and the password in DATABASE_URL.`
  return `The database at ${host}:${port} can't be reached (${code || message}): start it, or correct DATABASE_URL.`
}
