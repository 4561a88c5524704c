import type pg from 'pg'
import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { withClient } from '../../test/template.ts'
import { freshDatabase } from '../../test/instance.ts'
import { connect, openPool, REQUEST_POOL } from './connect.ts'
import { checkDatabase, describeRisks, warnOfSettings } from './requirements.ts'

const check = (url: string, isEmbedded = false) => checkDatabase(url, isEmbedded)

/** Changes a setting of a new database, and returns its URL. */
async function databaseWith(...settings: string[]) {
  const url = await freshDatabase()
  const name = new URL(url).pathname.slice(1)
  await withClient(url, async (client) => {
    for (const setting of settings) await client.query(`alter database ${name} set ${setting}`)
  })
  return url
}

/** The lines that a start with this database warns with, without those about the unsafe cluster of the tests. */
async function warningsOf(url: string, options: pg.PoolConfig = REQUEST_POOL) {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line) => void lines.push(line) })
  const pool = openPool(url, () => undefined, options)
  await warnOfSettings(connect(pool), log).finally(() => pool.end())
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
}

test('a database that cannot store every text is refused', async () => {
  const url = await freshDatabase("encoding 'LATIN1' locale 'C' template template0")
  await expect(check(url)).rejects.toThrow('The database must be created with the encoding UTF8, not LATIN1.')
})

test('a database that confirms a commit before it is stored is refused', async () => {
  const url = await databaseWith('synchronous_commit = off')
  await expect(check(url)).rejects.toThrow('The database has synchronous_commit = off')
})

test('a database that can only be read is refused', async () => {
  const url = await databaseWith('synchronous_commit = on', 'default_transaction_read_only = on')
  await expect(check(url)).rejects.toThrow('The database is read-only')
})

// The cluster of the tests is faster but unsafe.
test('a database that may lose data in a crash is refused if it is embedded, and else causes a warning', async () => {
  const url = await databaseWith('synchronous_commit = on', 'jit = off')
  await expect(check(url, true)).rejects.toThrow('The database has fsync = off')
  await check(url)
  expect(await warningsOf(url)).toEqual([
    'The database has settings that can hurt: fsync = off, full_page_writes = off (what was saved could be lost in a crash).',
  ])
})

test('a start warns of all settings that can hurt in one line', async () => {
  const url = await databaseWith(
    'jit = on',
    "default_transaction_isolation = 'repeatable read'",
    'enable_hashjoin = off',
    'enable_indexscan = off',
    'random_page_cost = 100',
    "work_mem = '64kB'",
    "DateStyle = 'German'",
    'idle_session_timeout = 5000',
  )
  expect(await warningsOf(url)).toEqual([
    'The database has settings that can hurt: ' +
      'fsync = off, full_page_writes = off (what was saved could be lost in a crash); ' +
      'default_transaction_isolation = repeatable read (concurrent saves fail); ' +
      'DateStyle = German, DMY (dates are misread); ' +
      'idle_session_timeout = 5s (it ends waiting connections); ' +
      'jit = on (queries are compiled for seconds); ' +
      'enable_hashjoin = off, enable_indexscan = off (queries get slow plans); ' +
      'random_page_cost = 100 (queries avoid indexes); ' +
      'work_mem = 64kB (queries sort on disk).',
  ])
})

test('a start warns of timeouts that a pooler has dropped', async () => {
  const [line] = await warningsOf(await databaseWith('jit = off'), { max: 1 })
  expect(line).toContain('lock_timeout = 0, statement_timeout = 0 (a query that hangs is never ended)')
})

test('a start warns of fewer connections than a server opens', async () => {
  const url = await databaseWith('jit = off')
  await withClient(url, (client) => client.query(`alter database ${client.database} connection limit 18`))
  expect((await warningsOf(url))[0]).toContain('available connections = 18 (this server opens up to 19)')
})

test.each([
  ['shared_buffers', '128', '1MB', 'queries read from disk'],
  ['autovacuum', 'off', 'off', 'tables grow and slow down'],
  ['track_counts', 'off', 'off', 'tables grow and slow down'],
  ['session_replication_role', 'replica', 'replica', 'triggers and foreign keys are off'],
  ['zero_damaged_pages', 'on', 'on', 'damaged rows are lost'],
  ['standard_conforming_strings', 'off', 'off', 'texts are misread'],
  ['statement_timeout', '200', '200ms', 'it ends slow requests'],
  ['transaction_timeout', '5000', '5s', 'it ends tasks'],
  ['plan_cache_mode', 'force_custom_plan', 'force_custom_plan', 'queries get slow plans'],
])('a start warns of %s = %s', (name, setting, shown, because) => {
  expect(describeRisks([{ name, setting, shown }])).toBe(
    `The database has settings that can hurt: ${name} = ${shown} (${because}).`,
  )
})

test('a refused login is reported with the user and without the password', async () => {
  const url = Object.assign(new URL(inject('cluster')), { username: 'stranger', password: 'secret' }).href
  await expect(check(url)).rejects.toThrow(
    'The database refused the login of "stranger": check the user and the password in DATABASE_URL.',
  )
})
