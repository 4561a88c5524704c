import pg from 'pg'
import type { BaseLogger } from 'pino'

const OLDEST_VERSION = 15
const CONNECT_WITHIN_MS = 5_000

type Facts = {
  version: number
  encoding: string
  synchronous_commit: string
  fsync: string
  full_page_writes: string
}

/**
 * Refuses a database that can't keep what is promised: every text as it was written, and nothing lost that was
 * confirmed. On a storage of one's own, `fsync` and `full_page_writes` may be off for a reason: of a database that
 * is not ours they are only warned of.
 *
 * @throws with one sentence for the operator
 */
export async function requireGoodDatabase(connectionString: string, isOurs: boolean, log: BaseLogger) {
  const facts = await readFacts(connectionString)
  const { version, encoding, synchronous_commit } = facts
  if (version < OLDEST_VERSION)
    throw new Error(`The database is PostgreSQL ${version}: ${OLDEST_VERSION} or newer is needed.`)
  if (encoding !== 'UTF8')
    throw new Error(`The database must be created with the encoding UTF8, not ${encoding}.`)
  if (synchronous_commit === 'off') throw new Error(unsafe('synchronous_commit'))
  for (const setting of ['fsync', 'full_page_writes'] as const) {
    if (facts[setting] === 'on') continue
    if (isOurs) throw new Error(unsafe(setting))
    log.warn(unsafe(setting))
  }
}

const unsafe = (setting: string) =>
  `The database has ${setting} = off, so what was saved could be lost in a crash: please turn it on.`

async function readFacts(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN_MS })
  // Its loss also fails the query; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Facts>(`select
      current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding,
      current_setting('synchronous_commit') as synchronous_commit,
      current_setting('fsync') as fsync,
      current_setting('full_page_writes') as full_page_writes`)
    return rows[0]!
  } catch (error) {
    throw new Error(whyNoConnection(client, error as Error & { code?: string }))
  } finally {
    await client.end()
  }
}

/** Names the place, never the password. */
function whyNoConnection(
  { host, port, user, database }: pg.Client,
  { code = '', message }: { code?: string; message: string },
) {
  if (code === '3D000')
    return `The database "${database}" does not exist: create it, or correct DATABASE_URL.`
  if (code.startsWith('28'))
    return `The database does not let "${user}" in: check the user and the password in DATABASE_URL.`
  return `The database at ${host}:${port} can't be reached (${code || message}): start it, or correct DATABASE_URL.`
}
