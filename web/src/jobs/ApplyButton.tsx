import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { Check } from 'lucide-react'
import { useSession } from '../api/session.ts'
import { intentOf } from '../shell/intent.ts'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { statusOf } from './jobDeadline.ts'
import { jobTexts as texts } from './messages.ts'
import { useToday } from './useToday.ts'

// Loaded lazily, because most viewers are visitors.
const MissingToApply = lazyPart(() => import('../completion/api.ts').then((part) => part.MissingToApply))

type ApplyButtonProps = {
  job: Pick<JobCard, 'id' | 'job_title' | 'deadline' | 'job_status' | 'is_applied' | 'application_status'>
  className?: string
  /** Without what the profile needs, for a row with no room for it. */
  compact?: boolean
}

/**
 * Links to the application, beside what the profile still needs for it, or says that the person has applied. Companies
 * don't apply, and JobState says why nobody can apply for a job that has ended.
 */
export function ApplyButton({ job, className, compact }: ApplyButtonProps) {
  const session = useSession()
  const today = useToday()

  if (session?.userType === 'company') return null
  if (job.is_applied) {
    const status = job.application_status ?? texts.applied
    return (
      <Button
        disabled
        icon={status === texts.applied && <Check size={20} aria-hidden />}
        className={className}
      >
        {status}
      </Button>
    )
  }
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
