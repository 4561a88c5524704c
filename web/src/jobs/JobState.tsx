import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import type { ReactNode } from 'react'
import { monthDayYear } from '../ui/dates.ts'
import { statusOf } from './jobDeadline.ts'
import { jobTexts as texts } from './messages.ts'
import { useToday } from './useToday.ts'

type JobStateProps = {
  job: JobCard
  /** Follows the reason: what to do instead. */
  children?: ReactNode
}

/** Why a job takes no applications; nothing for one that does. */
export function JobState({ job, children }: JobStateProps) {
  const today = useToday()
  if (statusOf(job, today) === 'Open') return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 rounded-control bg-sunk px-4 py-2.5">
      <p className="font-semibold">{texts.states[job.job_status](monthDayYear(job.deadline))}</p>
      {children}
    </div>
  )
}
