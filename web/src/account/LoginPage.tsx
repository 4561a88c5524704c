import { texts } from './messages.ts'
import { to } from '../to.ts'
import { cx } from '../ui/cx.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useIsHydrating } from '../ui/useIsHydrating.ts'
import { AccountCard } from './AccountCard.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import { IntentNotice } from './IntentNotice.tsx'
import { LoggingIn } from './LoggingIn.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SocialLogin } from './SocialLogin.tsx'
import { useLoginForm } from './useLoginForm.ts'
import { useSocialReturn } from './useSocialReturn.ts'

const SocialReturn = lazyPart(
  () => import('./SocialReturn.tsx').then((part) => part.SocialReturn),
  ({ fragment }) => fragment.startsWith('ticket=') && <LoggingIn />,
)

export function LoginPage() {
  const login = useLoginForm()
  const isHydrating = useIsHydrating()
  const returned = useSocialReturn()
  const content = (
    <>
      <IntentNotice />
      <LoginForm {...login} />
      <SocialLogin />
    </>
  )
  return (
    // With more to show than was rendered, nothing is visible until hydration, because a notice would move the form.
    <div className={cx('relative min-h-dvh', isHydrating && 'pending-login:invisible')}>
      <AccountCard
        title={texts.login}
        below={
          <>
            <span className="text-soft">{texts.noAccount}</span>
            <LinkButton to={to.register}>{texts.signUp}</LinkButton>
          </>
        }
      >
        {returned === undefined ? content : <SocialReturn fragment={returned}>{content}</SocialReturn>}
      </AccountCard>
      <DemoAccounts onChoose={login.fill} />
    </div>
  )
}
