import { jobs } from '@guildhall/contract/jobs/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { query } from '../api/client.ts'
import { JobListPage } from './JobListPage.tsx'
import { pageOfJobs } from './pageOfJobs.ts'
import { usePaging } from '../ui/usePaging.ts'
import { JobCard } from './JobCard.tsx'
import { listTexts as texts } from './listMessages.ts'

/** The jobs that the person saved, including closed ones, whose cards say so. */
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
      {(job) => <JobCard key={job.id} job={job} />}
    </JobListPage>
  )
}
