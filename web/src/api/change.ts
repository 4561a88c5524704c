import type { Refusal } from '@guildhall/contract/endpoint'
import { ApiError } from './send.ts'

/** The response to a change: a message about its success, or a refusal. */
export type ChangeResponse = { status: number; body: { success: string } | Refusal }

/** The body of a success. Throws a refusal as an ApiError. */
export function successOf<R extends { status: number; body: object }>({ status, body }: R) {
  if ('error' in body) throw new ApiError({ status, body })
  return body as Exclude<R['body'], { error: string }>
}

/** Returns an ApiError, and throws any other error again. */
export function asApiError(error: unknown) {
  if (error instanceof ApiError) return error
  throw error
}
