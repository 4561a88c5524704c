import type { Job } from '@guildhall/contract/jobs/endpoints'
import { CircleCheck, Lock } from 'lucide-react'
import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { ApplicationOutcome } from './ApplicationOutcome.tsx'
import { texts } from './messages.ts'

type CannotApplyProps = { reason: 'alreadyApplied' | 'notOpen'; job: Job }

/** Replaces the wizard where the person cannot apply: says why and links onwards. */
export function CannotApply({ reason, job }: CannotApplyProps) {
  const hasApplied = reason === 'alreadyApplied'
  const Icon = hasApplied ? CircleCheck : Lock
  return (
    <ApplicationOutcome jobId={job.id} className="flex flex-col items-center px-5 py-14 text-center">
      <Icon size={40} strokeWidth={1.5} aria-hidden className={hasApplied ? 'text-brand' : 'opacity-40'} />
      <h1 className="mt-4 text-2xl">{job.job_title}</h1>
      <p className="mt-2 text-soft">{texts[reason]}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-2">
        {hasApplied && (
          <LinkButton to={to.interestedJobs} variant="primary">
            {texts.seeApplied}
          </LinkButton>
        )}
        <LinkButton to={to.home} variant={hasApplied ? 'plain' : 'primary'}>
          {texts.findJobs}
        </LinkButton>
      </div>
    </ApplicationOutcome>
  )
}
