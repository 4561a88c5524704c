import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import type { Session } from '../api/session.ts'
import { MissingToApply } from '../completion/api.ts'
import { to } from '../to.ts'
import { Link } from '../ui/Link.tsx'
import { moreTexts as texts } from './moreMessages.ts'

type ApplyNoticeProps = {
  session: Session
  job: Pick<JobCard, 'id' | 'job_title' | 'is_applied' | 'application_status'>
}

/** What a candidate's profile still needs for an application, or that the candidate withdrew it for good. */
export function ApplyNotice({ session, job }: ApplyNoticeProps) {
  if (!job.is_applied) return <MissingToApply {...{ session, job }} />
  if (job.application_status !== 'Withdrawn') return null
  // Placed like the other one, where it moves nothing when it appears.
  return (
    <p className="order-last min-w-0 flex-1 self-center text-sm text-soft max-md:order-first max-md:basis-full">
      {texts.withdrawn}{' '}
      <Link to={to.interestedJobs} className="link">
        {texts.appliedJobs}
      </Link>
    </p>
  )
}
