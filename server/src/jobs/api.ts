export { presentCard } from './present.ts'
export { indexJobs, indexJobsOfCompany, jobCollection, jobSearchTasks } from './search.ts'
export { findJob, findFlags, findOwnJob, jobsOfActiveCompanies, selectJobs } from './queries.ts'
export { jobCleanUp, jobSchedule } from './cleanUp.ts'
