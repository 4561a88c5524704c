export { DAYS_TO_DECIDE } from './deadlineQueries.ts'
export { NOTICES } from './notices.ts'
export { snapshotTasks } from './snapshots.ts'
export { followDeadlines, hiringTasks } from './tasks.ts'
