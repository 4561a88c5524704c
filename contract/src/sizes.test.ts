import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from './all.ts'
import type { Endpoint } from './endpoint.ts'

type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  [word: string]: unknown
}

const inputs = Object.values(contract).flatMap((room) =>
  Object.values<Endpoint>(room).flatMap(({ path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema
        ? boundless(
            z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
            `${path} ${part}`,
          )
        : [],
    ),
  ),
)

/** The texts and lists that a schema sets no end to. A pattern is an end where nothing in it may go on for ever. */
function boundless(
  { type, properties = {}, items, anyOf = [], ...words }: JsonSchema,
  place: string,
): string[] {
  const hasEnd = {
    string: ['maxLength', 'enum', 'const'].some((word) => word in words) || words.format === 'date',
    array: 'maxItems' in words,
  }
  const isPatternFinite = typeof words.pattern === 'string' && !/[*+]|,\}/.test(words.pattern)
  return [
    ...((type === 'string' && !hasEnd.string && !isPatternFinite) || (type === 'array' && !hasEnd.array)
      ? [place]
      : []),
    ...Object.entries(properties).flatMap(([name, part]) => boundless(part, `${place}.${name}`)),
    ...(items ? boundless(items, `${place}[]`) : []),
    ...anyOf.flatMap((part) => boundless(part, place)),
  ]
}

test('every text and every list that can be sent has a greatest length, and the API document names it', () => {
  expect(inputs).toEqual([])
})

test('what has none is named', () => {
  const form = z.object({
    list: z.array(z.string()),
    end: z.string().check(z.regex(/^a{1,}$/)),
    page: z.number(),
  })
  expect(boundless(z.toJSONSchema(form) as JsonSchema, 'form')).toEqual([
    'form.list',
    'form.list[]',
    'form.end',
  ])
})
