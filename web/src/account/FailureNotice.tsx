import { ApiError } from '../api/client.ts'
import { Notice } from '../ui/Notice.tsx'

/** Why a form's request failed, and what else helps. */
export type Failure = { text: string; hint?: string }

/**
 * The failure behind an ApiError, with the server's own message unless `text` replaces it. What a temporary failure says
 * of when to try again stays. Rethrows any other error.
 */
export function failureOf(error: unknown, text?: string): Failure {
  if (!(error instanceof ApiError)) throw error
  if (text === undefined) return { text: error.message }
  return error.isTemporary ? { text, hint: error.message } : { text }
}

export function FailureNotice({ failure }: { failure: Failure | null | undefined }) {
  if (!failure) return null
  return (
    <Notice tone="error">
      <p>{failure.text}</p>
      {failure.hint && <p className="text-sm text-soft">{failure.hint}</p>}
    </Notice>
  )
}
