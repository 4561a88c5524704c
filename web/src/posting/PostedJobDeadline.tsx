import type { PostedJob } from '@guildhall/contract/posting/endpoints'
import { isClosingSoon, statusOf, useToday } from '../jobs/api.ts'
import { cx } from '../ui/cx.ts'
import { monthDayYear } from '../ui/dates.ts'
import { dayOf } from '../ui/localDates.ts'
import { panelTexts } from './panelMessages.ts'

type PostedJobDeadlineProps = {
  job: Pick<PostedJob, 'job_status' | 'deadline'> & { ended_at?: string | null | undefined }
  className?: string
}

/** Until when candidates can or could apply for an open job, or when a job ended. Nothing for a job in progress. */
export function PostedJobDeadline({ job, className }: PostedJobDeadlineProps) {
  const today = useToday()
  const text = job.job_status === 'Open' ? deadlineOf(job, today) : endOf(job)
  if (!text) return null
  const isSoon = job.job_status === 'Open' && isClosingSoon(job, today)
  return (
    <span
      className={cx(
        'whitespace-nowrap tabular-nums',
        isSoon ? 'font-semibold text-sun' : 'text-soft',
        className,
      )}
    >
      {text}
    </span>
  )
}

function deadlineOf(job: PostedJobDeadlineProps['job'], today: string | null) {
  const isPast = statusOf(job, today) !== 'Open'
  return (isPast ? panelTexts.panel.pastDeadline : panelTexts.panel.deadline)(monthDayYear(job.deadline))
}

const endOf = ({ ended_at }: PostedJobDeadlineProps['job']) =>
  ended_at && panelTexts.panel.ended(dayOf(ended_at))
