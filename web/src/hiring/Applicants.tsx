import { hiring } from '@guildhall/contract/hiring/endpoints'
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

/** Who applied for a job of the company, by the status that the address names. */
export function Applicants({ jobId }: { jobId: string }) {
  const params = useSearchParams()
  const { page } = usePaging()
  const filter = FILTERS.find((one) => one === params.get('status')) ?? 'All'
  const applicants = useQuery({
    ...query(hiring.getApplicants, {
      params: { id: jobId },
      query: { page, status: filter === 'All' ? undefined : filter },
    }),
    placeholderData: keepPreviousData,
    select: (answer) => {
      if (answer.status !== 200) throw new ApiError(answer)
      const { data, total_user, counts } = answer.body
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
      return { items: data, total: total_user, counts: { All: all, ...counts } }
    },
  })
  const counts = applicants.data?.counts
  // Only a closed job has applications that are closed.
  const filters = FILTERS.filter((one) => one !== 'Closed' || one === filter || counts?.Closed)
  const addressOf = (status: Filter) =>
    to.jobDetailPanel(Number(jobId)) + (status === 'All' ? '' : `&${new URLSearchParams({ status })}`)

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
          hrefOf={addressOf}
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
              action={<LinkButton to={addressOf('All')}>{texts.panel.showAll}</LinkButton>}
            />
          )
        }
      >
        {(applicant) => <ApplicantCard key={applicant.user.id} applicant={applicant} />}
      </PagedList>
    </section>
  )
}
