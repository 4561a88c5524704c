import { sessionDraft } from '../api/sessionDraft.ts'
import { initialDraft, type JobSource } from './addJobDraft.ts'

/** The draft of a new job, or of the changes to the job of `source`. */
export const draftStorage = (userId: number, source?: JobSource) =>
  sessionDraft(['job_draft', userId, ...(source ? [source.action, source.job.id] : [])], initialDraft(source))
