import { randomBytes } from 'node:crypto'
import { account } from '@guildhall/contract/account/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { expect, inject, test } from 'vitest'
import { demoAccounts } from '../../demo/seed.ts'
import { freshFolder } from '../folders.ts'
import { freshDatabase } from '../instance.ts'
import { withClient } from '../template.ts'
import { startServer } from '../wholeServer.ts'

test("Debian's PostgreSQL compiles expensive queries by default", async () => {
  await withClient(inject('cluster'), async (client) => {
    const { rows } = await client.query(
      `select current_setting('jit') as jit, pg_jit_available() as available`,
    )
    expect(rows).toEqual([{ jit: 'on', available: true }])
  })
})

test("a new demo on Debian's PostgreSQL serves the home page, both boards and their counts at once", async () => {
  const server = await startServer(await freshFolder(), {
    DATABASE_URL: await freshDatabase(),
    SECRET: randomBytes(32).toString('hex'),
    DEMO: 'on',
  })
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
})
