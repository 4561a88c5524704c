export { presentCard } from './present.ts'
export { indexMissingJobs } from './indexMissing.ts'
export { findJob, findFlags, findOwnJob, jobsOfActiveCompanies, selectJobs } from './queries.ts'
export { jobTasks } from './tasks.ts'
