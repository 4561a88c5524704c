import { sql } from 'kysely'
import { reportWork } from '../platform/work.ts'

/**
 * Keys from the first, inclusive, to the second, exclusive, and the ranks at which they match: 1 in the title, 2 whole,
 * 3 as a beginning, 4 in a long text.
 */
type Range = { low: string; high: string; first: Rank; last: Rank }
type Rank = 1 | 2 | 3 | 4
/** A document matches a clause at a rank if it has a key in any of the ranges of this rank. */
export type Clause = Range[]

type Ranks = [first: Rank, last: Rank]
const ALL_RANKS: Ranks = [1, 4]
const range = (low: string, high: string, [first, last]: Ranks): Range => ({ low, high, first, last })

export const exactly = (key: string, ranks = ALL_RANKS) => range(key, `${key}\u0001`, ranks)

/** Beginnings of words up to this length are keys of their own: too many words start with them. */
const KEY_PREFIX_LENGTH = 3

export const startingWith = (prefix: string, ranks = ALL_RANKS) =>
  Array.from(prefix).length <= KEY_PREFIX_LENGTH
    ? exactly(`*${prefix}`, ranks)
    : range(prefix, `${prefix}\u{10ffff}`, ranks)

/** What every document matches. */
export const EVERY_DOCUMENT: Clause = [exactly('')]

const DIGITS_OF_AMOUNT = 11

/**
 * The clauses of the amounts from a minimum on, such as '25.50'. Digit by digit, an amount that has at least the same
 * digit, or a higher one before it, is not lower.
 */
export function clausesOfMinimum(minimum: string): Clause[] {
  const [whole = '', hundredths = ''] = minimum.split('.')
  const digits = [...`${whole}${hundredths.padEnd(2, '0')}`.padStart(DIGITS_OF_AMOUNT, '0')].map(Number)
  const atLeast = (digit: number, i: number) => exactly(`$${i + 1}:${digit}`)
  return digits.flatMap((digit, i) => {
    if (digit === 0) return []
    const higher = digits.slice(0, i).flatMap((before, j) => (before < 9 ? [atLeast(before + 1, j)] : []))
    return [[atLeast(digit, i), ...higher]]
  })
}

/** The ranges of all clauses as the arguments of the functions in the database, with the number of the clause from 1. */
export function columnsOf(clauses: Clause[]) {
  const ranges = clauses.flatMap((clause, i) => clause.map((range) => ({ number: i + 1, ...range })))
  const integers = (column: 'number' | 'first' | 'last') =>
    sql`${ranges.map((range) => range[column])}::int[]`
  const texts = (column: 'low' | 'high') => sql`${ranges.map((range) => range[column])}::text[]`
  return sql.join([integers('number'), integers('first'), integers('last'), texts('low'), texts('high')])
}

export function reportQuery(searches: Clause[][]) {
  const ranges = searches.flat(2)
  reportWork({
    searchQueries: 1,
    searchRanges: ranges.length,
    searchCharacters: ranges.reduce((sum, { low, high }) => sum + low.length + high.length, 0),
  })
}
