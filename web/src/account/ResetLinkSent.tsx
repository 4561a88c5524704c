import { Notice } from '../ui/Notice.tsx'
import { FormResult } from './FormResult.tsx'
import { texts } from './messages.ts'

export function ResetLinkSent({ email }: { email: string }) {
  return (
    <FormResult>
      <Notice tone="success">
        <p className="font-semibold break-words">{texts.resetLinkSent(email)}</p>
        <p>{texts.resetLinkHint}</p>
      </Notice>
    </FormResult>
  )
}
