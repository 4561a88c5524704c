import { todayAnywhere } from '@guildhall/contract/today'
import type { JobCard, JobStatus } from '@guildhall/contract/jobs/endpoints'
import { daysUntil } from '../ui/dates.ts'

const CLOSING_SOON_DAYS = 3
const COUNTED_DAYS = 7

type JobDates = Pick<JobCard, 'deadline' | 'job_status'>

/** The days until the deadline, where they are few; 0 on its day. `today` is null while the day is unknown. */
export function daysLeft({ deadline }: JobDates, today: string | null) {
  if (today === null) return null
  const left = daysUntil(deadline, today)
  return left >= 0 && left <= COUNTED_DAYS ? left : null
}

/** Whether the deadline is at most three days away. */
export const isClosingSoon = (job: JobDates, today: string | null) =>
  (daysLeft(job, today) ?? Infinity) <= CLOSING_SOON_DAYS

/** The status that candidates see: an open job is closed after its deadline. */
export const statusOf = ({ deadline, job_status }: JobDates, today: string | null): JobStatus =>
  job_status === 'Open' && today !== null && daysUntil(deadline, today) < 0 ? 'Closed' : job_status

/** How many days ago a job was posted, 0 on the same day. Both days are those of the last time zone, as for deadlines. */
export const ageOf = ({ created_at }: Pick<JobCard, 'created_at'>, today: string) =>
  Math.max(0, daysUntil(today, todayAnywhere(new Date(created_at))))
