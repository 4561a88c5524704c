import { LoadFailure } from '../ui/LoadFailure.tsx'
import { MissingPage } from '../shell/MissingPage.tsx'
import { useTabTitle } from '../shell/useTabTitle.ts'
import { Card } from '../ui/Card.tsx'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { ApplyButton } from './ApplyButton.tsx'
import { BackToJobs } from './BackToJobs.tsx'
import { JobDetail } from './JobDetail.tsx'
import { JobDetailSkeleton } from './JobDetailSkeleton.tsx'
import { ManageButton } from './ManageButton.tsx'
import { jobTexts as texts } from './messages.ts'
import { SaveButton } from './SaveButton.tsx'
import { useCountView } from './useCountView.ts'
import { useJobDetail } from './useJobDetail.ts'

export function JobDetailPage() {
  const params = useSearchParams()
  const { data: response, error, isPlaceholderData, refetch } = useJobDetail(params.get('jobId') ?? '')
  const job = response?.status === 200 ? response.body : undefined
  useCountView(isPlaceholderData ? undefined : job)
  useTabTitle(job && texts.tabTitle(job.job_title, job.user_posted.name))

  if (response?.status === 404) return <MissingPage what="job" />
  return (
    <div className="mx-auto w-full max-w-[784px] px-4 py-6 md:px-6">
      <div className="-mt-3 mb-1 flex h-11 items-center justify-between print:hidden">
        <BackToJobs />
        {job && <ManageButton job={job} />}
      </div>
      {error && !job ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Card as="article" className="p-5 md:p-8">
          {job ? (
            <JobDetail
              job={job}
              heading="h1"
              isPreview={isPlaceholderData}
              actions={
                <div className={ACTIONS}>
                  <ApplyButton job={job} className="max-md:flex-1" />
                  <SaveButton job={job} />
                </div>
              }
            />
          ) : (
            <JobDetailSkeleton />
          )}
        </Card>
      )}
    </div>
  )
}

// On a phone they stick to the bottom of the screen, above its bar, until the end of the job is visible.
// Hidden for companies, which neither apply nor save.
const ACTIONS = `flex flex-wrap gap-2 company:hidden print:hidden max-md:order-last max-md:sticky max-md:bottom-(--bottom-bar)
  max-md:z-10 max-md:-mx-5 max-md:mt-auto max-md:-mb-5 max-md:rounded-b-card max-md:border-t max-md:border-line max-md:bg-card
  max-md:px-5 max-md:pt-2.5 max-md:pb-[max(10px,calc(env(safe-area-inset-bottom)-var(--bottom-bar)))]`
