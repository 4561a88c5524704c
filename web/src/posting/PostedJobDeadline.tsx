import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { isClosingSoon, statusOf, useToday } from '../jobs/api.ts'
import { cx } from '../ui/cx.ts'
import { monthDayYear } from '../ui/dates.ts'
import { texts } from './panelMessages.ts'

type PostedJobDeadlineProps = { job: Pick<JobCard, 'job_status' | 'deadline'>; className?: string }

/** Until when candidates can or could apply for an open job. Nothing for any other job, whose deadline decides nothing. */
export function PostedJobDeadline({ job, className }: PostedJobDeadlineProps) {
  const today = useToday()
  if (job.job_status !== 'Open') return null
  const isPast = statusOf(job, today) !== 'Open'
  return (
    <span
      className={cx(
        'whitespace-nowrap tabular-nums',
        isClosingSoon(job, today) ? 'font-semibold text-sun' : 'text-soft',
        className,
      )}
    >
      {(isPast ? texts.panel.pastDeadline : texts.panel.deadline)(monthDayYear(job.deadline))}
    </span>
  )
}
