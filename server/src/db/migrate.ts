import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import type { BaseLogger } from 'pino'
import { listSqlFiles, MIGRATIONS, PROGRAM_LEVEL, relateSchema } from './compatibility.ts'

const FUNCTIONS = new URL('../../functions/', import.meta.url)
// An arbitrary number that must be the same in every version.
const ADVISORY_LOCK = 7_461_001
// The role of the server may have timeouts, which are for requests.
const NO_TIMEOUTS = `set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/**
 * Migrates a database to the newest schema, then replaces its functions by those in `server/functions` if they are
 * others, and turns off the JIT compiler for the server's role. A newer schema stays as it is, with its functions. Each
 * migration runs in its own transaction, which records it in the table `migrations`. An advisory lock lets one server
 * migrate while the others wait. It is held by an open transaction on another connection: behind a proxy that pools
 * transactions, the lock of a session would outlast its client.
 *
 * @returns the names of the migrations that ran
 * @throws when this program can't run on the schema of a newer version
 */
export async function migrate(connectionString: string, log?: BaseLogger) {
  const lock = openClient(connectionString)
  const client = openClient(connectionString)
  try {
    await lock.connect()
    await lock.query('begin')
    await lock.query(NO_TIMEOUTS)
    await lock.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    await client.connect()
    const { relation, pending } = await relateSchema(client)
    if (relation === 'newer') {
      log?.warn('the database was migrated by a newer version, and stays as it is')
      return []
    }
    await runPending(client, pending)
    await replaceFunctions(client)
    await turnOffJit(client)
    return pending
  } finally {
    await Promise.all([client.end(), lock.end()])
  }
}

function openClient(connectionString: string) {
  const client = new pg.Client({ connectionString })
  // A lost connection rejects its query; without a listener, its 'error' event would end the process.
  client.on('error', () => undefined)
  return client
}

async function runPending(client: pg.Client, pending: string[]) {
  await client.query(
    'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
  )
  for (const name of pending) await run(client, name)
}

async function run(client: pg.Client, name: string) {
  const migration = await readFile(new URL(name, MIGRATIONS), 'utf8')
  await inTransaction(client, `The migration ${name}`, async () => {
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query(migration)
  })
}

async function replaceFunctions(client: pg.Client) {
  const files = await Promise.all(
    (await listSqlFiles(FUNCTIONS)).map((name) => readFile(new URL(name, FUNCTIONS), 'utf8')),
  )
  const functions = files.join('\n')
  const digest = createHash('sha256').update(functions).digest('hex')
  const { rowCount } = await client.query(
    'select from functions where level > $2 or level = $2 and digest = $1',
    [digest, PROGRAM_LEVEL],
  )
  if (rowCount) return
  await inTransaction(client, 'The replacement of the functions', async () => {
    await client.query('delete from functions')
    await client.query('insert into functions (digest, level) values ($1, $2)', [digest, PROGRAM_LEVEL])
    // A function may call one of a later file.
    await client.query('set local check_function_bodies = off')
    await client.query(functions)
  })
}

/**
 * Turns off JIT, because compiling takes longer than running any of our queries. It is a default of the role in this
 * database: PgBouncer refuses `jit` as a startup parameter, and gives a connection changed by `set` to another client.
 */
async function turnOffJit(client: pg.Client) {
  await client.query(`do $$ begin
    if current_setting('jit')::boolean then
      execute format('alter role %I in database %I set jit = off', session_user, current_database());
    end if;
  exception when insufficient_privilege then null; -- The start warns of it.
  end $$`)
}

async function inTransaction(client: pg.Client, what: string, work: () => Promise<void>) {
  await client.query('begin')
  try {
    await client.query(NO_TIMEOUTS)
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`${what} failed and was rolled back.`, { cause: error })
  }
}
