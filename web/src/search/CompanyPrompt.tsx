import { useState } from 'react'
import { useSession } from '../api/session.ts'
import { Button } from '../ui/Button.tsx'
import { lazyOnceOpen } from '../ui/lazyPart.tsx'
import { texts } from './messages.ts'

const CompanyInvitation = lazyOnceOpen(() =>
  import('./CompanyInvitation.tsx').then((part) => part.CompanyInvitation),
)

/** Floats over the board for visitors, who may be looking for people instead of jobs. */
export function CompanyPrompt() {
  const isVisitor = useSession() === null
  const [open, setOpen] = useState(false)
  if (!isVisitor) return null

  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="fixed right-4 bottom-[calc(16px+env(safe-area-inset-bottom))] z-10 rounded-full shadow-pop md:right-6 md:bottom-6 account:hidden print:hidden"
      >
        {texts.lookingForCandidate}
      </Button>
      <CompanyInvitation open={open} onClose={() => setOpen(false)} />
    </>
  )
}
