import { jobs } from '@guildhall/contract/jobs/endpoints'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { query } from '../api/client.ts'
import { to } from '../to.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { Applicants } from './Applicants.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { PostedJob } from './PostedJob.tsx'
import { useTabTitle } from '../shell/useTabTitle.ts'

/** A company's own view of one of its jobs: how it does, and who applied. Any other job does not exist here. */
export function JobDetailPanelPage() {
  const params = useSearchParams()
  const id = params.get('jobId') ?? ''
  const { data: answer, error, refetch } = useQuery(query(jobs.getJobDetail, { params: { id } }))
  const job = answer?.status === 200 ? answer.body : undefined
  useTabTitle(job?.job_title)

  // Only the company that posted a job is told its figures.
  const isOwn = job?.figures !== undefined
  if (answer && !isOwn) return <Navigate to={to.jobNotFound} replace />
  return (
    <div className="mx-auto min-h-dvh w-full max-w-page space-y-8 px-4 py-6 md:px-6 md:py-8">
      {job?.figures ? (
        <>
          <PostedJob job={job} figures={job.figures} />
          <Applicants key={id} jobId={id} />
        </>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-[228px]" />
      )}
    </div>
  )
}
