import type * as z from 'zod/mini'
import type { Limit, Quota } from './limits.ts'

type Schema = z.ZodMiniType

/** The field of a file, its media types and its maximum size. */
export type UploadedFile = { field: string; types: readonly string[]; maxBytes: number }

/** One endpoint: its method and path, who may call it, its input and its responses. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: `/api/${string}/`
  /** Other paths of the same endpoint that the specification names. */
  aliases?: readonly `/${string}/`[]
  /** With `anyone`, the account of a caller who is logged in is still read. */
  who: 'anyone' | 'user' | 'personal' | 'company'
  /** Why demo accounts may not call it: they are shared, and the call would affect their other users. */
  refusesDemo?: string
  /** Rate limits; a call over one of them gets 429. */
  limits: readonly Limit[]
  /** The reason for having no limits. */
  unlimited?: string
  /** Counted by the handler, which responds with 429 over the quota. */
  quota?: Quota
  /** One line for the API documentation. */
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** A file of a multipart/form-data body, beside the fields of `body`. */
  file?: UploadedFile
  /**
   * The body of a 400: `error` is {error, errorField}, `fields` is {field: [message]}, which the specification
   * defines for registration.
   */
  refusal?: 'error' | 'fields'
  /** Responds with server-sent events, without an end; the schema of 200 is that of an event's data. */
  isStream?: boolean
  /** By status. A shape that recurs has an `id` in zod's global registry, which names it in the OpenAPI document. */
  responses: Record<number, Schema>
}

/** Refusals that an endpoint need not declare, because the server sends them for any endpoint. */
export const COMMON_REFUSALS = {
  400: 'Invalid input',
  401: 'Not logged in',
  403: 'Not allowed',
  404: 'Not found',
  408: 'Body too slow',
  413: 'Body too large',
  415: 'Unsupported media type',
  429: 'Too many requests',
  503: 'Not ready or overloaded',
} as const

export const endpoint = <const E extends Endpoint>(e: E) => e

type InputKey = 'params' | 'query' | 'body'
type SchemaAt<E, K extends InputKey> = E extends Record<K, infer S extends Schema> ? Record<K, S> : {}
type InputSchemas<E> = SchemaAt<E, 'params'> & SchemaAt<E, 'query'> & SchemaAt<E, 'body'>

type InputAt<E, K extends keyof InputSchemas<E>> = z.input<Extract<InputSchemas<E>[K], Schema>>
/** `query`, if none of its fields is required. */
type OptionalKey<E, K extends keyof InputSchemas<E>> = K extends 'query'
  ? {} extends InputAt<E, K>
    ? K
    : never
  : never

/** What a caller must supply. */
export type Input<E> = {
  [K in keyof InputSchemas<E> as Exclude<K, OptionalKey<E, K>>]: InputAt<E, K>
} & { [K in keyof InputSchemas<E> as OptionalKey<E, K>]?: InputAt<E, K> } & (E extends {
    file: UploadedFile
  }
    ? { file: Blob }
    : {})

/** What a handler receives, after parsing. */
export type Parsed<E> = {
  [K in keyof InputSchemas<E>]: z.output<Extract<InputSchemas<E>[K], Schema>>
}

/** Each declared response as `{ status, body }`, so that a status always comes with its own body. */
export type ResponseOf<E extends Endpoint> = {
  [S in keyof E['responses'] & number]: { status: S; body: z.output<E['responses'][S]> }
}[keyof E['responses'] & number]

/** The body of a refusal that the endpoint does not declare itself. */
export type Refusal = { error: string; errorField?: Record<string, string[]> }

type Issues = readonly { path: readonly PropertyKey[]; message: string }[]

/**
 * Messages by field. The field is the innermost name before any list index: `value.jobSkills.0` belongs to
 * `jobSkills`.
 */
export function fieldErrorsOf(issues: Issues) {
  const fieldErrors: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const names = path.slice(0, path.findIndex((key) => typeof key === 'number') >>> 0)
    const field = String(names.at(-1) ?? 'non_field_errors')
    const messages = (fieldErrors[field] ??= [])
    if (!messages.includes(message)) messages.push(message)
  }
  return fieldErrors
}
