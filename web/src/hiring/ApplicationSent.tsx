import type { Job } from '@guildhall/contract/jobs/endpoints'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ResponseTime } from '../jobs/api.ts'
import { to } from '../to.ts'
import { Link } from '../ui/Link.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { ApplicationOutcome } from './ApplicationOutcome.tsx'
import { afterApplyTexts } from './afterApplyMessages.ts'
import { appliedTexts } from './appliedMessages.ts'

/** Replaces the wizard once the application is sent: what happens next, and where the person may go on. */
export function ApplicationSent({ job, hasAnswers }: { job: Job; hasAnswers: boolean }) {
  const { name: company, response_time } = job.user_posted
  const hint = hasAnswers ? afterApplyTexts.sentHintWithAnswers : afterApplyTexts.sentHint
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <ApplicationOutcome jobId={job.id} className="px-5 py-10 sm:px-8">
      <div className="flex flex-col items-center text-center">
        <CircleCheck size={48} strokeWidth={1.5} aria-hidden className="text-brand" />
        <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none">
          {afterApplyTexts.sent}
        </h1>
      </div>
      <h2 id="what-next" className="mt-8 text-lg font-bold">
        {afterApplyTexts.whatNext}
      </h2>
      <ol aria-labelledby="what-next" className="mt-3 list-decimal space-y-2 pl-5">
        <li>{hint(company, job.job_title)}</li>
        <li>
          {afterApplyTexts.followIn}{' '}
          <Link to={to.interestedJobs} className="link">
            {appliedTexts.title}
          </Link>
          {afterApplyTexts.followHint}
        </li>
        <li>
          {afterApplyTexts.decisionHint(company)}
          <ResponseTime value={response_time} />
        </li>
      </ol>
      <div className="mt-8 text-center">
        <LinkButton to={to.home} variant="primary">
          {afterApplyTexts.backToBoard}
        </LinkButton>
      </div>
    </ApplicationOutcome>
  )
}
