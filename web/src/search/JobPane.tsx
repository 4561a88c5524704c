import { type ReactNode, useState } from 'react'
import { okBody } from '../api/client.ts'
import { to } from '../to.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Link } from '../ui/Link.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { useIsPast } from '../ui/useIsPast.ts'
import {
  ApplyButton,
  JobDetail,
  JobDetailSkeleton,
  SaveButton,
  SIMILAR_JOBS,
  SimilarJobList,
  statusOf,
  useCountView,
  useJobDetail,
  useToday,
} from '../jobs/api.ts'
import { jobTexts as texts } from './messages.ts'
import { type PaneProps, PaneFrame } from './PaneFrame.tsx'

const JobPaneBar = lazyPart(() => import('./JobPaneBar.tsx').then((part) => part.JobPaneBar))
const GoneJob = lazyPart(() => import('./GoneJob.tsx').then((part) => part.GoneJob), undefined, true)

/** The selected job beside the list. */
export const JobPane = ({ id, isOpened = false, ...frame }: PaneProps) => (
  <PaneFrame {...{ id, ...frame }} label={texts.detail}>
    {id === undefined ? <Pending /> : <SelectedJob jobId={id} isOpened={isOpened} />}
  </PaneFrame>
)

function SelectedJob({ jobId, isOpened }: { jobId: number; isOpened: boolean }) {
  const { data: answer, error, isPlaceholderData, refetch } = useJobDetail(String(jobId))
  const [header, setHeader] = useState<HTMLElement | null>(null)
  const isHeaderPast = useIsPast(header)
  const today = useToday()
  useCountView(isOpened && !isPlaceholderData ? okBody(answer) : undefined)

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
        <GoneJob />
      </Inset>
    )
  }
  const job = answer.body
  const hasEnded = statusOf(job, today) !== 'Open'
  return (
    <>
      {isHeaderPast && <JobPaneBar job={job} />}
      <Inset>
        <JobDetail
          job={job}
          isPreview={isPlaceholderData}
          headerRef={setHeader}
          actions={
            <div className="flex flex-wrap items-center gap-x-4 print:hidden">
              <div className="flex gap-2 company:hidden">
                <ApplyButton job={job} />
                <SaveButton job={job} />
              </div>
              <Link to={to.jobs(jobId)} className="link inline-flex min-h-11 items-center">
                {texts.openPage}
              </Link>
            </div>
          }
        />
        {hasEnded && !isPlaceholderData && (
          <div id={SIMILAR_JOBS} className="mt-8 print:hidden">
            <SimilarJobList jobId={jobId} limit={4} isQuiet />
          </div>
        )}
      </Inset>
    </>
  )
}

/** It ends above what floats over the board. */
const Inset = ({ children }: { children: ReactNode }) => <div className="pt-8 pb-20">{children}</div>

const Pending = () => (
  <Inset>
    <JobDetailSkeleton />
  </Inset>
)
