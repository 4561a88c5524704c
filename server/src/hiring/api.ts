export { DAYS_TO_DECIDE } from './deadlineQueries.ts'
export { NOTICES } from './notices.ts'
export { saveSnapshot } from './snapshots.ts'
export { followDeadlines, hiringTasks } from './tasks.ts'
