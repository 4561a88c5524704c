import type { Applicant, CurrentApplicant } from '@guildhall/contract/hiring/endpoints'
import type { Job } from '@guildhall/contract/jobs/endpoints'
import { Bookmark } from 'lucide-react'
import { useRef } from 'react'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { CoverLink } from '../ui/CoverLink.tsx'
import type { LinkProps } from '../ui/Link.tsx'
import { dayOf } from '../ui/localDates.ts'
import { AcceptButton, type AskToAccept } from './AcceptApplicant.tsx'
import { ApplicationStatusChip, daysSince } from './ApplicationState.tsx'
import { waitingText } from './waitingMessages.ts'
import { panelTexts } from './panelMessages.ts'
import { RateApplicant } from './RateApplicant.tsx'
import { SkillMatch } from './SkillMatch.tsx'
import { rowId } from './usePanes.ts'

/** As tall as every row. */
export const ROW_HEIGHT = 'h-31'

type ApplicantRowProps = {
  job: Job
  applicant: Applicant
  onAccept: AskToAccept
  selected: boolean
  link: Pick<LinkProps, 'to' | 'onClick' | 'onKeyDown'>
}

/** An applicant in the list: who they are, how well they match, and how long they have been waiting. */
export function ApplicantRow({ job, applicant, onAccept, selected, link }: ApplicantRowProps) {
  const { user } = applicant
  const current = applicant.application_status === 'Withdrawn' ? undefined : applicant
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card
      as="li"
      interactive={!selected}
      selected={selected}
      className={`group flex ${ROW_HEIGHT} scroll-my-24 gap-3 px-3.5 py-2.5`}
    >
      <Avatar name={user.name} picture={current?.user.profile_picture} />
      <div className="min-w-0 flex-1">
        <div className="flex h-7 items-center gap-2">
          <h3 ref={heading} className="min-w-0 truncate text-base font-bold">
            <CoverLink {...link} id={rowId(user.id)} title={user.name} aria-current={selected || undefined}>
              {user.name}
            </CoverLink>
          </h3>
          {current?.is_new && <Chip tone="brand">{panelTexts.isNew}</Chip>}
          {current?.shortlisted && <Shortlisted />}
        </div>
        <p className="h-6 truncate text-sm text-soft">{current && summaryOf(current)}</p>
        <div className="flex h-12 items-center justify-between gap-2">
          <div className="space-y-1">
            {current && (
              <SkillMatch matching={current.skills_in_common.length} asked={job.jobskills.length} />
            )}
            <Progress applicant={applicant} />
          </div>
          {current && (
            <div className="relative shrink-0 transition-opacity duration-150 not-pointer-coarse:opacity-0 group-focus-within:opacity-100! group-hover:opacity-100! print:hidden">
              <AcceptButton {...{ job, onAccept, heading }} applicant={current} variant="plain" />
            </div>
          )}
          {current && (
            <div className="relative shrink-0 print:hidden">
              <RateApplicant job={job} applicant={current} variant="plain" />
            </div>
          )}
        </div>
      </div>
    </Card>
  )
}

const summaryOf = ({ user: { last_experience: last, short_intro } }: CurrentApplicant) =>
  last ? panelTexts.role(last.job_name, last.company_name) : short_intro

const Shortlisted = () => (
  <span className="shrink-0 text-brand">
    <Bookmark size={16} aria-hidden fill="currentColor" />
    <span className="sr-only">{panelTexts.shortlisted}</span>
  </span>
)

/** How long an undecided applicant has been waiting; of any other the status. */
function Progress({ applicant: { application_status: status, applied_at } }: { applicant: Applicant }) {
  if (status !== 'Applied') return <ApplicationStatusChip status={status} />
  return (
    <p className="text-sm text-soft tabular-nums" title={panelTexts.appliedOn(dayOf(applied_at))}>
      {waitingText(daysSince(applied_at))}
    </p>
  )
}
