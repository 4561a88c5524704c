import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AccountCard } from './AccountCard.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { FormResult } from './FormResult.tsx'
import { texts } from './messages.ts'
import { ResendActivationForm } from './ResendActivationForm.tsx'
import { useActivation } from './useActivation.ts'
import { AT_EMAIL } from './useRedirectToLogin.ts'

export function ActivatePage() {
  const { activate, busy, status, failure } = useActivation()
  const isInvalid = status === 400
  return (
    <AccountCard title={texts.activateAccount} below={isInvalid && <SignUp />}>
      {isInvalid ? (
        <InvalidLink />
      ) : status ? (
        <Activated text={status === 204 ? texts.activated : texts.wasActivated} />
      ) : (
        <>
          <div className="flex flex-col gap-4">
            <p className="text-soft">{texts.activateHint}</p>
            <FailureNotice failure={failure} />
            <Button variant="primary" onClick={activate} busy={busy} busyText={texts.activating}>
              {texts.activate}
            </Button>
          </div>
          <section className="mt-8 border-t border-line pt-6">
            <h2 className="text-lg font-bold">{texts.linkNotWorking}</h2>
            <p className="mt-1 mb-4 text-soft">{texts.linkNotWorkingHint}</p>
            <ResendActivationForm />
          </section>
        </>
      )}
    </AccountCard>
  )
}

/** Replaces the Activate button, which would fail again: only a new link can help. */
function InvalidLink() {
  return (
    <FormResult>
      <Notice tone="error">
        <p className="font-semibold">{texts.noAccountToActivate}</p>
        <p>{texts.invalidLinkHint}</p>
      </Notice>
      <ResendActivationForm variant="primary" />
    </FormResult>
  )
}

const SignUp = () => (
  <>
    <span className="text-soft">{texts.noAccount}</span>
    <LinkButton to={to.register}>{texts.signUp}</LinkButton>
  </>
)

function Activated({ text }: { text: string }) {
  return (
    <FormResult>
      <Notice tone="success">{text}</Notice>
      <LinkButton to={to.login} state={AT_EMAIL} variant="primary" replace>
        {texts.goToLogin}
      </LinkButton>
    </FormResult>
  )
}
