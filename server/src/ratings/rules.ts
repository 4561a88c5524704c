import { JOB_NOT_FOUND, type JobStatus } from '@guildhall/contract/jobs/endpoints'
import { message } from '../notifications/api.ts'

type Job = { title: string; status: JobStatus; companyId: number; acceptedId: number | null }

/** Why this account can't rate anyone for this job; undefined if it can. */
export function refusalToRate({ status, companyId, acceptedId }: Job, userId: number) {
  if (userId !== companyId && userId !== acceptedId) {
    // A closed job exists only for a few others, who can't rate for it either.
    if (status === 'Closed') return { status: 404, message: JOB_NOT_FOUND } as const
    const message = 'Only the company of this job and the person it accepted can rate each other.'
    return { status: 403, message } as const
  }
  if (status !== 'Finished') {
    return { status: 409, message: 'You can rate each other once the job has finished.' } as const
  }
}

/** Whom one side of a finished job rates. */
export const otherSideOf = ({ companyId, acceptedId }: Job, userId: number) =>
  userId === companyId ? acceptedId : companyId

type NewRating = { toId: number; isShown: boolean; isHeld?: boolean }

/** What the rated side is told: never the rating itself. */
export function noticeOf({ title, companyId }: Job, { toId, isShown, isHeld }: NewRating) {
  if (isHeld) {
    return toId === companyId
      ? message`You were rated for ${title}. The rating waits until this site has looked at the job.`
      : message`Your work on ${title} was rated. The rating waits until this site has looked at the job.`
  }
  if (toId === companyId) {
    return isShown
      ? message`You were rated for ${title}. The rating is on your profile.`
      : message`You were rated for ${title}. Rate too to see the rating.`
  }
  return isShown
    ? message`Your work on ${title} was rated. The rating is on your profile.`
    : message`Your work on ${title} was rated. Rate it too to see the rating.`
}
