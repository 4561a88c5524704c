import type { Profile } from '@guildhall/contract/profile/endpoints'
import { useSession } from '../api/session.ts'
import { intentOf } from '../shell/intent.ts'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { texts } from './messages.ts'

/**
 * Opens a message to the profile's email; for visitors the login does that, because only accounts see emails. Nothing
 * for an account that sees no email. In the preview of the own profile it does nothing.
 */
export function SendMessage({ profile: { id, name, user_type, email } }: { profile: Profile }) {
  const session = useSession()
  const isVisitor = session === null
  const { sendMessage } = texts.head
  if (isVisitor) {
    return (
      <LinkButton
        to={to.login}
        {...intentOf('message', to.profileOf({ userId: id, userType: user_type }), name)}
        variant="primary"
        className="account:invisible"
      >
        {sendMessage}
      </LinkButton>
    )
  }
  if (session?.userId === id) {
    return (
      <Button variant="primary" disabled>
        {sendMessage}
      </Button>
    )
  }
  if (!email) return null
  return (
    <LinkButton to={to.sendMessage(email)} variant="primary">
      {sendMessage}
    </LinkButton>
  )
}
