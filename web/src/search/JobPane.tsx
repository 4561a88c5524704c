import type { ReactNode } from 'react'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import {
  ApplyButton,
  JobDetail,
  JobDetailSkeleton,
  SaveButton,
  useCountView,
  useJobDetail,
} from '../jobs/api.ts'
import { jobTexts as texts } from './messages.ts'
import { type PaneProps, PaneFrame } from './PaneFrame.tsx'

/** The selected job beside the list. */
export const JobPane = ({ id, isOpened = false, ref }: PaneProps) => (
  <PaneFrame {...{ id, ref }} label={texts.detail}>
    {id === undefined ? <Pending /> : <SelectedJob jobId={id} isOpened={isOpened} />}
  </PaneFrame>
)

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
