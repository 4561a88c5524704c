import { to } from '../to.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { texts } from './messages.ts'

const invitation = {
  text: 'Sign up or log in as a company to post jobs and find the right candidates.',
  signUp: 'Sign-up',
  login: 'Login',
}

type CompanyInvitationProps = { open: boolean; onClose: () => void }

/** Invites a visitor who is looking for people to sign up or log in as a company. */
export function CompanyInvitation({ open, onClose }: CompanyInvitationProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={texts.lookingForCandidate}
      description={invitation.text}
    >
      <div className="flex gap-2">
        <LinkButton to={to.registerAsCompany} variant="primary" className="flex-1">
          {invitation.signUp}
        </LinkButton>
        <LinkButton to={to.login} className="flex-1">
          {invitation.login}
        </LinkButton>
      </div>
    </Dialog>
  )
}
