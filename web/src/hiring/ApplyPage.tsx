import { jobs } from '@guildhall/contract/jobs/endpoints'
import { useQuery } from '@tanstack/react-query'
import { Redirect } from '../shell/Redirect.tsx'
import { useTabTitle } from '../shell/useTabTitle.ts'
import { query } from '../api/client.ts'
import { JobDetailSkeleton } from '../jobs/api.ts'
import { to } from '../to.ts'
import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { ApplicationWizard } from './ApplicationWizard.tsx'
import { texts } from './messages.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'

export function ApplyPage() {
  const params = useSearchParams()
  const id = params.get('jobId') ?? ''
  const { data: response, error, refetch } = useQuery(query(jobs.getJobDetail, { params: { id } }))
  // The login page names it, if the session ends here.
  useTabTitle(response?.status === 200 ? texts.tab(response.body.job_title) : undefined)

  if (response?.status === 404) return <Redirect to={to.jobNotFound} />
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-64px-var(--bottom-bar,0px))] w-full max-w-[672px] flex-col px-4 pt-6 sm:pt-10">
      {response?.status === 200 ? (
        <ApplicationWizard key={id} job={response.body} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

/** The title, the steps and the card of the wizard. */
const Loading = () => (
  <div className="space-y-6">
    <Skeleton className="h-[58px] w-2/3 sm:h-[63px]" />
    <Skeleton className="h-[87px] sm:h-[63px]" />
    <Card className="p-5 sm:p-8">
      <JobDetailSkeleton />
    </Card>
  </div>
)
