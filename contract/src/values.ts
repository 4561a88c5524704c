import * as z from 'zod/mini'
import { MAX } from './sizes.ts'

// Where a rule has no sentence of its own, a person still reads one of ours.
z.config({ localeError: () => 'Please check this.' })

// What PostgreSQL cannot store: NUL, and half of a surrogate pair.
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()
export const UNREADABLE = 'This text has characters that cannot be read.'
const storable = z.refine<string>(isStorable, UNREADABLE)
const atMost = (max: number) => z.maxLength(max, `Please use at most ${max} characters.`)

// Control and direction marks can forge what a reader sees, and blanks without width pass for text.
const INVISIBLE = /(?!\n|\t)[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu
// Joiners, soft hyphens, variation selectors, fillers: within a text they shape its letters and its emoji, alone they are nothing.
const NOTHING_TO_SEE = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u
// No letter of any language has more marks: Unicode's Stream-Safe Text Format (UAX 15) ends a run at 30. To compose a
// text, its runs of marks are sorted, which takes the square of their length.
const MAX_MARKS = 30
const limitMarks = (marks: string) =>
  marks.length > MAX_MARKS ? [...marks].slice(0, MAX_MARKS).join('') : marks
const orNothing = (value: string) => (NOTHING_TO_SEE.test(value) ? '' : value)

const tidy = (value: string) =>
  orNothing(
    value
      .replace(/\p{M}+/gu, limitMarks)
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(INVISIBLE, '')
      .trim(),
  )
const tidyLine = (value: string) => tidy(value.replace(/\s+/g, ' '))

type TextRules = { max: number; required?: string }

const text = (tidied: (value: string) => string, { max, required }: TextRules) =>
  z
    .string(required)
    .check(storable, z.overwrite(tidied), ...(required ? [z.minLength(1, required)] : []), atMost(max))

/** One line of a person's text: trimmed, composed, without control or direction marks. Spaces alone count as empty. */
export const line = (rules: TextRules) => text(tidyLine, rules)

/** Text of several lines, its line breaks kept. */
export const lines = (rules: TextRules) => text(tidy, rules)

/** A string that PostgreSQL can hold, otherwise as it was sent: passwords, tokens, search words. */
export const rawText = (max: number, required?: string) =>
  z.string(required).check(storable, ...(required ? [z.minLength(1, required)] : []), atMost(max))

/**
 * A rule over several text fields of one form. It is judged as soon as these are texts, whatever else is wrong
 * with the form, so that a person sees everything at once.
 */
export const across = <Field extends string>(
  fields: readonly Field[],
  holds: (form: Record<Field, string>) => boolean,
  fault: { error: string; path: [string] },
) =>
  z.refine<Record<Field, string>>((form) => holds(form), {
    ...fault,
    when: ({ value }) =>
      fields.every((field) => typeof (value as Record<string, unknown> | null)?.[field] === 'string'),
  })

export const NO_SUCH_THING = 'There is no such thing.'

/** The id of a row as a number in a body: positive and safe in JavaScript. */
export const id = (message = NO_SUCH_THING) =>
  z.number(message).check(z.int(message), z.positive(message), z.maximum(Number.MAX_SAFE_INTEGER, message))

const ID = /^[1-9][0-9]{0,15}$/
const isId = (value: string) => ID.test(value) && Number.isSafeInteger(Number(value))

/** The same id as a part of an address: digits only, no leading zero. */
export const idInAddress = z.pipe(
  z
    .union(
      [
        z.string().register(z.globalRegistry, { pattern: ID.source }),
        z.number().register(z.globalRegistry, { type: 'integer', minimum: 1 }),
      ],
      NO_SUCH_THING,
    )
    .check(z.refine((value) => isId(String(value)), NO_SUCH_THING)),
  z.transform(Number),
)

const NO_SUCH_PAGE = 'A page is a whole number from 1.'
const PAGE_NUMBER = /^[1-9][0-9]*$/
// Past the end of every list, and its offset in rows is still exact.
const LAST_PAGE = 999_999_999

/** `?page=n`; the first page when it is not given. A number too large to count is past the end. */
export const page = z.pipe(
  z._default(
    z.union(
      [
        z
          .string(NO_SUCH_PAGE)
          .check(z.regex(PAGE_NUMBER, NO_SUCH_PAGE))
          .register(z.globalRegistry, { maxLength: MAX.url }),
        z.number().check(z.int(NO_SUCH_PAGE), z.positive(NO_SUCH_PAGE)),
      ],
      NO_SUCH_PAGE,
    ),
    '1',
  ),
  z.transform((given) => Math.min(Number(given), LAST_PAGE)),
)

export const pageQuery = z.object({ page: z.optional(page) })

// Length first, then a pattern without nested repetition: it cannot be made to backtrack. The 2 to 4 letters are the specification's.
const EMAIL = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,4}$/
const NOT_AN_EMAIL = 'Please Insert Correct Email'

const isEmail = (value: string) => value.length <= MAX.email && EMAIL.test(value)

// No check here aborts: an abort would also silence the rules that look across fields.
export const email = (required = NOT_AN_EMAIL) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, required),
      z.refine((value) => value === '' || isEmail(value), NOT_AN_EMAIL),
    )
    .register(z.globalRegistry, { format: 'email', pattern: EMAIL.source, maxLength: MAX.email })

/** A calendar day, YYYY-MM-DD. */
export const day = z.string()

/** A moment, ISO 8601 in UTC. */
export const moment = z.string()

/** Messages by field. */
export const fieldErrors = z
  .record(z.string(), z.array(z.string()))
  .register(z.globalRegistry, { id: 'FieldErrors' })
export const refusal = z
  .object({ error: z.string(), errorField: z.optional(fieldErrors) })
  .register(z.globalRegistry, { id: 'Refusal' })
export const success = z.object({ success: z.string() }).register(z.globalRegistry, { id: 'Success' })
export const nothing = z.optional(z.unknown())
