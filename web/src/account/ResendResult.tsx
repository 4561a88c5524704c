import { Notice } from '../ui/Notice.tsx'
import { FailureNotice } from './failure.tsx'
import type { useResendActivation } from './useResendActivation.ts'

type ResendResultProps = Pick<ReturnType<typeof useResendActivation>, 'sent' | 'failure'>

export function ResendResult({ sent, failure }: ResendResultProps) {
  return sent ? <Notice tone="success">{sent}</Notice> : <FailureNotice failure={failure} />
}
