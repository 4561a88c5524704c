import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { account } from '@guildhall/contract/account/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { expect, inject, test } from 'vitest'
import { demoAccounts } from '../../demo/seed.ts'
import { connect, openPool } from '../../src/db/connect.ts'
import { analyzeNew } from '../../src/db/statistics.ts'
import { freshFolder } from '../folders.ts'
import { freshDatabase } from '../instance.ts'
import { withClient } from '../template.ts'
import { startServer } from '../wholeServer.ts'
import { ensurePostgres } from './packages.ts'

test("Debian's PostgreSQL compiles expensive queries by default", async () => {
  await withClient(inject('cluster'), async (client) => {
    const { rows } = await client.query(
      `select current_setting('jit') as jit, pg_jit_available() as available`,
    )
    expect(rows).toEqual([{ jit: 'on', available: true }])
  })
})

/** The tables that have rows and no statistics. */
async function listNew(url: string) {
  const pool = openPool(url, () => undefined)
  return analyzeNew(connect(pool)).finally(() => pool.end())
}

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(join(ensurePostgres()!, program), args)

test("a new demo on Debian's PostgreSQL serves the home page, boards and counts at once, and so does a restored one", async () => {
  const settings = {
    DATABASE_URL: await freshDatabase(),
    SECRET: randomBytes(32).toString('hex'),
    DEMO: 'on',
  }
  const server = await startServer(await freshFolder(), settings)
  expect((await server.get('/')).status, 'npm run build makes the home page').toBe(200)
  expect((await server.get('/?search=engineer')).status).toBe(200)

  const { email, password } = demoAccounts[1]
  const login = await server.call(account.logIn, { body: { email, password } })
  const { access } = login.body as { access: string }
  const filters = { search: 'engineer' }
  const answers = await Promise.all([
    server.call(search.searchJobs, { query: filters }),
    server.call(search.countJobs, { query: filters }),
    server.call(search.searchPeople, { query: {}, body: filters }, access),
    server.call(search.countPeople, { body: filters }, access),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.stdout()).not.toContain('settings that can hurt')
  expect(await listNew(settings.DATABASE_URL)).toEqual([])

  const restored = await freshDatabase()
  const dump = join(await freshFolder(), 'dump')
  await run('pg_dump', '--format=custom', `--file=${dump}`, settings.DATABASE_URL)
  await run('pg_restore', '--no-owner', `--dbname=${restored}`, dump)
  const again = await startServer(await freshFolder(), { ...settings, DATABASE_URL: restored })
  expect((await again.get('/?search=engineer')).status).toBe(200)
  expect(await again.end('SIGTERM')).toBe(0)
  expect(await listNew(restored)).toEqual([])
})
