import { statSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { SEARCH_PAGE_SIZE } from '@guildhall/contract/search/endpoints'
import type { SearchDocument } from '../../src/search/api.ts'
import { partsOf, type Engine, type EngineQuery } from './engine.ts'

const CACHE_KIB = 512 * 1024

/** SQLite's full-text index in a file, without the texts, and the cards in a table beside it. */
export function openFts5(file: string): Engine {
  const db = new DatabaseSync(file)
  db.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma cache_size = -${CACHE_KIB};
    create table cards (id integer primary key, card text not null);
    create virtual table words using fts5(
      title, head, long, content = '', prefix = '2 3', tokenize = "unicode61 remove_diacritics 0 tokenchars '+#'");
    insert into words (words, rank) values ('rank', 'bm25(10, 5, 1)');`)
  const insertCard = db.prepare('insert into cards (id, card) values (?, ?)')
  const insertWords = db.prepare('insert into words (rowid, title, head, long) values (?, ?, ?, ?)')
  const find = prepareSearches(db)

  function insert(document: SearchDocument) {
    const { id, title, head, long, card } = partsOf(document)
    insertCard.run(id, card)
    insertWords.run(id, title.join(' '), head.join(' '), long.join(' '))
  }
  return {
    name: 'SQLite FTS5',
    async add(documents) {
      db.exec('begin')
      for (const document of documents) insert(document)
      db.exec('commit')
    },
    async finish() {
      db.exec(`insert into words (words) values ('optimize'); pragma wal_checkpoint(truncate); analyze;`)
    },
    bytes: async () => statSync(file).size,
    search: async (query) => find(query),
    close: async () => db.close(),
  }
}

function prepareSearches(db: DatabaseSync) {
  const newestOfAll = db.prepare('select card from cards order by id desc limit ? offset ?')
  const countAll = db.prepare('select count(*) as total from cards')
  const count = db.prepare('select count(*) as total from words where words match ?')
  const page = (order: string) =>
    db.prepare(`
      select card from (
        select rowid as id from words where words match ? order by ${order} limit ? offset ?
      ) join cards using (id)`)
  const pages = { newest: page('rowid desc'), best: page('rank, rowid desc') }
  return ({ words, sort, offset }: EngineQuery) => {
    if (words.length === 0)
      return { cards: newestOfAll.all(SEARCH_PAGE_SIZE, offset), total: totalOf(countAll.get()) }
    const match = matchOf(words)
    return { cards: pages[sort].all(match, SEARCH_PAGE_SIZE, offset), total: totalOf(count.get(match)) }
  }
}

const totalOf = (row: ReturnType<StatementSync['get']>) => Number(row!.total)

function matchOf(words: string[]) {
  const last = words.at(-1)!
  return [...words.slice(0, -1).map((word) => `"${word}"`), `({title head} : "${last}" * OR "${last}")`].join(
    ' AND ',
  )
}
