import type { ReactNode, Ref } from 'react'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import {
  ApplyButton,
  JobDetail,
  JobDetailSkeleton,
  SaveButton,
  useCountView,
  useJobDetail,
} from '../jobs/api.ts'
import { Card } from '../ui/Card.tsx'
import { texts } from './messages.ts'

type JobPaneProps = {
  /** Undefined while the list is loading. */
  jobId: number | undefined
  /** Whether the viewer opened the job, so that a view counts: the first of a list is shown to everybody. */
  isOpened?: boolean
  ref?: Ref<HTMLElement>
}

/** The selected job beside the list, which scrolls on its own. */
export function JobPane({ jobId, isOpened = false, ref }: JobPaneProps) {
  return (
    <Card className="h-full overflow-hidden">
      {/* The key makes another job start at its top. */}
      <section
        key={jobId}
        ref={ref}
        aria-label={texts.detail}
        tabIndex={-1}
        className="h-full overflow-y-auto px-8 -outline-offset-2"
      >
        {jobId === undefined ? <Pending /> : <SelectedJob {...{ jobId, isOpened }} />}
      </section>
    </Card>
  )
}

function SelectedJob({ jobId, isOpened }: { jobId: number; isOpened: boolean }) {
  const { data: answer, error, isPlaceholderData, refetch } = useJobDetail(String(jobId))
  useCountView(isOpened && !isPlaceholderData && answer?.status === 200 ? answer.body : undefined)

  if (!answer) {
    return error ? (
      <Inset>
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </Inset>
    ) : (
      <Pending />
    )
  }
  if (answer.status === 404) {
    return (
      <Inset>
        <p className="text-soft">{texts.detailGone}</p>
      </Inset>
    )
  }
  const job = answer.body
  return (
    <div className="pb-8">
      <JobDetail
        job={job}
        isPreview={isPlaceholderData}
        pinned
        actions={
          <div className="flex gap-2 company:hidden print:hidden">
            <ApplyButton job={job} />
            <SaveButton job={job} />
          </div>
        }
      />
    </div>
  )
}

const Inset = ({ children }: { children: ReactNode }) => <div className="py-8">{children}</div>

const Pending = () => (
  <Inset>
    <JobDetailSkeleton />
  </Inset>
)
