import type { PostedJob } from '@guildhall/contract/posting/endpoints'
import { isRemote, placesOf } from '../jobs/api.ts'
import { to } from '../to.ts'
import { CoverLink } from '../ui/CoverLink.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { cx } from '../ui/cx.ts'
import { JobActions } from './JobActions.tsx'
import { PostedJobDeadline } from './PostedJobDeadline.tsx'
import { PostedJobStatus } from './PostedJobStatus.tsx'
import { panelTexts } from './panelMessages.ts'

// On a phone: the title beside the menu, then status and applicants, then the deadline. From a tablet on, as tall as one
// line of title and one of facts. On a wide screen: side by side.
const ROW = `grid grid-cols-[auto_1fr_2.75rem] content-center items-center gap-x-3 gap-y-1.5 py-2.5 pr-1.5 pl-4
  max-md:h-37 md:min-h-16 md:grid-cols-[1fr_10.5rem_11.25rem_2.75rem] md:gap-y-0 md:py-1.5 md:pr-3 md:pl-5
  lg:h-16 lg:grid-cols-[1fr_8.5rem_10.5rem_11.25rem_2.75rem] lg:py-0 xl:gap-x-6`

/** On a tablet, as tall as a row whose title takes one line. */
export const ROW_SKELETON = 'h-37 md:h-16'

/** A posted job as a row of the company panel. The link of its title covers the row, except for the menu. */
export function PostedJobRow({ job }: { job: PostedJob }) {
  const { applicant_count, new_count, figures } = job
  return (
    <Card as="li" interactive className={ROW}>
      <div className="min-w-0 max-md:col-span-2 md:max-lg:contents">
        <h2 className="text-lg leading-6 font-bold max-md:line-clamp-2 md:max-lg:col-span-2 lg:truncate">
          <CoverLink to={to.jobDetailPanel(job.id)}>{job.job_title}</CoverLink>
        </h2>
        <p className="truncate text-sm text-soft tabular-nums md:max-lg:row-start-2">
          {[placeOf(job), panelTexts.panel.statistics(figures.views, figures.saves)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <span className="max-md:row-start-2 md:max-lg:col-start-3">
        <PostedJobStatus job={job} />
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-lg:row-start-2">
        <span className={cx('tabular-nums', applicant_count > 0 ? 'font-semibold' : 'text-soft')}>
          {panelTexts.panel.applicants(applicant_count)}
        </span>
        {new_count > 0 && <Chip tone="brand">{panelTexts.panel.newApplicants(new_count)}</Chip>}
      </span>
      <PostedJobDeadline job={job} className="max-md:col-span-3 md:max-lg:row-start-2" />
      <div className="relative max-lg:-col-end-1 max-lg:row-start-1 md:max-lg:row-span-2 lg:col-start-5">
        <JobActions job={job} applicants={applicant_count} />
      </div>
    </Card>
  )
}

/** The first place, and how many others there are. */
function placeOf(job: PostedJob) {
  const places = [...placesOf(job), ...(isRemote(job) ? [panelTexts.panel.remote] : [])]
  return places.length > 1 ? `${places[0]} +${places.length - 1}` : places[0]
}
