import type { JobCard } from '@guildhall/contract/jobs'
import { ChevronRight } from 'lucide-react'
import { to } from '../to.ts'
import { Card } from '../ui/Card.tsx'
import { cx } from '../ui/cx.ts'
import { monthDayYear } from '../ui/dates.ts'
import { Link } from '../ui/Link.tsx'
import { isClosingSoon, statusOf } from './jobDeadline.ts'
import { PostedJobStatus } from './PostedJobStatus.tsx'
import { texts } from './postingMessages.ts'
import { useToday } from './useToday.ts'

const ROW = 'grid min-h-20 items-center gap-x-6 gap-y-2 px-5 py-4 md:grid-cols-[1fr_8.5rem_7rem_auto_1.25rem]'

/** One posted job as a row of the company's panel: its title's link covers the row. */
export function PostedJobRow({ job }: { job: JobCard & { applicant_count: number } }) {
  const today = useToday()
  const isSoon = statusOf(job, today) === 'Open' && isClosingSoon(job, today)
  return (
    <Card as="li" interactive className={ROW}>
      <h2 className="min-w-0 text-lg font-bold md:truncate">
        <Link
          to={to.jobDetailPanel(job.id)}
          className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand"
        >
          {job.job_title}
        </Link>
      </h2>
      <span>
        <PostedJobStatus job={job} />
      </span>
      <span className={cx('tabular-nums', job.applicant_count > 0 ? 'font-semibold' : 'text-soft')}>
        {texts.panel.applicants(job.applicant_count)}
      </span>
      <span className={cx('whitespace-nowrap tabular-nums', isSoon ? 'font-semibold text-sun' : 'text-soft')}>
        {texts.panel.deadline(monthDayYear(job.deadline))}
      </span>
      <ChevronRight size={20} aria-hidden className="text-soft max-md:hidden" />
    </Card>
  )
}
