import { fill } from '@guildhall/contract/address'
import type { Endpoint, Input, Refusal } from '@guildhall/contract/endpoint'

/** What came back, whether or not the endpoint declares it. */
export type Reply = { status: number; body: unknown; retryAfter?: number }

type SendOptions = { access?: string; signal?: AbortSignal }

const UNREACHABLE = 'The server did not answer. Please check your connection and try again.'
const UNEXPLAINED = 'Something went wrong on the server. Please try again.'

/** An answer the endpoint did not declare: the server refused, failed, or could not be reached (status 0). */
export class ApiError extends Error {
  readonly status: number
  readonly errorField?: Record<string, string[]>
  /** Seconds to wait, where the server said so. */
  readonly retryAfter?: number

  constructor({ status, body, retryAfter }: Reply) {
    const { error, errorField } = (body ?? {}) as Partial<Refusal>
    super(error ?? (status === 0 ? UNREACHABLE : UNEXPLAINED))
    this.name = 'ApiError'
    this.status = status
    this.errorField = errorField
    this.retryAfter = retryAfter
  }

  /** Whether the same call may well succeed later: too many, not ready, failed, unreachable. */
  get isTemporary() {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

/** The server accepted the call, but its answer is not the JSON that was promised. */
export class UnreadableError extends ApiError {}

const NO_CONTENT = 204

async function request(url: string, init: RequestInit) {
  try {
    return await fetch(url, init)
  } catch (failure) {
    if (init.signal?.aborted) throw failure
    throw new ApiError({ status: 0, body: null })
  }
}

/** The one place that speaks HTTP. */
export async function send<E extends Endpoint>(
  e: E,
  input: Input<E>,
  options: SendOptions = {},
): Promise<Reply> {
  const { url, payload } = fill(e.path, input)
  const response = await request(url, {
    method: e.method,
    headers: {
      ...(payload && { 'content-type': 'application/json' }),
      ...(options.access && { authorization: `JWT ${options.access}` }),
    },
    body: payload && JSON.stringify(payload),
    signal: options.signal,
  })
  const body: unknown = await response.json().catch(() => undefined)
  const reply = {
    status: response.status,
    body,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  }
  if (response.ok && reply.status !== NO_CONTENT && (body === undefined || body === null))
    throw new UnreadableError(reply)
  return reply
}
