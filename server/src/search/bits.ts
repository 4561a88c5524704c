import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

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
  const terms = parts.flatMap((part, i) => part.map(([low, high]) => ({ part: i + 1, low, high })))
  const { rows } = await sql<Found>`
    select * from find_jobs(
      ${terms.map(({ part }) => part)}::int[],
      ${terms.map(({ low }) => low)}::text[], ${terms.map(({ high }) => high)}::text[],
      ${salaryMin ?? null}::numeric, ${offset}::bigint, ${limit}::bigint)`.execute(db)
  const found = rows[0]!
  return { total: found.total, ids: readIds(found, { offset, limit }) }
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
