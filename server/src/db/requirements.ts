import pg from 'pg'
import type { BaseLogger } from 'pino'

const MIN_VERSION = 15
const CONNECT_TIMEOUT_MS = 5_000

type Settings = {
  version: number
  encoding: string
  synchronous_commit: string
  fsync: string
  full_page_writes: string
}

/**
 * Refuses a database that may lose data or can't store every text. On some storage it is safe to turn off `fsync` and
 * `full_page_writes`: in a database that is not embedded they only cause a warning.
 *
 * @throws with a one-line message for the operator
 */
export async function checkDatabase(connectionString: string, isEmbedded: boolean, log: BaseLogger) {
  const settings = await readSettings(connectionString)
  const { version, encoding, synchronous_commit } = settings
  if (version < MIN_VERSION)
    throw new Error(`The database is PostgreSQL ${version}: ${MIN_VERSION} or newer is needed.`)
  if (encoding !== 'UTF8')
    throw new Error(`The database must be created with the encoding UTF8, not ${encoding}.`)
  if (synchronous_commit === 'off') throw new Error(unsafe('synchronous_commit'))
  for (const setting of ['fsync', 'full_page_writes'] as const) {
    if (settings[setting] === 'on') continue
    if (isEmbedded) throw new Error(unsafe(setting))
    log.warn(unsafe(setting))
  }
}

const unsafe = (setting: string) =>
  `The database has ${setting} = off, so what was saved could be lost in a crash: please turn it on.`

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
      current_setting('full_page_writes') as full_page_writes`)
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
