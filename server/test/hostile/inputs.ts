import type { Endpoint, UploadedFile } from '@guildhall/contract/endpoint'
import { MAX } from '@guildhall/contract/sizes'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import * as z from 'zod/mini'
import { inDays } from '../factories.ts'
import type { SampleSchema } from '../sample.ts'
import { countParts, mutated, mutationsOf, withShortLists, written } from './mutate.ts'
import { HOSTILE_QUERIES, HOSTILE_SEGMENTS } from './values.ts'

type JsonSchema = SampleSchema & {
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  multipleOf?: number
}

export type Sent = Pick<InjectOptions, 'method' | 'url' | 'payload'> & { type?: string }

type Parts = { params: unknown; query: unknown; body: unknown }
type Envelope = (json: string) => { type?: string; payload?: string }
type Override = { segment?: string | undefined; query?: string | undefined; envelope?: Envelope | undefined }

const PARTS = ['params', 'query', 'body'] as const

export const fits = (e: Endpoint, input: Partial<Parts>) =>
  PARTS.every((part) => e[part]?.safeParse(input[part] ?? {}).success ?? true)

const partsOf = (e: Endpoint, words: string[], change = (value: fc.Arbitrary<unknown>) => value) => {
  const part = (name: (typeof PARTS)[number]) =>
    e[name] ? change(validInput(e[name], words)) : fc.constant(undefined)
  return fc.record({ params: part('params'), query: part('query'), body: part('body') })
}

/** Requests to an endpoint: half with valid input, half with input that is invalid in some part. */
export function requestsTo(e: Endpoint, words: string[]): fc.Arbitrary<Sent> {
  const override = fc.record({
    segment: sometimes(fc.constantFrom(...HOSTILE_SEGMENTS)),
    query: sometimes(fc.constantFrom(...HOSTILE_QUERIES)),
    envelope: sometimes(fc.constantFrom(...ENVELOPES)),
  })
  return fc
    .tuple(partsOf(e, words, mutated), override)
    .map(([parts, override]) => requestOf(e, parts, override))
}

/** Takes a valid input with as many parts as possible, and returns it with one part replaced by each similar hostile value. */
export function nearMisses(e: Endpoint, words: string[]): Sent[] {
  const samples = fc
    .sample(partsOf(e, words), { seed: 1, numRuns: 100 })
    .map((parts) => withShortLists(parts) as Parts)
    .filter((parts) => fits(e, parts))
  const [fullest] = samples.toSorted((a, b) => countParts(b) - countParts(a))
  if (!fullest)
    throw new Error(`The schema of ${e.path} does not say what fits: see .register(z.globalRegistry).`)
  return PARTS.flatMap((part) =>
    mutationsOf(fullest[part]).map((mutated) => requestOf(e, { ...fullest, [part]: mutated })),
  )
}

function requestOf(
  { method, path, file }: Endpoint,
  { params, query, body }: Parts,
  override: Override = {},
): Sent {
  const filled = path.replace(
    /:(\w+)/g,
    (_, name: string) => override.segment ?? escaped((params as Record<string, unknown> | null)?.[name]),
  )
  const url = `${filled}?${override.query ?? queryOf(query)}`
  const json = written(body)
  if (file && !override.envelope) return { method, url, ...multipartOf(file, body) }
  if (body === undefined && !override.envelope) return { method, url }
  return { method, url, type: 'application/json', payload: json, ...override.envelope?.(json) }
}

const BOUNDARY = 'boundary-of-the-hostile-tests'
const PART = `--${BOUNDARY}\r\nContent-Disposition: form-data; name=`

/** A form with a small PDF, which no picture is, and fields with what is left of a body. */
function multipartOf({ field }: UploadedFile, body: unknown) {
  const fields = Object.entries((body ?? {}) as object).map(
    ([name, value]) => `${PART}"${name}"\r\n\r\n${plain(value)}\r\n`,
  )
  const file = `${PART}"${field}"; filename="a.pdf"\r\n\r\n%PDF-1.4\n%%EOF\r\n`
  const payload = `${fields.join('')}${file}--${BOUNDARY}--\r\n`
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, payload: payload.toWellFormed() }
}

/** Malformed ways to send a JSON body. */
const ENVELOPES: Envelope[] = [
  (json) => ({ payload: json.slice(0, json.length / 2) }),
  (json) => ({ payload: `\ufeff${json}` }),
  (json) => ({ payload: `${json}${json}` }),
  (json) => ({ payload: json.replace('{', '{"__proto__":{"isAdmin":true},') }),
  (json) => ({ payload: json.padEnd(110_000) }),
  () => ({ payload: '' }),
  () => ({ type: 'text/plain' }),
  () => ({ type: 'application/x-www-form-urlencoded', payload: 'a=1&b[]=2' }),
  () => ({ type: 'multipart/form-data; boundary=x', payload: '--x--' }),
  () => ({ type: 'application/json; charset=utf-16' }),
  () => ({ type: '' }),
]

const sometimes = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

const validInput = (schema: z.ZodMiniType, words: string[]) =>
  valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, words)

/** A value that is valid as far as the JSON schema says. */
function valueOf(schema: JsonSchema, words: string[]): fc.Arbitrary<unknown> {
  const { type, anyOf, items = {}, minItems = 0, maxItems = 20 } = schema
  if (anyOf) return fc.oneof(...anyOf.map((one) => valueOf(one, words)))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (type === 'object') return objectOf(schema, words)
  if (type === 'array') {
    // Most lists are short, few have the maximum length.
    const size = { minLength: minItems, maxLength: maxItems, size: '-1' } as const
    const item = valueOf(items, words)
    return schema.uniqueItems ? fc.uniqueArray(item, size) : fc.array(item, size)
  }
  if (type === 'boolean') return fc.boolean()
  // The ids of a small instance: many exist, and some belong to the caller.
  if (type === 'integer') return fc.integer({ min: 1, max: 6 })
  if (type === 'number') return numberOf(schema)
  if (type === 'string') return textOf(schema, words)
  return fc.jsonValue({ maxDepth: 3 })
}

/** A multiple of a step, a cent unless the schema names one. */
function numberOf({ minimum = 0.01, maximum = 999_999_999.99, multipleOf = 0.01 }: JsonSchema) {
  const stepsPerUnit = Math.round(1 / multipleOf)
  return fc
    .integer({ min: Math.ceil(minimum * stepsPerUnit), max: Math.floor(maximum * stepsPerUnit) })
    .map((steps) => steps / stepsPerUnit)
}

function textOf({ minLength = 0, maxLength = MAX.jobDetail, pattern, format }: JsonSchema, words: string[]) {
  if (format === 'date') {
    const days = 365 * MAX.deadlineYears
    return fc.integer({ min: -days, max: days }).map(inDays)
  }
  if (format === 'uri-reference') return fc.webUrl()
  const known = words.filter((word) => !pattern || new RegExp(pattern, 'u').test(word))
  const familiar = known.length > 0 ? [fc.constantFrom(...known)] : []
  if (pattern) return fc.oneof(fc.stringMatching(new RegExp(pattern, 'u')), ...familiar)
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) }),
    fc.constantFrom('x', '"', 'é', '\u3316').map((letter) => letter.repeat(maxLength)),
    ...familiar,
  )
}

/** The required properties and some of the others. A field that repeats another, re_password, mostly has its value. */
function objectOf({ properties = {}, required = [] }: JsonSchema, words: string[]) {
  const parts = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, valueOf(part, words)]),
  )
  return fc
    .record({ whole: fc.record(parts, { requiredKeys: required }), repeats: fc.integer({ max: 9, min: 0 }) })
    .map(({ whole, repeats }) => {
      const original = (name: string) => name.replace(/^re_/, '')
      const entries = Object.entries(whole).map(([name, value]) =>
        repeats > 0 && original(name) in whole ? [name, whole[original(name)]] : [name, value],
      )
      return Object.fromEntries(entries) as Record<string, unknown>
    })
}

const plain = (value: unknown) => (typeof value === 'string' ? value : written(value)).slice(0, 5000)

/** Percent-encodes a value; a lone surrogate becomes the bytes that it would have. */
const escaped = (value: unknown) =>
  [...plain(value)].map((char) => (char.isWellFormed() ? encodeURIComponent(char) : '%ED%A0%80')).join('')

const queryOf = (query: unknown) =>
  Object.entries((query ?? {}) as object)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${escaped(name)}=${escaped(one)}`),
    )
    .slice(0, 100)
    .join('&')
