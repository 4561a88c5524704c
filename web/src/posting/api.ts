export { PostedJobStatus } from './PostedJobStatus.tsx'
