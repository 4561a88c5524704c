import { useState } from 'react'
import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { AccountCard } from './AccountCard.tsx'
import { texts } from './messages.ts'
import { Registered } from './Registered.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import { SocialLogin } from './SocialLogin.tsx'

export function RegisterPage() {
  const [email, setEmail] = useState<string>()
  return (
    <AccountCard
      title={email ? texts.checkEmail : texts.createAccount}
      below={
        <>
          <span className="text-soft">{email ? texts.hasActivated : texts.hasAccount}</span>
          <LinkButton to={to.login}>{texts.login}</LinkButton>
        </>
      }
    >
      {email ? (
        <Registered email={email} />
      ) : (
        <>
          <RegistrationForm onRegistered={setEmail} />
          <SocialLogin hint={texts.candidatesMaySignIn} />
        </>
      )}
    </AccountCard>
  )
}
