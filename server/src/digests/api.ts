export { stopDigests } from './queries.ts'
export { digestTasks, type DigestDependencies } from './tasks.ts'
