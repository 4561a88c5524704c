export { JobActions } from './JobActions.tsx'
export { PostedJobDeadline } from './PostedJobDeadline.tsx'
export { PostedJobStatus } from './PostedJobStatus.tsx'
export { ShareJob } from './ShareJob.tsx'
