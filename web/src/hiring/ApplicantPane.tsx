import type { Applicant as AnyApplicant } from '@guildhall/contract/hiring/endpoints'
import type { Job } from '@guildhall/contract/jobs/endpoints'
import { ChevronLeft, ChevronRight, UserX } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { BackLink } from '../shell/BackLink.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { IconLink } from '../ui/IconLink.tsx'
import { Pending } from '../ui/Pending.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { AskToAccept } from './AcceptApplicant.tsx'
import { Applicant } from './Applicant.tsx'
import { panelTexts } from './panelMessages.ts'
import { useApplicant } from './useApplicants.ts'
import { WithdrawnApplicant } from './WithdrawnApplicant.tsx'

type ApplicantPaneProps = {
  ref: RefObject<HTMLElement | null>
  job: Job
  /** Undefined while the list is loading. */
  userId: number | undefined
  /** From the list: undefined while it is loading, null for someone who is not on its page. */
  applicant: AnyApplicant | null | undefined
  onAccept: AskToAccept
  listUrl: string
  /** The URLs of the neighbours in the list, where there are any. */
  previous: string | undefined
  next: string | undefined
}

/** The applicant who is selected in the list, beside it; on a narrow screen in its place. */
export function ApplicantPane({ ref, listUrl, previous, next, ...shown }: ApplicantPaneProps) {
  return (
    <div className="min-w-0 min-[900px]:sticky min-[900px]:top-20 min-[900px]:h-[calc(100dvh-96px)] min-[900px]:min-h-80">
      <div className="mb-1 flex items-center min-[900px]:hidden print:hidden">
        <BackLink list="applicants" to={listUrl}>
          {panelTexts.allApplicants}
        </BackLink>
        <div className="ml-auto flex">
          <StepLink to={previous} label={panelTexts.previous} icon={<ChevronLeft size={20} aria-hidden />} />
          <StepLink to={next} label={panelTexts.next} icon={<ChevronRight size={20} aria-hidden />} />
        </div>
      </div>
      <Card className="overflow-hidden min-[900px]:h-full print:h-auto">
        <section
          ref={ref}
          aria-label={panelTexts.selected}
          tabIndex={-1}
          className="p-5 -outline-offset-2 min-[900px]:h-full min-[900px]:overflow-y-auto md:p-6"
        >
          <Content {...shown} />
        </section>
      </Card>
    </div>
  )
}

type StepLinkProps = { to: string | undefined; label: string; icon: ReactNode }

/** Leads to a neighbour, from which the way back leads to the list too. Its place stays where there is none. */
const StepLink = ({ to, ...link }: StepLinkProps) =>
  to ? <IconLink replace to={to} {...link} /> : <span className="w-11" />

type ContentProps = Pick<ApplicantPaneProps, 'job' | 'userId' | 'applicant' | 'onAccept'>

function Content({ job, userId, applicant, onAccept }: ContentProps) {
  const own = useApplicant(job.id, userId, applicant === null)
  // Who leaves the page of the list stays until they are loaded on their own, so that a note keeps its form.
  const [known, setKnown] = useState(applicant)
  if (applicant && applicant !== known) setKnown(applicant)
  const last = known?.user.id === userId ? known : undefined
  const shown = applicant ?? (own.data === undefined ? last : own.data)
  if (shown === null) return <EmptyState icon={UserX} text={panelTexts.gone} />
  if (!shown)
    return (
      <Pending query={own}>
        <Skeleton className="h-80" />
      </Pending>
    )
  return shown.application_status === 'Withdrawn' ? (
    <WithdrawnApplicant applicant={shown} />
  ) : (
    <Applicant key={shown.user.id} {...{ job, onAccept }} applicant={shown} />
  )
}
