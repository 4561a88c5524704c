export { decideDisputes, listWaitingDisputes } from './disputes.ts'
export { ratingSummary } from './queries.ts'
export { noticeOf } from './rules.ts'
