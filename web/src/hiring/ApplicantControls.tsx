import type { ApplicationStatus } from '@guildhall/contract/hiring/applying'
import { APPLICATION_STATUSES } from '@guildhall/contract/hiring/choices'
import type { Job } from '@guildhall/contract/jobs/endpoints'
import { to } from '../to.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import type { ApplicantFilters } from './applicantFilters.ts'
import { ApplicantToolbar } from './ApplicantToolbar.tsx'
import { panelTexts } from './panelMessages.ts'

const ALL = 'All'
// The others have a tab only if an applicant has that status.
const ALWAYS: readonly string[] = ['Applied', 'Accepted', 'Not selected']

type ApplicantControlsProps = {
  job: Job
  filters: ApplicantFilters
  /** Undefined while they are loading. */
  counts: Record<ApplicationStatus, number> | undefined
  newCount: number
}

/** The status, the other filters and the order, once there are applicants. */
export function ApplicantControls({ job, filters, counts, newCount }: ApplicantControlsProps) {
  if (!counts) return <Skeleton className="h-[165px] sm:h-[114px]" />
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  // Like the statistics, and the list without a status.
  const current = total - counts.Withdrawn
  const statuses = APPLICATION_STATUSES.filter(
    (status) => ALWAYS.includes(status) || status === filters.status || counts[status],
  )
  const hrefOf = (query: ApplicantFilters) => to.jobDetailPanel(job.id, query)
  return (
    <>
      <Tabs
        label={panelTexts.byStatus}
        tabs={[
          { value: ALL, label: panelTexts.allStatuses, count: current },
          ...statuses.map((value) => ({ value, label: value, count: counts[value] })),
        ]}
        value={filters.status ?? ALL}
        hrefOf={(value) => hrefOf({ ...filters, status: value === ALL ? undefined : value })}
      />
      <ApplicantToolbar {...{ job, filters, newCount, hrefOf }} />
    </>
  )
}
