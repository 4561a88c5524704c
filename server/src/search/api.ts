export { indexJob } from './queries.ts'
