import { jobs } from '@guildhall/contract/jobs/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Briefcase } from 'lucide-react'
import { query } from '../api/client.ts'
import { JobCard, JobCardSkeleton, pageOfJobs } from '../jobs/api.ts'
import { PagedList } from '../ui/PagedList.tsx'
import { usePaging } from '../ui/usePaging.ts'
import { to } from '../to.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { texts } from './messages.ts'

const LIST = 'space-y-3'

type CompanyJobsProps = { userId: string; isOwner: boolean }

/** The open jobs of one company, newest first. */
export function CompanyJobs({ userId, isOwner }: CompanyJobsProps) {
  const { noOpenJobs, findJobs, noOwnJobs, postJob } = texts.company
  const { page } = usePaging()
  const open = useQuery({
    ...query(jobs.getCompanyJobs, { params: { userId }, query: { page } }),
    placeholderData: keepPreviousData,
    select: pageOfJobs,
  })
  return (
    <section aria-labelledby="open-jobs">
      <h2 id="open-jobs" className="mb-3 flex items-baseline gap-2 text-lg font-bold">
        {texts.company.openJobs}
        {open.data && <span className="font-normal text-soft tabular-nums">{open.data.total}</span>}
      </h2>
      <PagedList
        query={open}
        pageSize={PAGE_SIZE.companyJobs}
        label={texts.company.openJobs}
        className={LIST}
        skeleton={
          <SkeletonList count={PAGE_SIZE.companyJobs} layout={LIST}>
            <JobCardSkeleton />
          </SkeletonList>
        }
        empty={
          <EmptyState
            icon={Briefcase}
            text={isOwner ? noOwnJobs : noOpenJobs}
            action={
              <LinkButton to={isOwner ? to.addJob : to.home}>{isOwner ? postJob : findJobs}</LinkButton>
            }
          />
        }
      >
        {(job) => <JobCard key={job.id} job={job} />}
      </PagedList>
    </section>
  )
}
