export { presentCard } from './present.ts'
export { indexJobs, indexJobsOfCompany, jobCollection } from './search.ts'
export { findJob, findFlags, findOwnJob, jobsOfActiveCompanies, selectJobs } from './queries.ts'
export { jobTasks } from './tasks.ts'
