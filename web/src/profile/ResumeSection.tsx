import { CONTACT_NOTICES, type Profile } from '@guildhall/contract/profile/endpoints'
import { useState } from 'react'
import { useSession } from '../api/session.ts'
import { Button } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { texts } from './messages.ts'
import { ResumeName } from './ResumeName.tsx'
import { resumeOf } from './resumeQuery.ts'
import { ResumeViewer } from './ResumeViewer.tsx'
import { useIsProfileLoading } from './useIsProfileLoading.ts'

const OwnResume = lazyPart(
  () => import('./OwnResume.tsx').then((part) => part.OwnResume),
  () => <div className="h-11" />,
)

type ResumeSectionProps = {
  profile: Pick<Profile, 'id' | 'resume' | 'contact_notice'>
  isOwner: boolean
}

/** The resume: its owner manages it, others view it or read why they can't. */
export function ResumeSection({ profile, isOwner }: ResumeSectionProps) {
  const { id, resume, contact_notice } = profile
  const isVisitor = useSession() === null
  const isLoading = useIsProfileLoading()
  if (!isVisitor && contact_notice === CONTACT_NOTICES.visitor) {
    // An account gets the page as rendered for visitors, until its own data arrives.
    return isLoading ? <Skeleton className="h-11" /> : <Line>{texts.resume.loadFailed}</Line>
  }
  if (isOwner) return <OwnResume profile={profile} />
  if (resume !== null) return <OthersResume userId={id} resume={resume} />
  return <Line className={cx(isVisitor && 'account:invisible')}>{reasonOf(contact_notice)}</Line>
}

/** Why there is no resume, without repeating the notice of the contact data. */
function reasonOf(notice: string | null) {
  const { none, onlyCompanies, withContact } = texts.resume
  if (notice === CONTACT_NOTICES.visitor || notice === CONTACT_NOTICES.candidate) return onlyCompanies
  return notice === CONTACT_NOTICES.stranger ? withContact : (notice ?? none)
}

const Line = ({ className, children }: { className?: string; children: string }) => (
  <p className={cx('flex min-h-11 items-center text-soft', className)}>{children}</p>
)

function OthersResume({ userId, resume }: { userId: number; resume: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex min-h-11 items-center justify-between gap-2">
      <ResumeName resume={resume} />
      <Button onClick={() => setOpen(true)} className="print:hidden">
        {texts.resume.view}
      </Button>
      <ResumeViewer resume={resumeOf(userId)} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
