import { fill } from '@guildhall/contract/url'
import type { Endpoint, Input, Refusal } from '@guildhall/contract/endpoint'
import { noteServerTime } from './serverTime.ts'

/** An endpoint that takes no file. */
export type JsonEndpoint = Endpoint & { file?: undefined }

/** A response, whether or not the endpoint declares it. */
export type ApiResponse = { status: number; body: unknown; retryAfter?: number }

export type SendOptions = {
  access?: string
  signal?: AbortSignal
  /** Lets the request finish although the page is left. */
  keepalive?: boolean
}

const UNREACHABLE = "We couldn't reach the server. Check your connection and try again."
const UNKNOWN_ERROR = 'Something went wrong on our side. Please try again.'

/** A response that the endpoint does not declare, or status 0 if the server could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly errorField?: Record<string, string[]>
  /** In seconds, from the Retry-After header. */
  readonly retryAfter?: number

  constructor({ status, body, retryAfter }: ApiResponse) {
    const { error, errorField } = (body ?? {}) as Partial<Refusal>
    super(error ?? (status === 0 ? UNREACHABLE : UNKNOWN_ERROR))
    this.name = 'ApiError'
    this.status = status
    this.errorField = errorField
    this.retryAfter = retryAfter
  }

  /** Whether the same call may succeed later: rate limited, server error, or unreachable. */
  get isTemporary() {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

/** The call succeeded, but the body is not JSON. */
export class UnreadableError extends ApiError {}

const NO_CONTENT = 204

async function request(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init)
    noteServerTime(response.headers.get('date'))
    return response
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError({ status: 0, body: null })
  }
}

/** Returns the response, unless it is a success without the JSON that it should have. */
export function checked(response: ApiResponse) {
  const { status, body } = response
  if (status >= 200 && status < 300 && status !== NO_CONTENT && (body === undefined || body === null))
    throw new UnreadableError(response)
  return response
}

/** Sends a request, and leaves the body to be read. The only place that uses fetch. */
export async function open<E extends JsonEndpoint>(e: E, input: Input<E>, options: SendOptions = {}) {
  const { url, payload } = fill(e.path, input)
  return request(url, {
    method: e.method,
    headers: {
      ...(payload && { 'content-type': 'application/json' }),
      ...(options.access && { authorization: `JWT ${options.access}` }),
    },
    body: payload && JSON.stringify(payload),
    signal: options.signal,
    keepalive: options.keepalive,
  })
}

export const readJson = async (response: Response) =>
  checked({
    status: response.status,
    body: await response.json().catch((): unknown => undefined),
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  })

/** Sends a request, and reads the JSON of the response. */
export const send = async <E extends JsonEndpoint>(e: E, input: Input<E>, options?: SendOptions) =>
  readJson(await open(e, input, options))
