import { SEARCH_PAGE_SIZE } from '@guildhall/contract/search/endpoints'
import { sql, type RawBuilder } from 'kysely'
import { connect, openPool, type Db } from '../../src/db/connect.ts'
import type { SearchDocument } from '../../src/search/api.ts'
import { PATIENT_POOL } from '../database.ts'
import { partsOf, type Engine, type EngineQuery } from './engine.ts'

/** A table with the words of each document as a tsvector with weights, and as a text. */
export async function openPostgres(url: string): Promise<Engine[]> {
  const pool = openPool(url, () => undefined, PATIENT_POOL)
  const db = connect(pool)
  await sql`
    create table engine_documents (
      id bigint primary key, words tsvector not null, text text not null, card json not null)`.execute(db)
  // With the default, the planner takes rare words for common ones, and reads all documents in their order.
  await sql`alter table engine_documents alter words set statistics 1000`.execute(db)
  const tsvector: Engine = {
    name: 'tsvector + GIN',
    add: (documents) => insert(db, documents),
    async finish() {
      await sql`create index engine_documents_words on engine_documents using gin (words)`.execute(db)
      await sql`vacuum analyze engine_documents`.execute(db)
    },
    bytes: () =>
      readBytes(
        db,
        sql`pg_indexes_size('engine_documents') + sum(pg_column_size(words) + pg_column_size(card))`,
      ),
    search: (query) => findByTsvector(db, query),
    close: () => pool.end(),
  }
  const ilike: Engine = {
    name: 'ilike',
    bytes: () => readBytes(db, sql`sum(pg_column_size(text) + pg_column_size(card))`),
    search: (query) => (query.sort === 'best' ? undefined : findByIlike(db, query)),
  }
  return [tsvector, ilike]
}

async function insert(db: Db, documents: SearchDocument[]) {
  const rows = documents.map(partsOf).map(({ id, title, head, long, card }) => ({
    id,
    words: [weighted(title, 'A'), weighted(head, 'B'), weighted(long, 'D')].join(' '),
    text: [...title, ...head, ...long].join(' '),
    card,
  }))
  await sql`
    insert into engine_documents (id, words, text, card)
    select id, words::tsvector, text, card::json
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id bigint, words text, text text, card text)`.execute(
    db,
  )
}

const weighted = (words: string[], weight: string) =>
  words.map((word) => `${quoted(word)}:1${weight}`).join(' ')
const quoted = (word: string) => `'${word.replaceAll("'", "''")}'`

function findByTsvector(db: Db, { words, sort, offset }: EngineQuery) {
  if (words.length === 0) return readPage(db, { where: sql`true`, order: sql`id desc`, offset })
  const last = quoted(words.at(-1)!)
  const query = sql`${[...words.slice(0, -1).map(quoted), `(${last}:*AB | ${last})`].join(' & ')}::tsquery`
  const order = sort === 'best' ? sql`ts_rank(words, ${query}) desc, id desc` : sql`id desc`
  return readPage(db, { where: sql`words @@ ${query}`, order, offset })
}

function findByIlike(db: Db, { words, offset }: EngineQuery) {
  const patterns = words.map((word) => `%${word}%`)
  return readPage(db, { where: sql`text ilike all(${patterns}::text[])`, order: sql`id desc`, offset })
}

type Page = { where: RawBuilder<unknown>; order: RawBuilder<unknown>; offset: number }

async function readPage(db: Db, { where, order, offset }: Page) {
  const { rows: cards } = await sql`
    select card from engine_documents where ${where} order by ${order}
    limit ${SEARCH_PAGE_SIZE} offset ${offset}`.execute(db)
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from engine_documents where ${where}`.execute(db)
  return { cards, total: rows[0]!.total }
}

async function readBytes(db: Db, expression: RawBuilder<unknown>) {
  const { rows } = await sql<{ bytes: string }>`select ${expression} as bytes from engine_documents`.execute(
    db,
  )
  return Number(rows[0]!.bytes)
}
