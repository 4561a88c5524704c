import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { Fragment, use, useEffect } from 'react'
import { applicationDrafts } from '../api/applicationDrafts.ts'
import type { Session } from '../api/session.ts'
import { PreloadPage } from '../shell/usePreload.ts'
import { MissingLink } from './MissingLink.tsx'
import { completionTexts as texts } from './messages.ts'
import { useCompletion } from './useCompletion.ts'

type MissingToApplyProps = { session: Session; job: Pick<JobCard, 'id' | 'job_title'> }

/**
 * Beside the button that applies for a job: what a candidate's profile still needs. It is at most as high as the button,
 * so that nothing moves when it appears; on a phone it is above the button, which is at the bottom of the screen.
 */
export function MissingToApply({ session: { userId }, job }: MissingToApplyProps) {
  const completion = useCompletion()
  const preload = use(PreloadPage)
  // On a phone, no hover precedes the tap on the button.
  useEffect(() => preload('/apply/'), [preload])
  if (!completion || completion.percentage >= 100) return null
  const remember = () => applicationDrafts.open(userId, { jobId: job.id, title: job.job_title })
  return (
    <p className="order-last min-w-0 flex-1 self-center text-sm text-soft max-md:order-first max-md:basis-full">
      {texts.toApply(completion.percentage)}{' '}
      {completion.missing.map((item, index) => (
        <Fragment key={item}>
          {index > 0 && ', '}
          <MissingLink isInSentence item={item} onFollow={remember} />
        </Fragment>
      ))}
      .
    </p>
  )
}
