import type { Endpoint } from '@guildhall/contract/endpoint'
import * as z from 'zod/mini'

/** The parts of a JSON schema that are needed to generate a valid value. */
export type SampleSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: SampleSchema[]
  properties?: Record<string, SampleSchema>
  required?: string[]
}

/** Minimal valid input of an endpoint: every id is 1, every text "1". */
export const sampleInput = ({ params, query, body }: Endpoint) => ({
  params: sampleOf(params) as object,
  query: sampleOf(query) as object,
  body: sampleOf(body),
})

const sampleOf = (schema: z.ZodMiniType | undefined) =>
  schema && sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SampleSchema)

function sample(schema: SampleSchema): unknown {
  const { type, properties = {}, required = [] } = schema
  if (schema.anyOf) return sample(schema.anyOf[0]!)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, sample(properties[name]!)]))
  if (type === 'array') return []
  if (type === 'boolean') return true
  return type === 'string' ? '1' : 1
}
