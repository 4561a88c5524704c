export { stopAllMails, stopMails } from './queries.ts'
export { savedSearchTasks, type SavedSearchDependencies } from './tasks.ts'
