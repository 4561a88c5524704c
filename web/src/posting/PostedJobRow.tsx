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
import { texts } from './panelMessages.ts'

// On a phone: the title beside the menu, then status and applicants, then the deadline. On a tablet these three are below
// the title. On a wide screen: side by side.
const ROW = `grid grid-cols-[auto_1fr_2.75rem] items-center gap-x-3 gap-y-2 py-3 pr-1.5 pl-4
  max-md:h-[158px] md:grid-cols-[8.5rem_11rem_1fr_2.75rem] md:gap-x-6 md:pr-3 md:pl-5
  lg:h-16 lg:grid-cols-[1fr_8.5rem_11rem_11.25rem_2.75rem] lg:py-0`

/** On a tablet, as tall as a row whose title takes one line. */
export const ROW_SKELETON = 'h-[158px] md:h-[102px] lg:h-16'

/** A posted job as a row of the company panel. The link of its title covers the row, except for the menu. */
export function PostedJobRow({ job }: { job: PostedJob }) {
  const { applicant_count, new_count, figures } = job
  return (
    <Card as="li" interactive className={ROW}>
      <div className="min-w-0 max-md:col-span-2 md:max-lg:col-span-3">
        <h2 className="text-lg leading-6 font-bold max-md:line-clamp-2 lg:truncate">
          <CoverLink to={to.jobDetailPanel(job.id)}>{job.job_title}</CoverLink>
        </h2>
        <p className="text-sm text-soft tabular-nums max-md:truncate lg:truncate">
          {[placeOf(job), texts.panel.figures(figures.views, figures.saves)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className="max-lg:row-start-2">
        <PostedJobStatus job={job} />
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-lg:row-start-2">
        <span className={cx('tabular-nums', applicant_count > 0 ? 'font-semibold' : 'text-soft')}>
          {texts.panel.applicants(applicant_count)}
        </span>
        {new_count > 0 && <Chip tone="brand">{texts.panel.newApplicants(new_count)}</Chip>}
      </span>
      <PostedJobDeadline job={job} className="max-md:col-span-3 md:max-lg:col-span-2 md:max-lg:row-start-2" />
      <div className="relative max-lg:-col-end-1 max-lg:row-start-1 lg:col-start-5">
        <JobActions job={job} applicants={applicant_count} />
      </div>
    </Card>
  )
}

/** The first place, and how many others there are. */
function placeOf(job: PostedJob) {
  const places = [...placesOf(job), ...(isRemote(job) ? [texts.panel.remote] : [])]
  return places.length > 1 ? `${places[0]} +${places.length - 1}` : places[0]
}
