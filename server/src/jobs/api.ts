export { presentCard } from './present.ts'
export { indexMissingJobs } from './indexMissing.ts'
export { findJob, findMarks, findOwnJob, jobsOfActiveCompanies, selectJobs } from './queries.ts'
export { jobCleanUp, jobSchedule } from './cleanUp.ts'
