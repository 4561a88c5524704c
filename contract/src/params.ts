import * as z from 'zod/mini'
import { MAX } from './sizes.ts'
import { NOT_FOUND, type rawText } from './values.ts'

const ID = /^[1-9][0-9]{0,15}$/
const isId = (value: string) => ID.test(value) && Number.isSafeInteger(Number(value))

/** An id in a path or a query: digits only, no leading zero. */
export const idParam = z.pipe(
  z
    .union(
      [
        z.string().register(z.globalRegistry, { pattern: ID.source }),
        z.number().register(z.globalRegistry, { type: 'integer', minimum: 1 }),
      ],
      NOT_FOUND,
    )
    .check(z.refine((value) => isId(String(value)), NOT_FOUND)),
  z.transform(Number),
)

/** One id, in a path or a query. */
export const idParams = z.object({ id: idParam })

/** True or false: as text in a query, or as a boolean. */
export const booleanInput = (message: string) =>
  z.pipe(
    z.union([z.enum(['true', 'false']), z.boolean()], message),
    z.transform((value) => value === 'true' || value === true),
  )

/** Up to `max` texts. A query string has one as a string, several as a list. */
export const listInput = <Text extends ReturnType<typeof rawText>>(text: Text, max: number, error: string) =>
  z.pipe(
    z._default(z.union([text, z.array(text).check(z.maxLength(max))], error), []),
    z.transform((value) => (Array.isArray(value) ? value : [value])),
  )

const INVALID_PAGE = 'Page must be a whole number, 1 or higher.'
const PAGE_NUMBER = /^[1-9][0-9]*$/
// Past the end of every list, and small enough for its row offset to be a safe integer.
const LAST_PAGE = 999_999_999

/** `?page=n`, the first page by default. Numbers that are too large mean a page past the end. */
export const page = z.pipe(
  z._default(
    z.union(
      [
        z
          .string(INVALID_PAGE)
          .check(z.regex(PAGE_NUMBER, INVALID_PAGE))
          .register(z.globalRegistry, { maxLength: MAX.url }),
        z.number().check(z.int(INVALID_PAGE), z.positive(INVALID_PAGE)),
      ],
      INVALID_PAGE,
    ),
    '1',
  ),
  z.transform((value) => Math.min(Number(value), LAST_PAGE)),
)

export const pageQuery = z.object({ page: z.optional(page) })

/** The order of a list. */
export const sortOf = <const Sorts extends readonly string[]>(sorts: Sorts) =>
  z.optional(z.enum(sorts, `Sort by ${sorts.slice(0, -1).join(', ')} or ${sorts.at(-1)}.`))
