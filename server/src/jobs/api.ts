export { presentCard } from './present.ts'
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
  addFlags,
  findJob,
  findFlags,
  isByActivePerson,
  isOwnJob,
  jobsOfActiveCompanies,
  queueForJob,
  queueForOwnJob,
  selectJobs,
  type JobRow,
} from './queries.ts'
export { enqueueResponseTime, responseTimeOf, updateResponseTimes } from './responseTimes.ts'
export { jobTasks } from './tasks.ts'
