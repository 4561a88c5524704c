import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { texts } from './messages.ts'
import { ResendResult } from './ResendResult.tsx'
import { useFocusOnMount } from './useFocusOnMount.ts'
import { useResendActivation } from './useResendActivation.ts'

/** In place of the form, once the registration is done. */
export function Registered({ email }: { email: string }) {
  const { resend, busy, ...result } = useResendActivation()
  return (
    <div ref={useFocusOnMount<HTMLDivElement>()} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <Notice tone="success">
        <p className="font-semibold">{texts.registered}</p>
        <p>{texts.noActivationLink}</p>
      </Notice>
      <ResendResult {...result} />
      <Button onClick={() => resend(email)} busy={busy} busyText={texts.resending}>
        {texts.resendActivation}
      </Button>
    </div>
  )
}
