import { ApiError } from '../api/client.ts'
import { Notice } from '../ui/Notice.tsx'
import { passwordTexts } from './passwordMessages.ts'

/** Why a form's request failed. `retryAfter`: the seconds until it may succeed, where the text doesn't say so. */
export type Failure = { text: string; retryAfter?: number }

/** The failure behind an ApiError, with the server's own message unless `text` replaces it. Rethrows any other error. */
export function failureOf(error: unknown, text?: string): Failure {
  if (!(error instanceof ApiError)) throw error
  const { message, status, isTemporary, retryAfter } = error
  if (status === 429) return { text: text ?? message, retryAfter }
  // The message of any other temporary failure asks to try again; the text that replaces it doesn't.
  return text === undefined ? { text: message } : { text, retryAfter: isTemporary ? 60 : undefined }
}

export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null
  return (
    <Notice tone="error">
      <p>{failure.text}</p>
      {failure.retryAfter && (
        <p className="text-sm text-soft">{passwordTexts.tryAgain(failure.retryAfter)}</p>
      )}
    </Notice>
  )
}
