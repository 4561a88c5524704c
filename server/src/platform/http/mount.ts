import type { Answer, Endpoint, Parsed } from '@guildhall/contract/endpoint'
import { faultsByField } from '@guildhall/contract/endpoint'
import { NO_SUCH_THING } from '@guildhall/contract/values'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type * as z from 'zod/mini'
import type { Limits } from '../limits/limits.ts'
import { Refused, refusedFields } from './refusal.ts'

export type User = { id: number; type: 'personal' | 'company'; isDemo: boolean; sessionId: string }
type Caller<E extends Endpoint> = E['who'] extends 'anyone' ? User | null : User
type Given<E extends Endpoint> = Parsed<E> & { user: Caller<E>; request: FastifyRequest }

export const reply = <S extends number, B>(status: S, body: B) => ({ status, body })

/** What is wrong with a body, by field. */
type Faults = Record<string, string[]>

/**
 * Serves one contract endpoint: count and authenticate before the body is read, parse in, run, parse out.
 * `alsoWrong` names what only the server can find wrong with a body, to be said together with its other faults.
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  e: E,
  handle: (given: Given<E>) => Promise<Answer<E>>,
  alsoWrong?: (body: unknown) => Faults,
) {
  const route: RouteOptions = {
    method: e.method,
    url: e.path,
    async onRequest(request) {
      await app.limits?.countAddress(e, request)
      request.user = await app.authenticate(request.headers.authorization)
      requireCaller(request.user, e)
      await app.limits?.countCaller(e, request)
    },
    async handler(request, response) {
      const input = read(e, request, alsoWrong)
      const work = () => handle({ ...input, user: request.user, request } as Given<E>)
      const answer = await (app.limits?.countWork(e, request, input, work) ?? work())
      response.code(answer.status)
      if (answer.status === 204) return response.send()
      // Parsing the answer strips any field that the contract does not name.
      const body = (e.responses[answer.status] as z.ZodMiniType).parse(answer.body)
      return response.type('application/json; charset=utf-8').send(JSON.stringify(body))
    },
  }
  for (const url of [e.path, ...(e.aliases ?? [])]) app.route({ ...route, url })
}

function read(e: Endpoint, request: FastifyRequest, alsoWrong?: (body: unknown) => Faults) {
  const parts: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    // A form that was not sent is an empty one: its answer names what is required.
    const result = e[part]?.safeParse(request[part] ?? {})
    if (result && !result.success) {
      const more = part === 'body' ? alsoWrong?.(request.body) : undefined
      throw refusalOf(e, part, result.error.issues, more)
    }
    if (result) parts[part] = result.data
  }
  return parts
}

type Issues = Parameters<typeof faultsByField>[0]

function refusalOf(e: Endpoint, part: 'params' | 'query' | 'body', issues: Issues, more: Faults = {}) {
  // An id in an address that is no id names nothing; in a body it is bad input.
  if (part !== 'body' && issues.some((issue) => issue.message === NO_SUCH_THING))
    return new Refused(404, NO_SUCH_THING)
  const faults = faultsByField(issues)
  for (const [field, sentences] of Object.entries(more)) (faults[field] ??= []).push(...sentences)
  return e.refusal === 'fields' ? new Refused(400, 'Please check the form.', faults) : refusedFields(faults)
}

function requireCaller(user: User | null, { who, refusesDemo }: Endpoint) {
  if (who === 'anyone') return
  if (!user) throw new Refused(401, 'Please log in.')
  if (who !== 'user' && who !== user.type) throw new Refused(403, `Only a ${who} account can do this.`)
  if (user.isDemo && refusesDemo) throw new Refused(403, refusesDemo)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The account behind an Authorization header; null for none, and for one that is no longer good. */
    authenticate(header: string | undefined): Promise<User | null>
  }
  interface FastifyInstance {
    /** Undefined where nothing is limited. */
    limits: Limits | undefined
  }
  interface FastifyRequest {
    user: User | null
  }
}
