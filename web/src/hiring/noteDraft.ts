import { sessionDraft } from '../api/sessionDraft.ts'
import type { ApplicantProps } from './useApplicants.ts'

/** What a member of the company, `userId`, has written about an applicant and not saved. */
export const noteDraft = (userId: number, { job, applicant }: ApplicantProps) =>
  sessionDraft(['note_draft', userId, job.id, applicant.user.id], { note: applicant.note })
