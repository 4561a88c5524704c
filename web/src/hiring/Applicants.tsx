import { hiring } from '@guildhall/contract/hiring/endpoints'
import type { Job } from '@guildhall/contract/jobs/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/sizes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { ApiError, query } from '../api/client.ts'
import { to } from '../to.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { ApplicantCard } from './ApplicantCard.tsx'
import { texts } from './messages.ts'
import { PagedList } from '../ui/PagedList.tsx'
import { usePaging } from '../ui/usePaging.ts'

const FILTERS = ['All', 'Applied', 'Accepted', 'Not selected', 'Closed'] as const
type Filter = (typeof FILTERS)[number]

/** The applicants for one of the company's jobs, filtered by the status in the URL. */
export function Applicants({ job }: { job: Pick<Job, 'id' | 'jobskills'> }) {
  const params = useSearchParams()
  const { page } = usePaging()
  const filter = FILTERS.find((one) => one === params.get('status')) ?? 'All'
  const applicants = useQuery({
    ...query(hiring.getApplicants, {
      params: { id: String(job.id) },
      query: { page, status: filter === 'All' ? undefined : filter },
    }),
    placeholderData: keepPreviousData,
    select: (response) => {
      if (response.status !== 200) throw new ApiError(response)
      const { data, total_user, counts } = response.body
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
      return { items: data, total: total_user, counts: { All: all, ...counts } }
    },
  })
  const counts = applicants.data?.counts
  // Only a closed job has closed applications.
  const filters = FILTERS.filter((one) => one !== 'Closed' || one === filter || counts?.Closed)
  const hrefOf = (status: Filter) =>
    to.jobDetailPanel(job.id) + (status === 'All' ? '' : `&${new URLSearchParams({ status })}`)

  return (
    <section aria-labelledby="applicants" className="space-y-5">
      <h2 id="applicants" className="text-xl">
        {texts.panel.applicants}
      </h2>
      {counts && counts.All > 0 && (
        <Tabs
          label={texts.panel.filter}
          tabs={filters.map((value) => ({ value, label: texts.panel.filters[value], count: counts[value] }))}
          value={filter}
          hrefOf={hrefOf}
        />
      )}
      <PagedList
        query={applicants}
        pageSize={PAGE_SIZE.applicants}
        label={texts.panel.applicants}
        className="space-y-4"
        skeleton={<SkeletonList count={3} gap="gap-4" className="h-64" />}
        empty={
          filter === 'All' ? (
            <EmptyState
              icon={Users}
              text={texts.panel.noApplicants}
              action={<LinkButton to={to.companyPanel('jobs')}>{texts.panel.allJobs}</LinkButton>}
            />
          ) : (
            <EmptyState
              icon={Users}
              text={texts.panel.noneWithStatus(filter)}
              action={<LinkButton to={hrefOf('All')}>{texts.panel.showAll}</LinkButton>}
            />
          )
        }
      >
        {(applicant) =>
          applicant.application_status !== 'Withdrawn' && (
            <ApplicantCard
              key={applicant.user.id}
              applicant={applicant}
              jobSkillCount={job.jobskills.length}
            />
          )
        }
      </PagedList>
    </section>
  )
}
