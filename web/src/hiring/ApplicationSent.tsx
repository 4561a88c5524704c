import type { Job } from '@guildhall/contract/jobs/endpoints'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { to } from '../to.ts'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { texts } from './messages.ts'

/** Replaces the wizard once the application is sent. */
export function ApplicationSent({ job, hasAnswers }: { job: Job; hasAnswers: boolean }) {
  const hint = hasAnswers ? texts.apply.sentHintWithAnswers : texts.apply.sentHint
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Card className="flex flex-col items-center px-5 py-14 text-center">
      <CircleCheck size={48} strokeWidth={1.5} aria-hidden className="text-brand" />
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none">
        {texts.apply.sent}
      </h1>
      <p className="mt-2 max-w-prose text-soft">{hint(job.user_posted.name, job.job_title)}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-2">
        <LinkButton to={to.home} variant="primary">
          {texts.apply.backToBoard}
        </LinkButton>
        <LinkButton to={to.interestedJobs}>{texts.apply.seeApplied}</LinkButton>
      </div>
    </Card>
  )
}
