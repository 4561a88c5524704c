import type { JobCard, JobStatus } from '@guildhall/contract/jobs/endpoints'

export type JobAction = 'edit' | 'extend' | 'finish' | 'close' | 'relist' | 'delete'
export type ActionableJob = Pick<JobCard, 'id' | 'job_title' | 'job_status' | 'deadline'>

const ACTIONS: Record<JobStatus, readonly JobAction[]> = {
  Open: ['edit', 'extend', 'close', 'delete'],
  'In Progress': ['finish', 'close'],
  Finished: ['relist'],
  Closed: ['relist', 'delete'],
}

/** What the company can do with a job. One that somebody applied for can be closed, but not deleted. */
export const actionsOf = (status: JobStatus, applicants: number) =>
  ACTIONS[status].filter((action) => action !== 'delete' || applicants === 0)
