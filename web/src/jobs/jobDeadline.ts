import type { JobCard, JobStatus } from '@guildhall/contract/jobs/endpoints'
import { daysUntil } from '../ui/dates.ts'

const CLOSING_SOON_DAYS = 3

type JobDates = Pick<JobCard, 'deadline' | 'job_status'>

/** Whether the deadline is at most three days away. `today` is null while the day is unknown. */
export function isClosingSoon({ deadline }: JobDates, today: string | null) {
  if (today === null) return false
  const left = daysUntil(deadline, today)
  return left >= 0 && left <= CLOSING_SOON_DAYS
}

/** The status that candidates see: an open job is closed after its deadline. */
export const statusOf = ({ deadline, job_status }: JobDates, today: string | null): JobStatus =>
  job_status === 'Open' && today !== null && daysUntil(deadline, today) < 0 ? 'Closed' : job_status
