import type { JobCard, JobStatus } from '@guildhall/contract/jobs/endpoints'
import { daysUntil } from '../ui/dates.ts'

const SOON = 3

type Dated = Pick<JobCard, 'deadline' | 'job_status'>

/** Whether the last days to apply have begun. `today` is null where the day is not known yet. */
export function isClosingSoon({ deadline }: Dated, today: string | null) {
  if (today === null) return false
  const left = daysUntil(deadline, today)
  return left >= 0 && left <= SOON
}

/** The job's status as those who look for work see it: after its deadline it is closed to them. */
export const statusOf = ({ deadline, job_status }: Dated, today: string | null): JobStatus =>
  job_status === 'Open' && today !== null && daysUntil(deadline, today) < 0 ? 'Closed' : job_status
