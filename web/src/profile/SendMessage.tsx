import type { Profile } from '@guildhall/contract/profile/endpoints'
import { useSession } from '../api/session.ts'
import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { LoginLink } from './LoginLink.tsx'
import { texts } from './messages.ts'

/** Opens a message to the profile's email, for visitors after a login. Nothing for an account that sees no email. */
export function SendMessage({ profile: { email } }: { profile: Profile }) {
  const isVisitor = useSession() === null
  const { sendMessage } = texts.head
  if (isVisitor) {
    return (
      <LoginLink variant="primary" className="account:invisible">
        {sendMessage}
      </LoginLink>
    )
  }
  if (!email) return null
  return (
    <LinkButton to={to.sendMessage(email)} variant="primary">
      {sendMessage}
    </LinkButton>
  )
}
