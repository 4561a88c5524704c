export { presentCard } from './present.ts'
export { findJob, findMarks, findOwnJob, selectJobs } from './queries.ts'
export { jobCleanUp, jobSchedule } from './cleanUp.ts'
