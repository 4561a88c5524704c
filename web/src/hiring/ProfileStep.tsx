import { CompletionBar } from '../completion/api.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { StepProps } from './useApplication.ts'

const SentPreview = lazyPart(
  () => import('./SentPreview.tsx').then((part) => part.SentPreview),
  () => <Skeleton className="h-96" />,
)

/** Whether the profile is complete, with links to what is missing, and what the company will receive. */
export function ProfileStep({ job, application }: StepProps) {
  const { data, error, refetch } = application.completion
  return (
    <div className="space-y-6">
      <div tabIndex={-1} data-step-focus className="outline-none">
        {data ? (
          <CompletionBar {...data.body} />
        ) : error ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-[78px]" />
        )}
      </div>
      <SentPreview job={job} application={application} />
    </div>
  )
}
