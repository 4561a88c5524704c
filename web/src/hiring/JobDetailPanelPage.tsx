import { jobs } from '@guildhall/contract/jobs/endpoints'
import { useQuery } from '@tanstack/react-query'
import { Redirect } from '../shell/Redirect.tsx'
import { okBody, query } from '../api/client.ts'
import { to } from '../to.ts'
import { cx } from '../ui/cx.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { ApplicationDialog } from './ApplicationDialog.tsx'
import { Applicants } from './Applicants.tsx'
import { Pending } from '../ui/Pending.tsx'
import { PostedJob } from './PostedJob.tsx'
import { useTabTitle } from '../shell/useTabTitle.ts'

/** One of a company's own jobs: its statistics and its applicants. Any other job leads to the not-found page. */
export function JobDetailPanelPage() {
  const params = useSearchParams()
  const id = params.get('jobId') ?? ''
  const detail = useQuery(query(jobs.getJobDetail, { params: { id } }))
  const response = detail.data
  const job = okBody(response)
  useTabTitle(job?.job_title)

  // The server includes the statistics only for the company that posted the job.
  const isOwn = job?.figures !== undefined
  if (response && !isOwn) return <Redirect to={to.jobNotFound} />
  return (
    <div className="mx-auto w-full max-w-page space-y-5 px-4 py-4 md:px-6 md:py-6">
      {job?.figures ? (
        <>
          {/* On a narrow screen, an applicant replaces everything else. */}
          <div className={cx(params.has('applicant') && 'max-[900px]:hidden')}>
            <PostedJob job={job} statistics={job.figures} />
          </div>
          <Applicants key={id} job={job} />
          <ApplicationDialog job={job} />
        </>
      ) : (
        <Pending query={detail}>
          {/* The bar and the summary of the job. */}
          <div>
            <Skeleton className="mb-2 h-11 w-64" />
            <Skeleton className="h-26" />
          </div>
        </Pending>
      )}
    </div>
  )
}
