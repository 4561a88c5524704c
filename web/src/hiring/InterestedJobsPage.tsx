import { applying } from '@guildhall/contract/hiring/applying'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { query } from '../api/client.ts'
import { GoneJobCard, JobCard, JobListPage, pageOfJobs } from '../jobs/api.ts'
import { ApplicationProgress, CARD_HEIGHT } from './ApplicationProgress.tsx'
import { appliedTexts } from './appliedMessages.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { usePaging } from '../ui/usePaging.ts'

/** The jobs that the person applied for, each with the status of the application. */
export function InterestedJobsPage() {
  const { page } = usePaging()
  const applications = useQuery({
    ...query(applying.getInterestedJobs, { query: { page } }),
    placeholderData: keepPreviousData,
    select: pageOfJobs,
  })
  const { title, count, empty } = appliedTexts
  return (
    <JobListPage
      title={title}
      query={applications}
      countOf={count}
      empty={{ icon: Send, text: empty }}
      skeleton={<Skeleton className={CARD_HEIGHT} />}
    >
      {(job) =>
        'company_gone' in job ? (
          <GoneJobCard key={job.id} job={job}>
            <ApplicationProgress job={job} />
          </GoneJobCard>
        ) : (
          <JobCard
            key={job.id}
            // Every job here is applied for, so the card need not say so.
            job={{ ...job, is_applied: false }}
            footer={<ApplicationProgress job={job} />}
          />
        )
      }
    </JobListPage>
  )
}
