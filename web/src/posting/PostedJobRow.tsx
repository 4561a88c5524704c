import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { ChevronRight } from 'lucide-react'
import { to } from '../to.ts'
import { CoverLink } from '../ui/CoverLink.tsx'
import { Card } from '../ui/Card.tsx'
import { cx } from '../ui/cx.ts'
import { monthDayYear } from '../ui/dates.ts'
import { isClosingSoon, statusOf, useToday } from '../jobs/api.ts'
import { PostedJobStatus } from './PostedJobStatus.tsx'
import { texts } from './messages.ts'

// On a phone: the title, then status and applicants, then the deadline. On a wide screen: side by side.
const ROW = `grid min-h-20 grid-cols-[auto_1fr_1.25rem] items-center gap-x-3 gap-y-2 px-4 py-4
  md:grid-cols-[1fr_8.5rem_7rem_auto_1.25rem] md:gap-x-6 md:px-5`

/** As tall as a row whose title takes one line. */
export const ROW_SKELETON = 'h-[118px] md:h-[82px]'

/** A posted job as a row of the company panel. The link of its title covers the row. */
export function PostedJobRow({ job }: { job: JobCard & { applicant_count: number } }) {
  const today = useToday()
  const isSoon = statusOf(job, today) === 'Open' && isClosingSoon(job, today)
  return (
    <Card as="li" interactive className={ROW}>
      <h2 className="min-w-0 text-lg font-bold max-md:col-span-2 md:truncate">
        <CoverLink to={to.jobDetailPanel(job.id)}>{job.job_title}</CoverLink>
      </h2>
      <span>
        <PostedJobStatus job={job} />
      </span>
      <span className={cx('tabular-nums', job.applicant_count > 0 ? 'font-semibold' : 'text-soft')}>
        {texts.panel.applicants(job.applicant_count)}
      </span>
      <span
        className={cx(
          'whitespace-nowrap tabular-nums max-md:col-span-2',
          isSoon ? 'font-semibold text-sun' : 'text-soft',
        )}
      >
        {texts.panel.deadline(monthDayYear(job.deadline))}
      </span>
      <ChevronRight
        size={20}
        aria-hidden
        className="text-soft max-md:col-start-3 max-md:row-span-3 max-md:row-start-1"
      />
    </Card>
  )
}
