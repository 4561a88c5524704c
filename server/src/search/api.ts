export { searchSchedule, searchCleanUp } from './jobs.ts'
export { indexJob, unindexJob } from './queries.ts'
