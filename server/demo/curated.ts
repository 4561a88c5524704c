import { applications, savedJobs } from './applications.ts'
import { jobs } from './jobs.ts'
import { earlierApplications, endedJobs, ratings } from './samples.ts'
import type { DemoApplication, DemoJob, DemoRating, DemoSavedJob } from './types.ts'

export const curatedJobs: DemoJob[] = [...jobs, ...endedJobs]

function withJob<T extends { job: string }>(row: T) {
  const job = curatedJobs.find(({ title }) => title === row.job)
  if (!job) throw new Error(`The demo has no job "${row.job}".`)
  return { ...row, job }
}

export const curatedApplications: DemoApplication[] = [...applications, ...earlierApplications].map(withJob)
export const curatedRatings: DemoRating[] = ratings.map(withJob)
export const curatedSavedJobs: DemoSavedJob[] = savedJobs.map((row, i) => {
  const saved = withJob(row)
  return { ...saved, days_ago: Math.min(i % 5, saved.job.posted_days_ago) }
})
