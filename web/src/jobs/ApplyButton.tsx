import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { Check } from 'lucide-react'
import { useSession } from '../api/session.ts'
import { MissingToApply } from '../completion/api.ts'
import { intentOf } from '../shell/intent.ts'
import { to } from '../to.ts'
import { cx } from '../ui/cx.ts'
import { Link } from '../ui/Link.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { statusOf } from './jobDeadline.ts'
import { jobTexts as texts } from './messages.ts'
import { useToday } from './useToday.ts'

type ApplyButtonProps = {
  job: Pick<JobCard, 'id' | 'job_title' | 'deadline' | 'job_status' | 'is_applied' | 'application_status'>
  className?: string
  /** Without what the profile needs and the consequence of a withdrawal, for a row with no room for them. */
  compact?: boolean
}

/**
 * Links to the application, beside what the profile still needs for it, or says what became of the one that was sent.
 * Companies don't apply, and JobState says why nobody can apply for a job that has ended.
 */
export function ApplyButton({ job, className, compact }: ApplyButtonProps) {
  const session = useSession()
  const today = useToday()

  if (session?.userType === 'company') return null
  const status = job.is_applied && (job.application_status ?? texts.applied)
  if (status) return <SentApplication {...{ status, className, compact }} />
  if (statusOf(job, today) !== 'Open') return null
  return (
    <>
      <LinkButton
        to={to.apply(job.id)}
        {...intentOf('apply', to.apply(job.id), job.job_title)}
        variant="primary"
        className={className}
      >
        <span className="account:hidden">{texts.logInToApply}</span>
        <span className="hidden account:inline">{texts.applyNow}</span>
      </LinkButton>
      {session && !compact && <MissingToApply {...{ session, job }} />}
    </>
  )
}

type SentApplicationProps = Pick<ApplyButtonProps, 'className' | 'compact'> & { status: string }

/** What became of an application. As high as the button, so that nothing moves when it takes its place. */
function SentApplication({ status, className, compact }: SentApplicationProps) {
  const place = cx('flex min-h-11 flex-col justify-center pr-2 leading-5', className)
  const state = (
    <span className="flex items-center gap-2 font-semibold">
      {status === texts.applied && <Check size={20} aria-hidden />}
      {status}
    </span>
  )
  if (compact) return <div className={place}>{state}</div>
  if (status === 'Withdrawn') {
    return (
      <div className={place}>
        {state}
        <span className="text-soft">{texts.withdrawn}</span>
      </div>
    )
  }
  return (
    <Link to={to.interestedJobs} className={place}>
      {state} <span className="link">{texts.viewApplication}</span>
    </Link>
  )
}
