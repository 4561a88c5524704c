import * as z from 'zod/mini'
import { AMOUNT } from './amount.ts'
import { MAX } from './sizes.ts'

// The message of rules that define none; it replaces zod's.
z.config({ localeError: () => 'Please check this.' })

// What PostgreSQL cannot store: NUL, and half of a surrogate pair.
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()
export const UNREADABLE = 'This text contains unreadable characters.'
const storable = z.refine<string>(isStorable, UNREADABLE)
const atMost = (max: number) =>
  z.maxLength(max, { error: () => `Please use at most ${max.toLocaleString('en')} characters.` })

// Control characters and direction marks can disguise a text, and zero-width spaces pass for content.
const INVISIBLE = /(?!\n|\t)[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu
// Joiners, soft hyphens, variation selectors and fillers shape letters and emoji within a text; alone they show nothing.
const ONLY_INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u
// The limit of Unicode's Stream-Safe Text Format (UAX 15), above what any language needs. NFC sorts each run of
// combining marks, in time quadratic in its length.
const MAX_MARKS = 30
const limitMarks = (marks: string) =>
  marks.length > MAX_MARKS ? [...marks].slice(0, MAX_MARKS).join('') : marks
const emptyIfInvisible = (value: string) => (ONLY_INVISIBLE.test(value) ? '' : value)

const normalize = (value: string) =>
  emptyIfInvisible(
    value
      .replace(/\p{M}+/gu, limitMarks)
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(INVISIBLE, '')
      .trim(),
  )
const normalizeLine = (value: string) => normalize(value.replace(/\s+/g, ' '))

type TextRules = { max: number; required?: string }

const text = (normalized: (value: string) => string, { max, required }: TextRules) =>
  z
    .string(required)
    .check(storable, z.overwrite(normalized), ...(required ? [z.minLength(1, required)] : []), atMost(max))

/** One line of text: trimmed, in NFC, without control characters and direction marks. Spaces alone count as empty. */
export const line = (rules: TextRules) => text(normalizeLine, rules)

/** Text of several lines, treated like `line` except for its line breaks. */
export const lines = (rules: TextRules) => text(normalize, rules)

/** A string that PostgreSQL can store, otherwise unchanged: passwords, tokens, search words. */
export const rawText = (max: number, required?: string) =>
  z.string(required).check(storable, ...(required ? [z.minLength(1, required)] : []), atMost(max))

/**
 * A rule over several text fields of a form. It is checked even if other fields are invalid, so that all errors are
 * shown at once.
 */
export const crossFieldRule = <Field extends string>(
  fields: readonly Field[],
  isValid: (form: Record<Field, string>) => boolean,
  error: { error: string; path: [string] },
) =>
  z.refine<Record<Field, string>>((form) => isValid(form), {
    ...error,
    when: ({ value }) =>
      fields.every((field) => typeof (value as Record<string, unknown> | null)?.[field] === 'string'),
  })

export const NOT_FOUND = 'Not found.'

/** For an id that is none of the offered ones. */
export const NOT_CHOSEN = 'Please choose from the list.'

/** An id in a body: a positive safe integer. */
export const id = (message = NOT_FOUND) =>
  z.number(message).check(z.int(message), z.positive(message), z.maximum(Number.MAX_SAFE_INTEGER, message))

// The length is checked first, and the pattern has no nested repetition that could backtrack. The specification asks
// for 2 to 4 letters at the end.
const EMAIL = /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,4}$/
const NOT_AN_EMAIL = 'Please Insert Correct Email'

const isEmail = (value: string) => value.length <= MAX.email && EMAIL.test(value)

// No check aborts, because that would skip the cross-field rules.
export const email = (required = NOT_AN_EMAIL) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, required),
      z.refine((value) => value === '' || isEmail(value), NOT_AN_EMAIL),
    )
    .register(z.globalRegistry, { format: 'email', pattern: EMAIL.source, maxLength: MAX.email })

/** Whether a text is a calendar day, YYYY-MM-DD. */
export const isDay = (value: string) => {
  const time = Date.parse(`${value}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
  )
}

/** One of the values of a list, with one message for everything else. */
export const oneOf = (values: readonly string[], message: string) =>
  z
    .string(message)
    .check(z.refine((value) => values.includes(value), message))
    .register(z.globalRegistry, { enum: [...values] })

const isAmount = (amount: string) => AMOUNT.test(amount) && Number(amount) > 0

/** An amount above 0 as a string or a number, or '' for none; a string once parsed. */
export const amountOrNone = (message: string) =>
  z.pipe(
    z._default(
      z.union(
        [
          z.string().register(z.globalRegistry, { pattern: AMOUNT.source }),
          z
            .number()
            .register(z.globalRegistry, { exclusiveMinimum: 0, exclusiveMaximum: 1e9, multipleOf: 0.01 }),
        ],
        message,
      ),
      '',
    ),
    z.pipe(
      z.transform(String),
      z
        .string()
        .check(
          z.refine(
            (amount) => amount === '' || isAmount(amount),
            'Enter an amount above 0, such as 25 or 25.50.',
          ),
        ),
    ),
  )

/**
 * A field that people don't see and programs fill in, against spam: the call succeeds and does nothing. It is never too
 * long, so that no error reveals it.
 */
export const website = z.optional(z.string().register(z.globalRegistry, { maxLength: MAX.url }))
