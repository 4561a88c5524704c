export { searchTasks } from './tasks.ts'
export { indexJob } from './queries.ts'
