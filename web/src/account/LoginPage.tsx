import { texts } from './messages.ts'
import { to } from '../to.ts'
import { cx } from '../ui/cx.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useIsHydrating } from '../ui/useIsHydrating.ts'
import { AccountCard } from './AccountCard.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import { IntentNotice } from './IntentNotice.tsx'
import { LoginForm } from './LoginForm.tsx'
import { useLoginForm } from './useLoginForm.ts'

export function LoginPage() {
  const login = useLoginForm()
  const isHydrating = useIsHydrating()
  return (
    // With a stored intent nothing is visible until hydration, because its notice would move the form.
    <div className={cx('relative min-h-dvh', isHydrating && 'intent:invisible')}>
      <AccountCard
        title={texts.login}
        below={
          <>
            <span className="text-soft">{texts.noAccount}</span>
            <LinkButton to={to.register}>{texts.signUp}</LinkButton>
          </>
        }
      >
        <IntentNotice />
        <LoginForm {...login} />
      </AccountCard>
      <DemoAccounts onChoose={login.fill} />
    </div>
  )
}
