import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { reportWork } from '../platform/http/work.ts'

/** Tokens from the first text up to, and without, the second. */
export type Term = [low: string, high: string]
/** A job fits a part if it has any of its terms. */
export type Part = Term[]

const CHUNK = 1024

export const token = (token: string): Term => [token, `${token}\u0001`]
export const tokensFrom = (beginning: string): Term => [beginning, `${beginning}\u{10ffff}`]
/** The token that every open job has. */
export const EVERY_JOB: Part = [token('')]

type Wanted = { parts: Part[]; salaryMin?: string | undefined; offset: number; limit: number }

/** How many open jobs fit every part, and the ids of some of them, the newest first. */
export async function findJobIds(db: Db, { parts, salaryMin, offset, limit }: Wanted) {
  const columns = columnsOf(parts)
  reportQuery([columns])
  const { places, lows, highs } = columns
  const { rows } = await sql<Found>`
    select * from find_jobs(
      ${places}::int[], ${lows}::text[], ${highs}::text[],
      ${salaryMin ?? null}::numeric, ${offset}::bigint, ${limit}::bigint)`.execute(db)
  const found = rows[0]!
  return { total: found.total, ids: readIds(found, { offset, limit }) }
}

/** Whether any open job fits every part of a search, for several searches in one query. */
export async function areFound(db: Db, searches: Part[][]): Promise<boolean[]> {
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
    select search from searches, find_jobs(parts, lows, highs, null, 0, 0) where total > 0`.execute(db)
  const found = new Set(rows.map(({ search }) => search))
  return searches.map((_, i) => found.has(i))
}

/** The ranges of tokens in the order of their parts, which are counted from 1. */
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

type Found = {
  total: number
  before: number
  chunks: number[]
  /** Of one chunk after the other a '1' or '0' for each of its ids, the oldest first. */
  bitmaps: string
}

function readIds({ before, chunks, bitmaps }: Found, { offset, limit }: Pick<Wanted, 'offset' | 'limit'>) {
  const ids: number[] = []
  const end = offset - before + limit
  for (const [i, chunk] of chunks.entries()) {
    for (let place = CHUNK - 1; place >= 0 && ids.length < end; place--)
      if (bitmaps[i * CHUNK + place] === '1') ids.push(chunk * CHUNK + place)
  }
  return ids.slice(offset - before)
}
