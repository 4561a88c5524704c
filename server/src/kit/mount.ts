import type { Answer, Endpoint, Parsed } from '@guildhall/contract/endpoint'
import { faultsByField } from '@guildhall/contract/endpoint'
import { NO_SUCH_THING } from '@guildhall/contract/values'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { Refused, refusedFields } from './refusal.ts'

export type User = { id: number; type: 'personal' | 'company'; sessionId: string }
type Caller<E extends Endpoint> = E['who'] extends 'anyone' ? User | null : User
type Given<E extends Endpoint> = Parsed<E> & { user: Caller<E>; request: FastifyRequest }

export const reply = <S extends number, B>(status: S, body: B) => ({ status, body })

/** Serves one contract endpoint: authenticate before the body is read, parse in, run, parse out. */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  e: E,
  handle: (given: Given<E>) => Promise<Answer<E>>,
) {
  app.route({
    method: e.method,
    url: e.path,
    async onRequest(request) {
      request.user = await callerOf(app, request, e.who)
    },
    async handler(request, response) {
      const given = { ...read(e, request), user: request.user, request } as Given<E>
      const answer = (await handle(given)) as { status: number; body: unknown }
      response.code(answer.status)
      if (answer.status === 204) return response.send()
      // Parsing the answer strips any field that the contract does not name.
      const body = (e.responses[answer.status] as z.ZodMiniType).parse(answer.body)
      return response.type('application/json; charset=utf-8').send(JSON.stringify(body))
    },
  })
}

function read(e: Endpoint, request: FastifyRequest) {
  const parts: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    // A form that was not sent is an empty one: its answer names what is required.
    const result = e[part]?.safeParse(request[part] ?? {})
    if (result && !result.success) throw refusalOf(e, part, result.error.issues)
    if (result) parts[part] = result.data
  }
  return parts
}

type Issues = Parameters<typeof faultsByField>[0]

function refusalOf(e: Endpoint, part: 'params' | 'query' | 'body', issues: Issues) {
  // An id in an address that is no id names nothing; in a body it is bad input.
  if (part !== 'body' && issues.some((issue) => issue.message === NO_SUCH_THING))
    return new Refused(404, NO_SUCH_THING)
  const faults = faultsByField(issues)
  return e.refusal === 'fields' ? new Refused(400, 'Please check the form.', faults) : refusedFields(faults)
}

async function callerOf(app: FastifyInstance, request: FastifyRequest, who: Endpoint['who']) {
  const user = await app.authenticate(request.headers.authorization)
  if (who === 'anyone') return user
  if (!user) throw new Refused(401, 'Please log in.')
  if (who !== 'user' && who !== user.type) throw new Refused(403, `Only a ${who} account can do this.`)
  return user
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The account behind an Authorization header; null for none, and for one that is no longer good. */
    authenticate(header: string | undefined): Promise<User | null>
  }
  interface FastifyRequest {
    user: User | null
  }
}
