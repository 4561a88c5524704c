import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { reportWork } from '../platform/http/work.ts'

/** One token, or all tokens with one beginning: from the first, inclusive, to the second, exclusive. */
export type Range = [low: string, high: string]
/** A document matches a clause if it has a token in any of its ranges. */
export type Clause = Range[]

const CHUNK_SIZE = 1024

export const token = (token: string): Range => [token, `${token}\u0001`]
export const tokensFrom = (prefix: string): Range => [prefix, `${prefix}\u{10ffff}`]
/** The token that every document has. */
export const EVERY_DOCUMENT: Clause = [token('')]

type Page = { offset: number; limit: number }
type Query = Page & { clauses: Clause[]; minAmount?: string | undefined }

/** How many documents match every clause, and the ids of one page of them, the highest first. */
export async function findIds(db: Db, collection: string, { clauses, minAmount, offset, limit }: Query) {
  const columns = columnsOf(clauses)
  reportQuery([columns])
  const { numbers, lows, highs } = columns
  const { rows } = await sql<Result>`
    select * from find_documents(
      ${collection}::text, ${numbers}::int[], ${lows}::text[], ${highs}::text[],
      ${minAmount ?? null}::numeric, ${offset}::bigint, ${limit}::bigint)`.execute(db)
  const result = rows[0]!
  return { total: result.total, ids: readIds(result, { offset, limit }) }
}

/** Whether any document matches every clause of a search, for several searches in one query. */
export async function haveMatches(db: Db, collection: string, searches: Clause[][]): Promise<boolean[]> {
  if (searches.length === 0) return []
  const columns = searches.map(columnsOf)
  reportQuery(columns)
  const { rows } = await sql<{ search: number }>`
    with searches as (
      select search, array_agg(clause order by n) as clauses, array_agg(low order by n) as lows,
        array_agg(high order by n) as highs
      from unnest(
        ${columns.flatMap(({ numbers }, i) => numbers.map(() => i))}::int[],
        ${columns.flatMap(({ numbers }) => numbers)}::int[],
        ${columns.flatMap(({ lows }) => lows)}::text[],
        ${columns.flatMap(({ highs }) => highs)}::text[]) with ordinality as range (search, clause, low, high, n)
      group by search)
    select search from searches, find_documents(${collection}, clauses, lows, highs, null, 0, 0)
    where total > 0`.execute(db)
  const matched = new Set(rows.map(({ search }) => search))
  return searches.map((_, i) => matched.has(i))
}

/** The ranges of all clauses as columns, with the number of the clause from 1. */
function columnsOf(clauses: Clause[]) {
  const ranges = clauses.flatMap((clause, i) => clause.map(([low, high]) => ({ number: i + 1, low, high })))
  return {
    numbers: ranges.map(({ number }) => number),
    lows: ranges.map(({ low }) => low),
    highs: ranges.map(({ high }) => high),
  }
}

function reportQuery(searches: ReturnType<typeof columnsOf>[]) {
  const bounds = searches.flatMap(({ lows, highs }) => [...lows, ...highs])
  reportWork({
    searchQueries: 1,
    searchRanges: bounds.length / 2,
    searchCharacters: bounds.reduce((sum, { length }) => sum + length, 0),
  })
}

type Result = {
  total: number
  before: number
  chunks: number[]
  /** The bits of each chunk, those of its lowest ids first. */
  bitmaps: Buffer
}

function readIds({ before, chunks, bitmaps }: Result, { offset, limit }: Page) {
  const ids: number[] = []
  const end = offset - before + limit
  for (const [i, chunk] of chunks.entries()) {
    for (let bit = CHUNK_SIZE - 1; bit >= 0 && ids.length < end; bit--)
      if (hasBit(bitmaps, i * CHUNK_SIZE + bit)) ids.push(chunk * CHUNK_SIZE + bit)
  }
  return ids.slice(offset - before)
}

const hasBit = (bytes: Buffer, bit: number) => (bytes[bit >> 3]! & (0x80 >> (bit & 7))) !== 0
