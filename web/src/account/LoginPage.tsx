import { texts } from './messages.ts'
import { to } from '../to.ts'
import { cx } from '../ui/cx.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useIsHydrating } from '../ui/useIsHydrating.ts'
import { AccountCard } from './AccountCard.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { IntentNotice } from './IntentNotice.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SocialLogin } from './SocialLogin.tsx'
import { useBeginSession } from './useBeginSession.ts'
import { useLoginForm } from './useLoginForm.ts'
import { useSocialReturn } from './useSocialReturn.ts'

const SocialReturn = lazyPart(() => import('./SocialReturn.tsx').then((part) => part.SocialReturn))

export function LoginPage() {
  const beginSession = useBeginSession()
  const login = useLoginForm(beginSession)
  const isHydrating = useIsHydrating()
  const { fragment, failure, fail } = useSocialReturn()
  return (
    // With more to show than was rendered, nothing is visible until hydration, because a notice would move the form.
    <div
      data-leads-to={`${to.home} ${to.users()}`}
      className={cx('relative', isHydrating && 'pending-login:invisible')}
    >
      <AccountCard
        title={texts.login}
        below={
          <>
            <span className="text-soft">{texts.noAccount}</span>
            <LinkButton to={to.register}>{texts.signUp}</LinkButton>
          </>
        }
      >
        {fragment === undefined ? (
          <>
            {failure && (
              <div className="mb-6">
                <FailureNotice failure={failure} />
              </div>
            )}
            <IntentNotice />
            <LoginForm {...login} />
            <SocialLogin />
          </>
        ) : (
          <>
            <LoggingIn />
            <SocialReturn fragment={fragment} beginSession={beginSession} onFailure={fail} onLost={fail} />
          </>
        )}
      </AccountCard>
      <DemoAccounts onChoose={login.fill} />
    </div>
  )
}

/** In place of the form, while the ticket of a provider's login is redeemed. */
const LoggingIn = () => (
  <p role="status" className="flex items-center gap-2 text-soft">
    <Spinner />
    {texts.loggingIn}
  </p>
)
