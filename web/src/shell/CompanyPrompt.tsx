import { UserSearch } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../api/session.ts'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { texts } from './messages.ts'

/** Floats over the board for visitors: perhaps it is a company that came by. */
export function CompanyPrompt() {
  const isVisitor = useSession() === null
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  if (!isVisitor || pathname !== to.home) return null

  return (
    <>
      <Button
        icon={<UserSearch size={20} aria-hidden className="text-brand" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="fixed right-4 bottom-[calc(16px+env(safe-area-inset-bottom))] z-30 rounded-full shadow-pop md:right-6 md:bottom-6 account:hidden print:hidden"
      >
        {texts.lookingForCandidate}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="sm"
        title={texts.lookingForCandidate}
        description={texts.companyInvitation}
      >
        <div className="flex gap-2">
          <LinkButton to={to.registerAsCompany} look="primary" className="flex-1">
            {texts.signUp}
          </LinkButton>
          <LinkButton to={to.login} className="flex-1">
            {texts.login}
          </LinkButton>
        </div>
      </Dialog>
    </>
  )
}
