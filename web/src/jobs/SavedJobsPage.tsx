import { jobs } from '@guildhall/contract/jobs/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { query } from '../api/client.ts'
import { JobListPage } from './JobListPage.tsx'
import { pageOfJobs } from './pageOfJobs.ts'
import { dayOf } from '../ui/localDates.ts'
import { usePaging } from '../ui/usePaging.ts'
import { GoneJobCard } from './GoneJobCard.tsx'
import { JobCard } from './JobCard.tsx'
import { SaveButtonOnCard } from './SaveButton.tsx'
import { listTexts as texts } from './listMessages.ts'

/** The jobs that the person saved, including those that are closed or whose company is suspended: their cards say so. */
export function SavedJobsPage() {
  const { page } = usePaging()
  const saved = useQuery({
    ...query(jobs.getSavedJobs, { query: { page } }),
    placeholderData: keepPreviousData,
    select: pageOfJobs,
  })
  const { title, count, empty } = texts.saved
  return (
    <JobListPage title={title} query={saved} countOf={count} empty={{ icon: Bookmark, text: empty }}>
      {(job) =>
        'company_gone' in job ? (
          <GoneJobCard
            key={job.id}
            job={job}
            action={<SaveButtonOnCard job={{ id: job.id, job_title: job.job_title, is_saved: true }} />}
          >
            <p className="px-4 pb-4 text-sm text-soft tabular-nums">
              <time dateTime={job.saved_at}>{texts.saved.on(dayOf(job.saved_at))}</time>
            </p>
          </GoneJobCard>
        ) : (
          <JobCard key={job.id} job={job} />
        )
      }
    </JobListPage>
  )
}
