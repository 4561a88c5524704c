import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { monthDayYear } from '../ui/dates.ts'
import { endedTexts as texts } from './endedMessages.ts'
import { statusOf } from './jobDeadline.ts'
import { useToday } from './useToday.ts'

type JobStateProps = {
  job: JobCard
  /** The id of the element with similar jobs on the same page. */
  similarId?: string | undefined
}

/** Why a job takes no applications, and what to do instead; nothing for one that does. */
export function JobState({ job, similarId }: JobStateProps) {
  const today = useToday()
  if (statusOf(job, today) === 'Open') return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 rounded-control bg-sunk px-4 py-2.5">
      <p className="font-semibold">{texts.states[job.job_status](monthDayYear(job.deadline))}</p>
      {similarId && (
        <a href={`#${similarId}`} className="link inline-flex min-h-11 items-center print:hidden">
          {texts.seeSimilar}
        </a>
      )}
    </div>
  )
}
