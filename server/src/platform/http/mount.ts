import type { Endpoint, Parsed, ResponseOf, UploadedFile } from '@guildhall/contract/endpoint'
import { fieldErrorsOf } from '@guildhall/contract/endpoint'
import { NOT_FOUND } from '@guildhall/contract/values'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { loginRequired, Refused, refusedFields } from './refusal.ts'
import { SharedBody } from './sharedBody.ts'
import { readUpload, refuseOversized } from './uploads.ts'

export type User = { id: number; type: 'personal' | 'company'; isDemo: boolean; sessionId: string }
type Caller<E extends Endpoint> = E['who'] extends 'anyone' ? User | null : User
type FileOf<E extends Endpoint> = E extends { file: UploadedFile } ? { file: Buffer } : {}
type Input<E extends Endpoint> = Parsed<E> & FileOf<E> & { user: Caller<E>; request: FastifyRequest }

type ResponseHeaders = Record<string, string>

export const reply = <S extends number, B>(status: S, body: B, headers: ResponseHeaders = {}) => ({
  status,
  body,
  headers,
})

/** A body that is JSON already, made of values that were parsed with the contract when they were stored. */
export class Serialized {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

type SerializedResponse<E extends Endpoint> = {
  status: ResponseOf<E>['status']
  body: Serialized | SharedBody
}
type FieldErrors = Record<string, string[]>

/**
 * Serves an endpoint of the contract: counts and authenticates before the body is read, parses the input, runs `handle`
 * and parses its response. `findMoreErrors` adds the errors of an invalid body that only the server can find. An
 * endpoint with a file needs an app for which `acceptUploads` was called.
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  e: E,
  handle: (
    input: Input<E>,
  ) => Promise<(ResponseOf<E> | SerializedResponse<E>) & { headers?: ResponseHeaders }>,
  findMoreErrors?: (body: unknown) => FieldErrors,
) {
  const route: RouteOptions = {
    method: e.method,
    url: e.path,
    async onRequest(request) {
      await admitCaller(app, e, request)
      if (e.file) refuseOversized(e.file, request)
    },
    config: { ...limitsOf(e), ...(e.file && { isUpload: true }) },
    ...(e.file && { preValidation: readUpload(e.file) }),
    async handler(request, response) {
      const input = parseInput(e, request, findMoreErrors)
      const { user, uploadedFile: file } = request
      const work = () =>
        countingRefusals(request, () =>
          handle({ ...input, user, request, ...(e.file && { file }) } as Input<E>),
        )
      const result = await (app.limits?.countWork(e.limits, request, input, work) ?? work())
      response.code(result.status).headers(result.headers ?? {})
      if (result.body === undefined) return response.send()
      response.type('application/json; charset=utf-8')
      if (result.body instanceof SharedBody) return result.body.send(request, response)
      return response.send(jsonOf(e, result))
    },
  }
  for (const url of [e.path, ...(e.aliases ?? [])]) app.route({ ...route, url })
}

/** Serves an endpoint that responds with a stream of events: counts and authenticates, then calls `open`. */
export function mountStream(
  app: FastifyInstance,
  e: Endpoint & { who: 'user'; isStream: true },
  open: (user: User, response: FastifyReply) => void,
) {
  app.route({
    method: e.method,
    url: e.path,
    config: { ...limitsOf(e), isEndless: true },
    onRequest: (request) => admitCaller(app, e, request),
    handler: async ({ user }, response) => open(user!, response),
  })
}

/** Authenticates a call, and refuses one that its caller may not make. `limitRoutes` has counted its address before. */
async function admitCaller(app: FastifyInstance, e: Endpoint, request: FastifyRequest) {
  request.user = await app.authenticate(request.headers.authorization)
  // First: a call that is refused counts too.
  await app.limits?.countCaller(e.limits, request)
  await countingRefusals(request, async () => requireCaller(request.user, e))
}

/** Counts refusals with 401 or 403 against the limit of refusals. */
async function countingRefusals<T>(request: FastifyRequest, work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    const isForbidden = error instanceof Refused && (error.status === 401 || error.status === 403)
    if (isForbidden) await request.server.limits?.countRefusal(request)
    throw error
  }
}

const limitsOf = ({ limits, unlimited }: Endpoint) => ({ limits, ...(unlimited && { unlimited }) })

/** Parsing strips all fields that the contract doesn't name. */
const jsonOf = (e: Endpoint, { status, body }: { status: number; body: unknown }) =>
  body instanceof Serialized ? body.json : JSON.stringify(e.responses[status]!.parse(body))

function parseInput(e: Endpoint, request: FastifyRequest, findMoreErrors?: (body: unknown) => FieldErrors) {
  const parts: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    // A missing form is read as an empty one: the response names the required fields.
    const result = e[part]?.safeParse(request[part] ?? {})
    if (result && !result.success) {
      const more = part === 'body' ? findMoreErrors?.(request.body) : undefined
      throw refusalOf(e, part, result.error.issues, more)
    }
    if (result) parts[part] = result.data
  }
  return parts
}

type Issues = Parameters<typeof fieldErrorsOf>[0]

function refusalOf(e: Endpoint, part: 'params' | 'query' | 'body', issues: Issues, more: FieldErrors = {}) {
  // An invalid id in a path is not found; in a body it is invalid input.
  if (part !== 'body' && issues.some((issue) => issue.message === NOT_FOUND))
    return new Refused(404, NOT_FOUND)
  const fieldErrors = fieldErrorsOf(issues)
  for (const [field, messages] of Object.entries(more))
    fieldErrors[field] = [...new Set([...(fieldErrors[field] ?? []), ...messages])]
  return e.refusal === 'fields'
    ? new Refused(400, 'Please check the form.', fieldErrors)
    : refusedFields(fieldErrors)
}

const ONLY = {
  personal: 'Only candidates can do this.',
  company: 'Only companies can do this.',
}

function requireCaller(user: User | null, { who, refusesDemo }: Endpoint) {
  if (who === 'anyone') return
  if (!user) throw loginRequired()
  if (who !== 'user' && who !== user.type) throw new Refused(403, ONLY[who])
  if (user.isDemo && refusesDemo) throw new Refused(403, refusesDemo)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The account of an Authorization header; null without a header or with one that is not valid. */
    authenticate(header: string | undefined): Promise<User | null>
  }
  interface FastifyRequest {
    user: User | null
  }
}
