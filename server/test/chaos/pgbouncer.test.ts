import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { account } from '@guildhall/contract/account/endpoints'
import { lookups } from '@guildhall/contract/lookups/endpoints'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '../../src/db/embedded/freePort.ts'
import { expectTotal, openEvents } from '../eventClient.ts'
import { PASSWORD } from '../factories.ts'
import { freshFolder } from '../folders.ts'
import { freshDatabase } from '../instance.ts'
import { freshMailServer } from '../mailServer.ts'
import { aRegistration } from '../registering.ts'
import { withClient } from '../template.ts'
import { startServer } from '../wholeServer.ts'
import { requirePrograms } from '../debian/packages.ts'

/** A PgBouncer that pools the transactions of a database, configured as the README says; returns its URL. */
async function startPgBouncer(database: string) {
  requirePrograms(['pgbouncer'])
  const { host, port, user, password, database: name = '' } = new pg.Client(database)
  const file = join(await freshFolder(), 'pgbouncer.ini')
  const ownPort = await findFreePort()
  await writeFile(
    file,
    `[databases]
${name} = host=${host} port=${port} user=${user} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  )
  const asUser = process.getuid?.() === 0 ? ['-u', 'guildhall'] : []
  const child = spawn('pgbouncer', [...asUser, file], { stdio: 'ignore' })
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const url = `postgres://${user}@127.0.0.1:${ownPort}/${name}`
  const isUp = () => withClient(url, async () => true).catch(() => false)
  await expect.poll(isUp).toBe(true)
  return url
}

test('two servers start, serve requests, send mails and stream events through a PgBouncer that pools transactions', async () => {
  const mail = await freshMailServer()
  const database = await freshDatabase()
  await withClient(database, (client) =>
    client.query(`alter database ${client.database} set synchronous_commit = on`),
  )
  const settings = {
    DATABASE_URL: await startPgBouncer(database),
    SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: mail.url,
    PREPARED_STATEMENTS: 'off',
  }
  const servers = [
    await startServer(await freshFolder(), settings),
    await startServer(await freshFolder(), settings),
  ]
  await withClient(settings.DATABASE_URL, async (client) =>
    expect((await client.query('show jit')).rows).toEqual([{ jit: 'off' }]),
  )
  const emails = Array.from({ length: 10 }, (_, i) => `ann${i}@example.com`)
  const calls = servers.flatMap((server, s) => [
    ...Array.from({ length: 100 }, () => server.call(lookups.getSkills, {})),
    ...emails
      .filter((_, i) => i % servers.length === s)
      .map((email) =>
        server.call(account.register, {
          body: aRegistration({ email, username: email.split('@')[0] }),
        } as never),
      ),
  ])
  const statuses = new Set((await Promise.all(calls)).map(({ status }) => status))
  expect(statuses).toEqual(new Set([200, 201]))
  await expect.poll(() => mail.received.flatMap(({ to }) => to).toSorted()).toEqual(emails)

  await withClient(database, (client) => client.query('update users set is_active = true'))
  const [a, b] = servers
  const login = await a!.call(account.logIn, { body: { email: emails[0]!, password: PASSWORD } })
  const stream = await openEvents(b!.url, login.body as { access: string })
  await expectTotal(stream, 0)
  // LISTEN has no effect here: the servers poll.
  for (let total = 1; total <= 3; total += 1) {
    await withClient(database, (client) =>
      client.query(`insert into notifications (user_id, message) select id, 'News.' from users`),
    )
    await expectTotal(stream, total)
  }
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0)
})
