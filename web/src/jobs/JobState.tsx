import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { monthDayYear } from '../ui/dates.ts'
import { statusOf } from './jobDeadline.ts'
import { jobTexts as texts } from './messages.ts'
import { useToday } from './useToday.ts'

/** Why a job takes no applications; nothing for one that does. */
export function JobState({ job }: { job: JobCard }) {
  const today = useToday()
  if (statusOf(job, today) === 'Open') return null
  return <p className="font-semibold">{texts.states[job.job_status](monthDayYear(job.deadline))}</p>
}
