export { digestTasks, type DigestDependencies } from './tasks.ts'
