import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'
import type { Db } from '../db/connect.ts'
import { countFacets, search, writeDocuments } from './api.ts'

const BOATS = { name: 'boats', version: 1, longTexts: () => sql<never>`null::json` }
const COUNT = 300
const COLORS = ['red', 'blue', 'green']

/** 300 documents, each with words of its own. */
const boats = Array.from({ length: COUNT }, (_, id) => ({
  id,
  tokens: [`name${id}`, `port${id}`, id % 100 === 0 ? 'rare' : 'common'],
  titleTokens: [`name${id}`],
  longTokens: [],
  facets: { color: [COLORS[id % 3]!] },
  amount: null,
  lastDay: '9999-12-31',
  card: { id },
}))

/** The postings that this session has read, since its numbers were last reported. */
async function countRead(db: Db) {
  const { rows } = await sql<{ read: number }>`
    select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables
    where relname = 'search_postings'`.execute(db)
  return rows[0]!.read
}

test('searches and their counts read the same few postings before the tables have statistics as after', async () => {
  const { db } = await freshInstance()
  await sql`alter table search_postings set (autovacuum_enabled = off)`.execute(db)
  await writeDocuments(db, BOATS, boats)
  await sql`select write_search_postings(${COUNT})`.execute(db)

  const readPostings = (text: string) =>
    db.transaction().execute(async (db) => {
      const first = await countRead(db)
      const { total } = await search(db, BOATS, { text, facets: {}, offset: 0, limit: 12 })
      const searched = await countRead(db)
      const { color } = await countFacets(db, 'boats', { text, facets: {} }, { color: COLORS })
      const counted = await countRead(db)
      return {
        total,
        counted: color.reduce((sum, { count }) => sum + count, 0),
        postings: searched - first,
        countedPostings: counted - searched,
      }
    })
  const texts = ['rare', 'common', 'name7', 'rare name100', 'common po', '']
  const readAll = async () => {
    const results = []
    for (const text of texts) results.push(await readPostings(text))
    return results
  }

  const before = await readAll()
  await sql`analyze search_postings, search_documents, search_changes`.execute(db)
  expect(await readAll()).toEqual(before)
  expect(before.map(({ total }) => total)).toEqual([3, 297, 11, 1, 297, 300])
  expect(before.map(({ counted }) => counted)).toEqual([3, 297, 11, 1, 297, 300])
  for (const { postings, countedPostings } of before) expect(postings + countedPostings).toBeLessThan(50)
})
