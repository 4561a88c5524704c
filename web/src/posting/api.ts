export { JobActions } from './JobActions.tsx'
export { PostedJobStatus } from './PostedJobStatus.tsx'
