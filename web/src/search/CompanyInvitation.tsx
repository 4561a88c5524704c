import { to } from '../to.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { texts } from './messages.ts'

type CompanyInvitationProps = { open: boolean; onClose: () => void }

/** Invites a visitor who is looking for people to sign up or log in as a company. */
export function CompanyInvitation({ open, onClose }: CompanyInvitationProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={texts.lookingForCandidate}
      description={texts.companyInvitation}
    >
      <div className="flex gap-2">
        <LinkButton to={to.registerAsCompany} variant="primary" className="flex-1">
          {texts.signUp}
        </LinkButton>
        <LinkButton to={to.login} className="flex-1">
          {texts.login}
        </LinkButton>
      </div>
    </Dialog>
  )
}
