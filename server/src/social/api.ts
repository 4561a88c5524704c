export { socialTasks, type SocialDependencies } from './tasks.ts'
