import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { FormResult } from './FormResult.tsx'
import { texts } from './messages.ts'
import { ResendResult } from './ResendActivationForm.tsx'
import { useResendActivation } from './useResendActivation.ts'

/** Replaces the registration form once the account is created. */
export function Registered({ email }: { email: string }) {
  const { resend, busy, ...result } = useResendActivation()
  return (
    <FormResult>
      <Notice tone="success">
        <p className="font-semibold">{texts.registered}</p>
        <p className="break-words">{texts.activationLinkTo(email)}</p>
        <p>{texts.noActivationLink}</p>
      </Notice>
      <ResendResult {...result} />
      <Button onClick={() => resend(email)} busy={busy} busyText={texts.resending}>
        {texts.resendActivation}
      </Button>
    </FormResult>
  )
}
