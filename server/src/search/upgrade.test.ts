import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/instance.ts'
import { withClient } from '../../test/template.ts'
import { migrateUpTo } from '../../test/upgrade.ts'
import { migrate } from '../db/migrate.ts'

const write = (id: number, word: string) =>
  `insert into search_documents values ('boats', ${id}, 1, '9999-12-31', null, '${word}', '{}')
    on conflict (collection, id) do update set tokens = excluded.tokens`

test('the upgrade finds what was written while it made the postings', async () => {
  const url = await freshDatabase()
  await withClient(url, async (client) => {
    await migrateUpTo(client, '0031')
    for (const [id, word] of [
      [1, 'red'],
      [2, 'red'],
      [8193, 'red'],
      [16_385, 'red'],
    ] as const)
      await client.query(write(id, word))
    // A server of the previous version, whose changes are committed after the postings were made.
    await client.query('begin')
    await client.query(write(2, 'blue'))
    await client.query(write(9, 'red'))
    await client.query(`delete from search_documents where id = 16385`)
    const migrated = migrate(url)
    const isWaiting = async () =>
      (
        await client.query(
          `select from pg_locks where not granted and relation = 'search_documents'::regclass`,
        )
      ).rowCount
    while (!(await isWaiting())) await sleep(10)
    await client.query('commit')
    expect(await migrated).toContain('0031_ranked_search.sql')
    const { rows } = await client.query(
      `select key, chunk, positions from search_postings where key in ('', 'red', 'blue') order by key, chunk`,
    )
    expect(rows).toEqual([
      { key: '', chunk: 0, positions: [1, 2, 9] },
      { key: '', chunk: 1, positions: [1] },
      { key: 'blue', chunk: 0, positions: [2] },
      { key: 'red', chunk: 0, positions: [1, 9] },
      { key: 'red', chunk: 1, positions: [1] },
    ])
  })
})
