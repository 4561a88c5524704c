import { useState } from 'react'
import { okBody } from '../api/client.ts'
import { MissingPage } from '../shell/MissingPage.tsx'
import { useTabTitle } from '../shell/useTabTitle.ts'
import { Card } from '../ui/Card.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { useIsPast } from '../ui/useIsPast.ts'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { BackToJobs } from './BackToJobs.tsx'
import { JobDetailSkeleton } from './JobDetailSkeleton.tsx'
import { JOB_CARD, JobPageFrame } from './JobPageFrame.tsx'
import { ManageButton } from './ManageButton.tsx'
import { pageTexts as texts } from './pageMessages.ts'
import { MoreJobs } from './MoreJobs.tsx'
import { OpenedJob } from './OpenedJob.tsx'
import { useCountView } from './useCountView.ts'
import { useJobDetail } from './useJobDetail.ts'

export function JobDetailPage() {
  const params = useSearchParams()
  const { data: response, error, isPlaceholderData, refetch } = useJobDetail(params.get('jobId') ?? '')
  const job = okBody(response)
  const [heading, setHeading] = useState<HTMLElement | null>(null)
  const isHeadingPast = useIsPast(heading, BELOW_BAR)
  useCountView(isPlaceholderData ? undefined : job)
  useTabTitle(job && texts.tabTitle(job.job_title, job.user_posted.name))

  if (response?.status === 404) return <MissingPage what="job" />
  return (
    <JobPageFrame
      bar={
        <>
          <BackToJobs isShort={isHeadingPast} />
          {isHeadingPast && job && (
            <p
              aria-hidden
              className="min-w-0 flex-1 truncate font-semibold transition-opacity duration-150 md:hidden starting:opacity-0"
            >
              {job.job_title}
            </p>
          )}
          {job && <ManageButton job={job} />}
        </>
      }
    >
      {error && !job ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Card as="article" className={JOB_CARD}>
          {job ? (
            <OpenedJob job={job} isPreview={isPlaceholderData} headingRef={setHeading} />
          ) : (
            <JobDetailSkeleton />
          )}
        </Card>
      )}
      {job && !isPlaceholderData && <MoreJobs key={job.id} job={job} />}
    </JobPageFrame>
  )
}

/** The part of the window below the bar. */
const BELOW_BAR = '-48px 0px 0px'
