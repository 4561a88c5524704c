import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from './all.ts'
import type { Endpoint } from './endpoint.ts'

type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  [keyword: string]: unknown
}

const inputs = Object.values(contract).flatMap((feature) =>
  Object.values<Endpoint>(feature).flatMap(({ path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([key, schema]) =>
      schema
        ? unlimited(
            z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
            `${path} ${key}`,
          )
        : [],
    ),
  ),
)

/** The strings and lists without a maximum size. A pattern without unlimited repetition is a maximum. */
function unlimited(
  { type, properties = {}, items, anyOf = [], ...keywords }: JsonSchema,
  place: string,
): string[] {
  const isLimited = {
    string:
      ['maxLength', 'enum', 'const'].some((keyword) => keyword in keywords) || keywords.format === 'date',
    array: 'maxItems' in keywords,
  }
  const isPatternFinite = typeof keywords.pattern === 'string' && !/[*+]|,\}/.test(keywords.pattern)
  return [
    ...((type === 'string' && !isLimited.string && !isPatternFinite) || (type === 'array' && !isLimited.array)
      ? [place]
      : []),
    ...Object.entries(properties).flatMap(([name, part]) => unlimited(part, `${place}.${name}`)),
    ...(items ? unlimited(items, `${place}[]`) : []),
    ...anyOf.flatMap((part) => unlimited(part, place)),
  ]
}

test('every string and list in a request has a maximum size, which the OpenAPI document states', () => {
  expect(inputs).toEqual([])
})

test('strings and lists without a maximum size are found', () => {
  const form = z.object({
    list: z.array(z.string()),
    end: z.string().check(z.regex(/^a{1,}$/)),
    page: z.number(),
  })
  expect(unlimited(z.toJSONSchema(form) as JsonSchema, 'form')).toEqual([
    'form.list',
    'form.list[]',
    'form.end',
  ])
})
