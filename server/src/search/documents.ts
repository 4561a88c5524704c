import { sql } from 'kysely'
import { changeInBatches } from '../db/batches.ts'
import type { Db } from '../db/connect.ts'
import { isStillOpen } from '../db/days.ts'
import type { Collection, SearchDocument } from './collection.ts'
import { facetToken, longToken, titleToken } from './tokens.ts'

export const SEARCH_TABLES = ['search_documents', 'search_postings', 'search_changes']

/** All tokens of a document: its words, its facets, and those of its long words that are not among the others. */
export function tokensOfDocument({ tokens, titleTokens, longTokens, facets }: SearchDocument) {
  const words = new Set(tokens)
  const long = new Set(longTokens).difference(words)
  const values = Object.entries(facets).flatMap(([facet, values]) =>
    values.map((value) => facetToken(facet, value)),
  )
  return [...new Set([...words, ...values, ...[...titleTokens].map(titleToken), ...[...long].map(longToken)])]
}

/** Adds documents or replaces those that differ, in the transaction that writes their rows. */
export async function writeDocuments(
  db: Db,
  { name, version }: Pick<Collection, 'name' | 'version'>,
  documents: SearchDocument[],
) {
  if (documents.length === 0) return
  const rows = documents.map((document) => ({
    id: document.id,
    last_day: document.lastDay,
    amount: document.amount,
    tokens: tokensOfDocument(document),
    card: document.card,
  }))
  // In the order of the ids, so that concurrent writers of the same documents don't deadlock.
  await sql`
    insert into search_documents as stored (collection, id, version, last_day, amount, tokens, card)
    select ${name}, id, ${version}::int, last_day, amount, array_to_tsvector(tokens), card
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as document (id bigint, last_day date, amount numeric, tokens text[], card json)
    order by id
    on conflict (collection, id) do update set version = excluded.version, last_day = excluded.last_day,
      amount = excluded.amount, tokens = excluded.tokens, card = excluded.card
    where (stored.version, stored.last_day, stored.amount, stored.tokens, stored.card::text) is distinct from
      (excluded.version, excluded.last_day, excluded.amount, excluded.tokens, excluded.card::text)`.execute(
    db,
  )
}

const CHANGE_BATCH_SIZE = 256

/**
 * Writes the last changes to the postings, unless another transaction does. Otherwise they wait for the sixteenth
 * change after them, and every search has to compare them itself.
 */
export async function writeChanges(db: Db) {
  await sql`
    select write_search_postings(${CHANGE_BATCH_SIZE})
    where pg_try_advisory_xact_lock('search_postings'::regclass::bigint)`.execute(db)
}

const SWEEP_BATCH_SIZE = 200

/**
 * Deletes documents whose last day has passed, in small transactions, so that others wait only briefly for their locks.
 * Searches ignore these documents in any case, and are faster the fewer there are.
 */
export const deleteEndedDocuments = (db: Db) =>
  changeInBatches(SWEEP_BATCH_SIZE, async () => {
    const { numAffectedRows } = await sql`
      delete from search_documents where (collection, id) in (
        select collection, id from search_documents where not ${isStillOpen('last_day')}
        order by collection, id limit ${SWEEP_BATCH_SIZE})`.execute(db)
    return numAffectedRows
  })
