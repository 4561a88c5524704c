import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { monthDayYear } from '../ui/dates.ts'
import { endedTexts as texts } from './endedMessages.ts'
import { statusOf } from './jobDeadline.ts'
import { SIMILAR_JOBS } from './lazySimilarJobs.tsx'
import { useToday } from './useToday.ts'

type JobStateProps = {
  job: JobCard
  /** Links to the similar jobs, which are on the same page. */
  linksToSimilar?: boolean
}

/** Why a job takes no applications, and what to do instead; nothing for one that does. */
export function JobState({ job, linksToSimilar }: JobStateProps) {
  const today = useToday()
  if (statusOf(job, today) === 'Open') return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 rounded-control bg-sunk px-4 py-2.5">
      <p className="font-semibold">{texts.states[job.job_status](monthDayYear(job.deadline))}</p>
      {linksToSimilar && (
        <a href={`#${SIMILAR_JOBS}`} className="link inline-flex min-h-11 items-center print:hidden">
          {texts.seeSimilar}
        </a>
      )}
    </div>
  )
}
