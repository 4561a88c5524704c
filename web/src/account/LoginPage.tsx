import { texts } from './messages.ts'
import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { AccountCard } from './AccountCard.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import { IntentNotice } from './IntentNotice.tsx'
import { LoginForm } from './LoginForm.tsx'
import { useLoginForm } from './useLoginForm.ts'

export function LoginPage() {
  const login = useLoginForm()
  return (
    <div className="relative min-h-dvh">
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
