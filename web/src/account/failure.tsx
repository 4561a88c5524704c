import { ApiError } from '../api/client.ts'
import { Notice } from '../ui/Notice.tsx'
import { texts } from './messages.ts'

/** What a form says of itself when the server did not do what was asked. */
export type Failure = { text: string; mayPass: boolean }

/** The failure behind what a call threw, with the server's own sentence unless another is wanted. */
export function failureOf(thrown: unknown, text?: string): Failure {
  if (!(thrown instanceof ApiError)) throw thrown
  return { text: text ?? thrown.message, mayPass: thrown.isPassing }
}

export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null
  return (
    <Notice tone="error">
      <p>{failure.text}</p>
      {failure.mayPass && <p className="text-sm text-soft">{texts.tryAgain}</p>}
    </Notice>
  )
}
