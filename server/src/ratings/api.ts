export { ratingSummary } from './queries.ts'
export { noticeOf } from './rules.ts'
