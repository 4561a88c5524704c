import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { AccountCard } from './AccountCard.tsx'
import { texts } from './messages.ts'
import { ResendActivationForm } from './ResendActivationForm.tsx'

export function ResendActivationPage() {
  return (
    <AccountCard
      title={texts.resendActivation}
      below={<LinkButton to={to.login}>{texts.backToLogin}</LinkButton>}
    >
      <p className="mb-5 text-soft">{texts.resendHint}</p>
      <ResendActivationForm variant="primary" />
    </AccountCard>
  )
}
