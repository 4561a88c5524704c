import { CompletionBar } from '../completion/api.ts'
import { Pending } from '../ui/Pending.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { texts } from './messages.ts'
import type { StepProps } from './useApplication.ts'

const SentPreview = lazyPart(
  () => import('./SentPreview.tsx').then((part) => part.SentPreview),
  // As high as while its data loads.
  () => <Skeleton className="mt-4 h-120" />,
)

/** Whether the profile is complete, with links to what is missing, and what the company will receive. */
export function ProfileStep({ job, application }: StepProps) {
  const { completion } = application
  return (
    <div className="space-y-6">
      <div tabIndex={-1} data-step-focus className="outline-none">
        {completion.data ? (
          <CompletionBar {...completion.data.body} />
        ) : (
          <Pending query={completion}>
            <Skeleton className="h-[73px]" />
          </Pending>
        )}
      </div>
      <section aria-labelledby="sent-preview" className="border-t border-line pt-6">
        <h2 id="sent-preview" className="text-lg font-bold">
          {texts.whatIsSent(job.user_posted.name)}
        </h2>
        <SentPreview job={job} application={application} />
      </section>
    </div>
  )
}
