import type * as z from 'zod/mini'
import type { Limit, Quota } from './limits.ts'

type Schema = z.ZodMiniType

/** One REST call: its address, who may make it, what goes in and what may come out. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: `/api/${string}/`
  /** Other addresses of the same call, which the specification also names. */
  aliases?: readonly `/${string}/`[]
  /** `anyone` also reads the account of a caller who is signed in. */
  who: 'anyone' | 'user' | 'personal' | 'company'
  /** Demo accounts are shared by all visitors: what would harm the others is refused to them with this message. */
  refusesDemo?: string
  /** How often it may be called; over a limit it answers 429. */
  limits?: readonly Limit[]
  /** How many a day it may add for one account; its handler counts them, and answers 429 over the quota. */
  quota?: Quota
  /** One line for the reader of the API's documentation. */
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  /**
   * How bad input is answered: `error` is {error, errorField}, `fields` is {field: [sentence]},
   * the shape that the specification gives to registration.
   */
  refusal?: 'error' | 'fields'
  responses: Record<number, Schema>
}

/** The refusals that any endpoint may answer with, without declaring them, and what they mean. */
export const COMMON_REFUSALS = {
  400: 'Invalid input',
  401: 'Not logged in',
  403: 'Not allowed',
  404: 'Not found',
  413: 'Body too large',
  415: 'Unsupported media type',
  429: 'Too many requests',
  503: 'Not ready or overloaded',
} as const

export const endpoint = <const E extends Endpoint>(e: E) => e

type Part = 'params' | 'query' | 'body'
type Given<E, P extends Part> = E extends Record<P, infer S extends Schema> ? Record<P, S> : {}
type Parts<E> = Given<E, 'params'> & Given<E, 'query'> & Given<E, 'body'>

type InputOf<E, P extends keyof Parts<E>> = z.input<Extract<Parts<E>[P], Schema>>
/** `query` where it may be left out: none of its fields is required. */
type OptionalPart<E, P extends keyof Parts<E>> = P extends 'query'
  ? {} extends InputOf<E, P>
    ? P
    : never
  : never

/** What a caller must supply. */
export type Input<E> = {
  [P in keyof Parts<E> as Exclude<P, OptionalPart<E, P>>]: InputOf<E, P>
} & { [P in keyof Parts<E> as OptionalPart<E, P>]?: InputOf<E, P> }

/** What a handler receives, after parsing. */
export type Parsed<E> = { [P in keyof Parts<E>]: z.output<Extract<Parts<E>[P], Schema>> }

/** Each declared answer as `{ status, body }`, so a status always carries its own body. */
export type Answer<E extends Endpoint> = {
  [S in keyof E['responses'] & number]: { status: S; body: z.output<E['responses'][S]> }
}[keyof E['responses'] & number]

/** Every refusal the server makes that an endpoint does not declare for itself. */
export type Refusal = { error: string; errorField?: Record<string, string[]> }

/**
 * What is wrong with some input, by the field a person knows: the innermost name before any list,
 * so `value.jobSkills.0` speaks of `jobSkills`.
 */
export function faultsByField(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
  const faults: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const names = path.slice(0, path.findIndex((key) => typeof key === 'number') >>> 0)
    const field = String(names.at(-1) ?? 'non_field_errors')
    const sentences = (faults[field] ??= [])
    if (!sentences.includes(message)) sentences.push(message)
  }
  return faults
}
