export { searchSchedule, searchCleanUp } from './cleanUp.ts'
export { indexJob, unindexJob } from './queries.ts'
