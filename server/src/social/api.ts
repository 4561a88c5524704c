export { createSocialLogin } from './provider.ts'
export { socialTasks, type SocialDependencies } from './tasks.ts'
