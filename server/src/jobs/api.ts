export { findOwnCards, goneCard } from './ownCards.ts'
export {
  findNewestJobs,
  indexJobs,
  indexJobsOfCompany,
  jobCollection,
  jobSearchOf,
  listOpenIds,
  listOpenJobs,
  refreshJob,
} from './search.ts'
export {
  findJob,
  findFlags,
  isByActivePerson,
  isOwnJob,
  jobsOfActiveCompanies,
  queueForJob,
  queueForOwnJob,
  type JobRow,
} from './queries.ts'
export { enqueueResponseTime, responseTimeOf, updateResponseTimes } from './responseTimes.ts'
export { jobTasks } from './tasks.ts'
