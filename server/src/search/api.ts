export { indexJob, unindexJob } from './queries.ts'
