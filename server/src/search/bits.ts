import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { reportWork } from '../platform/http/work.ts'

/** A range of tokens: from the first, inclusive, to the second, exclusive. */
export type Term = [low: string, high: string]
/** A document matches a part if it has any of its terms. */
export type Part = Term[]

const CHUNK = 1024

export const token = (token: string): Term => [token, `${token}\u0001`]
export const tokensFrom = (beginning: string): Term => [beginning, `${beginning}\u{10ffff}`]
/** The token that every document has. */
export const EVERY_DOCUMENT: Part = [token('')]

type Page = { offset: number; limit: number }
type Query = Page & { parts: Part[]; minAmount?: string | undefined }

/** How many documents match every part, and the ids of one page of them, the highest first. */
export async function findIds(db: Db, collection: string, { parts, minAmount, offset, limit }: Query) {
  const columns = columnsOf(parts)
  reportQuery([columns])
  const { places, lows, highs } = columns
  const { rows } = await sql<Result>`
    select * from find_documents(
      ${collection}::text, ${places}::int[], ${lows}::text[], ${highs}::text[],
      ${minAmount ?? null}::numeric, ${offset}::bigint, ${limit}::bigint)`.execute(db)
  const result = rows[0]!
  return { total: result.total, ids: readIds(result, { offset, limit }) }
}

/** Whether any document matches every part of a search, for several searches in one query. */
export async function haveMatches(db: Db, collection: string, searches: Part[][]): Promise<boolean[]> {
  if (searches.length === 0) return []
  const columns = searches.map(columnsOf)
  reportQuery(columns)
  const { rows } = await sql<{ search: number }>`
    with searches as (
      select search, array_agg(part order by n) as parts, array_agg(low order by n) as lows,
        array_agg(high order by n) as highs
      from unnest(
        ${columns.flatMap(({ places }, i) => places.map(() => i))}::int[],
        ${columns.flatMap(({ places }) => places)}::int[],
        ${columns.flatMap(({ lows }) => lows)}::text[],
        ${columns.flatMap(({ highs }) => highs)}::text[]) with ordinality as range (search, part, low, high, n)
      group by search)
    select search from searches, find_documents(${collection}, parts, lows, highs, null, 0, 0)
    where total > 0`.execute(db)
  const matched = new Set(rows.map(({ search }) => search))
  return searches.map((_, i) => matched.has(i))
}

/** The terms of all parts as columns; parts are counted from 1. */
function columnsOf(parts: Part[]) {
  const ranges = parts.flatMap((part, i) => part.map(([low, high]) => ({ place: i + 1, low, high })))
  return {
    places: ranges.map(({ place }) => place),
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
  /** For each chunk a '1' or '0' for each of its ids, the lowest first. */
  bitmaps: string
}

function readIds({ before, chunks, bitmaps }: Result, { offset, limit }: Page) {
  const ids: number[] = []
  const end = offset - before + limit
  for (const [i, chunk] of chunks.entries()) {
    for (let place = CHUNK - 1; place >= 0 && ids.length < end; place--)
      if (bitmaps[i * CHUNK + place] === '1') ids.push(chunk * CHUNK + place)
  }
  return ids.slice(offset - before)
}
