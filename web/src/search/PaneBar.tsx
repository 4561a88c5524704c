import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { ApplyButton } from '../jobs/api.ts'

/** What stays of a job's header when it is scrolled: over the text, so that nothing moves when it appears. */
export const PaneBar = ({ job }: { job: JobCard }) => (
  <div className="absolute -inset-x-8 flex h-15 items-center justify-between gap-4 border-b border-line bg-card px-8 transition-opacity duration-150 starting:opacity-0">
    <p className="truncate text-lg font-bold">{job.job_title}</p>
    <ApplyButton job={job} compact className="shrink-0" />
  </div>
)
