import { APPLICATION_STATUSES } from '@guildhall/contract/hiring/choices'
import type { Job } from '@guildhall/contract/jobs/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { Users } from 'lucide-react'
import { to } from '../to.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { ApplicantCard } from './ApplicantCard.tsx'
import { type ApplicantFilters, useApplicantFilters } from './applicantFilters.ts'
import { ApplicantToolbar } from './ApplicantToolbar.tsx'
import { texts } from './messages.ts'
import { useApplicants } from './useApplicants.ts'
import { useSeenOnLeave } from './useSeenOnLeave.ts'
import { WithdrawnApplicant } from './WithdrawnApplicant.tsx'

const ALL = 'All'
// The others have a tab only when there is somebody in them.
const ALWAYS: readonly string[] = ['Applied', 'Accepted', 'Not selected']

/** The applicants for one of the company's jobs, filtered and sorted by the URL. */
export function Applicants({ job }: { job: Job }) {
  const filters = useApplicantFilters()
  const applicants = useApplicants(job.id, filters)
  const { items = [], counts } = applicants.data ?? {}
  useSeenOnLeave(
    job.id,
    items.some((applicant) => applicant.application_status !== 'Withdrawn' && applicant.is_new),
  )

  const total = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  const statuses = APPLICATION_STATUSES.filter(
    (status) => ALWAYS.includes(status) || status === filters.status || counts?.[status],
  )
  const hrefOf = (query: ApplicantFilters) => to.jobDetailPanel(job.id, query)

  return (
    <section aria-labelledby="applicants" className="space-y-5">
      <h2 id="applicants" className="text-xl">
        {texts.panel.applicants}
      </h2>
      {counts && total > 0 && (
        <>
          <Tabs
            label={texts.panel.byStatus}
            tabs={[
              { value: ALL, label: texts.panel.allStatuses, count: total },
              ...statuses.map((value) => ({ value, label: value, count: counts[value] })),
            ]}
            value={filters.status ?? ALL}
            hrefOf={(value) => hrefOf({ ...filters, status: value === ALL ? undefined : value })}
          />
          <ApplicantToolbar job={job} filters={filters} hrefOf={hrefOf} />
        </>
      )}
      <PagedList
        query={applicants}
        pageSize={PAGE_SIZE.applicants}
        label={texts.panel.applicants}
        className="space-y-4"
        skeleton={<SkeletonList count={3} gap="gap-4" className="h-64" />}
        empty={<NoApplicants filters={filters} hrefOf={hrefOf} />}
      >
        {(applicant) =>
          applicant.application_status === 'Withdrawn' ? (
            <WithdrawnApplicant key={applicant.user.id} applicant={applicant} />
          ) : (
            <ApplicantCard
              key={applicant.user.id}
              job={job}
              applicant={applicant}
              undecided={counts?.Applied ?? 0}
            />
          )
        }
      </PagedList>
    </section>
  )
}

type NoApplicantsProps = { filters: ApplicantFilters; hrefOf: (filters: ApplicantFilters) => string }

function NoApplicants({ filters: { sort, ...filters }, hrefOf }: NoApplicantsProps) {
  const { status, skill, shortlisted } = filters
  const { noApplicants, allJobs, noneWithStatus, noneFound, showAll } = texts.panel
  if (!status && !skill && !shortlisted) {
    const action = <LinkButton to={to.companyPanel('jobs')}>{allJobs}</LinkButton>
    return <EmptyState icon={Users} text={noApplicants} action={action} />
  }
  return (
    <EmptyState
      icon={Users}
      text={status && !skill && !shortlisted ? noneWithStatus(status) : noneFound}
      action={<LinkButton to={hrefOf({ sort })}>{showAll}</LinkButton>}
    />
  )
}
