import { ApiError } from '../api/client.ts'
import { Notice } from '../ui/Notice.tsx'
import { passwordTexts } from './passwordMessages.ts'

/** Why a form's request failed. `isTemporary`: the same request may succeed later. */
export type Failure = { text: string; isTemporary: boolean }

/** The failure behind an ApiError, with the server's own message unless `text` replaces it. Rethrows any other error. */
export function failureOf(error: unknown, text?: string): Failure {
  if (!(error instanceof ApiError)) throw error
  return { text: text ?? error.message, isTemporary: error.isTemporary }
}

export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null
  return (
    <Notice tone="error">
      <p>{failure.text}</p>
      {failure.isTemporary && <p className="text-sm text-soft">{passwordTexts.tryAgain}</p>}
    </Notice>
  )
}
