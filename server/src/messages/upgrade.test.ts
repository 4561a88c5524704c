import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/instance.ts'
import { withClient } from '../../test/template.ts'
import { migrateUpTo } from '../../test/upgrade.ts'
import { migrate } from '../db/migrate.ts'

const SEND = `insert into messages (sender_id, recipient_id, subject, body) values (1, 2, 'Hello', 'Ben')`

test('an upgrade stores current names with old messages, and a server of the release before stores them too', async () => {
  const url = await freshDatabase()
  await withClient(url, async (client) => {
    await migrateUpTo(client, '0057')
    await client.query(`insert into users (user_type, username, email, name, is_active)
      values ('personal', 'ann', 'ann@example.com', 'Ann', true), ('personal', 'ben', 'ben@example.com', 'Ben', true)`)
    await client.query(SEND)
    await migrate(url)
    await client.query(`update users set name = 'Anna' where id = 1`)
    await client.query(SEND)
    const { rows } = await client.query('select sender_name, recipient_name from messages order by id')
    expect(rows).toEqual([
      { sender_name: 'Ann', recipient_name: 'Ben' },
      { sender_name: 'Anna', recipient_name: 'Ben' },
    ])
    const { rows: counted } = await client.query('select inbox, unread from mailboxes where user_id = 2')
    expect(counted).toEqual([{ inbox: 2, unread: 2 }])
  })
})
