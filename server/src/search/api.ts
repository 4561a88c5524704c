export { searchSchedule, searchCleanUp } from './cleanUp.ts'
export { indexJob } from './queries.ts'
