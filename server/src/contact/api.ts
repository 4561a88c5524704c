export { contactTasks, type ContactDependencies } from './tasks.ts'
