import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AccountCard } from './AccountCard.tsx'
import { FailureNotice } from './failure.tsx'
import { texts } from './messages.ts'
import { ResendActivationForm } from './ResendActivationForm.tsx'
import { useActivation } from './useActivation.ts'
import { useFocusOnMount } from './useFocusOnMount.ts'

export function ActivatePage() {
  const { activate, busy, done, isDead, failure } = useActivation()
  return (
    <AccountCard title={texts.activateAccount} below={isDead && <SignUp />}>
      {done ? (
        <Activated text={done === 204 ? texts.activated : texts.wasActivated} />
      ) : isDead ? (
        <DeadLink />
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
            <h2 className="text-lg font-bold">{texts.lostLink}</h2>
            <p className="mt-1 mb-4 text-soft">{texts.lostLinkHint}</p>
            <ResendActivationForm />
          </section>
        </>
      )}
    </AccountCard>
  )
}

/** Another press of Activate could not help: a new link is the only way on. */
function DeadLink() {
  return (
    <div ref={useFocusOnMount<HTMLDivElement>()} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <Notice tone="error">
        <p className="font-semibold">{texts.noAccountToActivate}</p>
        <p>{texts.deadLinkHint}</p>
      </Notice>
      <ResendActivationForm variant="primary" />
    </div>
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
    <div ref={useFocusOnMount<HTMLDivElement>()} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <Notice tone="success">{text}</Notice>
      <LinkButton to={to.login} variant="primary" replace>
        {texts.goToLogin}
      </LinkButton>
    </div>
  )
}
