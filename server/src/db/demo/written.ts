import { applications as appliedFor, savedJobs as saved } from './applications.ts'
import { jobs as openJobs } from './jobs.ts'
import { earlierApplications, endedJobs, writtenRatings } from './samples.ts'
import type { DemoApplication, DemoJob, DemoRating, DemoSavedJob } from './types.ts'

/** Written by hand, these name a job by its title; among the jobs that were written it occurs once. */
type ByTitle<T extends { job: DemoJob }> = Omit<T, 'job'> & { job: string }
export type WrittenApplication = ByTitle<DemoApplication>
export type WrittenRating = ByTitle<DemoRating>
export type WrittenSavedJob = Omit<ByTitle<DemoSavedJob>, 'days_ago'>

export const writtenJobs: DemoJob[] = [...openJobs, ...endedJobs]

function jobOf<T extends { job: string }>(row: T) {
  const job = writtenJobs.find(({ title }) => title === row.job)
  if (!job) throw new Error(`The demo names "${row.job}", which does not exist.`)
  return { ...row, job }
}

export const writtenApplications: DemoApplication[] = [...appliedFor, ...earlierApplications].map(jobOf)
export const ratingsByHand: DemoRating[] = writtenRatings.map(jobOf)
export const savedByHand: DemoSavedJob[] = saved.map((row, i) => {
  const found = jobOf(row)
  return { ...found, days_ago: Math.min(i % 5, found.job.posted_days_ago) }
})
