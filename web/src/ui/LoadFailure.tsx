import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { texts } from './messages.ts'

type LoadFailureProps = { error: Error; onRetry: () => void }

/** Shown in place of data that failed to load. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  return (
    <Notice tone="error">
      <p>{error.message}</p>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </Notice>
  )
}
