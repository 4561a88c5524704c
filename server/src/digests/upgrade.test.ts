import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/instance.ts'
import { withClient } from '../../test/template.ts'
import { migrateUpTo } from '../../test/upgrade.ts'
import { migrate } from '../db/migrate.ts'

const USERS = `insert into users (user_type, username, email, name, is_active)
  select 'personal', 'user' || n, n || '@example.com', 'Ann', true from generate_series(1, 2) as n`
const ROWS = `
  insert into notifications (user_id, message) values (1, 'Hello');
  insert into messages (sender_id, recipient_id, subject, body) values (1, 2, 'Hello', 'Ann')`

test('what is unread before the first version with digests is never mailed, but for what arrives later', async () => {
  const url = await freshDatabase()
  await withClient(url, async (client) => {
    await migrateUpTo(client, '0030')
    await client.query(USERS)
    await client.query(ROWS)
    await migrate(url)
    await client.query(ROWS)
    for (const table of ['messages', 'notifications']) {
      const { rows } = await client.query(`select mailed_at is null as is_unmailed from ${table} order by id`)
      expect.soft(rows, table).toEqual([{ is_unmailed: false }, { is_unmailed: true }])
    }
  })
})

test('the upgrade waits for a transaction of an older server that has read its user and then writes', async () => {
  const url = await freshDatabase()
  await withClient(url, async (client) => {
    await migrateUpTo(client, '0030')
    await client.query(USERS)
    await client.query('begin')
    await client.query('select name from users where id = 1')
    const migrated = migrate(url)
    const isWaiting = async () =>
      (await client.query(`select from pg_locks where not granted and relation = 'users'::regclass`)).rowCount
    await Promise.race([migrated, until(isWaiting)])
    await client.query(ROWS)
    await client.query('commit')
    expect(await migrated).toContain('0030_mail_digests.sql')
  })
})

async function until(isTrue: () => Promise<unknown>) {
  while (!(await isTrue())) await sleep(10)
}
