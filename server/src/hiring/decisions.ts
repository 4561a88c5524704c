import { JOB_NOT_FOUND } from '@guildhall/contract/jobs/endpoints'
import { findUser } from '../account/api.ts'
import { mayInteract, mayInteractUntilCommit } from '../blocking/api.ts'
import type { Db } from '../db/connect.ts'
import { enqueueResponseTime, type JobRow } from '../jobs/api.ts'
import { notify } from '../notifications/api.ts'
import { loginRequired, Refused } from '../platform/http/refusal.ts'
import {
  changeJobStatus,
  decide,
  findApplicant,
  listApplicantIds,
  lockJobOfApplicant,
  lockOwnJob,
  type DecidedJob,
} from './decisionQueries.ts'
import { deleteSnapshot } from './snapshots.ts'
import { NOTICES } from './notices.ts'
import { refusalToAccept, refusalToClose, refusalToFinish, refusalToWithdraw } from './rules.ts'

/*
 * Each decision is part of the caller's transaction, which begins with the lock of the job: then come its applications
 * and the notifications. Decisions about the same job wait for each other.
 */

const NOT_AN_APPLICANT = "This person hasn't applied for this job."
const NOT_APPLIED = "You haven't applied for this job."

/** Notifies a company of a new application. */
export async function notifyOfApplication(db: Db, userId: number, job: JobRow) {
  const applicant = await findUser(db, userId)
  if (!applicant) throw loginRequired()
  await notify(db, {
    userIds: [job.poster_id],
    fromId: userId,
    message: NOTICES.applied(applicant.name, job.job_title),
    job,
    applicantId: userId,
  })
}

/** Locks one of the company's own jobs, so that decisions and applications wait, or refuses. */
export async function lockJobToDecide(db: Db, companyId: number, jobId: number) {
  const job = await lockOwnJob(db, companyId, jobId)
  if (!job) throw new Refused(404, JOB_NOT_FOUND)
  return job
}

function refuse(refusal: string | undefined) {
  if (refusal !== undefined) throw new Refused(409, refusal)
}

/** Accepts an applicant; everybody else who waits for an answer is not selected. */
export async function acceptApplicant(db: Db, companyId: number, jobId: number, userId: number) {
  const job = await lockJobToDecide(db, companyId, jobId)
  const isAllowed = await mayInteractUntilCommit(db, { personId: userId, companyId })
  const applicant = isAllowed ? await findApplicant(db, jobId, userId) : undefined
  if (!applicant) throw new Refused(404, NOT_AN_APPLICANT)
  refuse(refusalToAccept(job.status, applicant))

  await changeJobStatus(db, jobId, { status: 'In Progress', acceptedId: userId })
  await decide(db, { jobId, from: ['Applied'], to: 'Accepted', userId })
  const others = await decide(db, { jobId, from: ['Applied'], to: 'Not selected' })
  const now = { id: jobId, status: 'In Progress' } as const
  const notice = { fromId: companyId, job: now }
  await notify(db, { ...notice, userIds: [userId], message: NOTICES.accepted(job.company, job.title) })
  await notify(db, { ...notice, userIds: others, message: NOTICES.notSelected(job.title) })
  await enqueueResponseTime(db, companyId)
  return { title: job.title, name: applicant.name }
}

/** Finishes a job in progress, so that both sides can rate each other. */
export async function finishJob(db: Db, companyId: number, jobId: number) {
  const job = await lockJobToDecide(db, companyId, jobId)
  refuse(refusalToFinish(job.status))

  const acceptedId = job.accepted_user_id!
  // Nobody is asked to rate an account that is inactive, or that blocks or is blocked.
  const canRate = await mayInteract(db, companyId, acceptedId)
  const name = canRate ? (await findApplicant(db, jobId, acceptedId))?.name : undefined
  await changeJobStatus(db, jobId, { status: 'Finished' })
  const notice = { fromId: companyId, job: { id: jobId, status: 'Finished' } } as const
  await notify(db, { ...notice, userIds: [acceptedId], message: NOTICES.finished(job.title, job.company) })
  await notify(db, { ...notice, userIds: [companyId], message: NOTICES.finished(job.title, name) })
  return { title: job.title, name }
}

/** Closes a job; everybody who applied is told, the accepted person too. */
export async function closeJob(db: Db, companyId: number, jobId: number) {
  const job = await lockJobToDecide(db, companyId, jobId)
  refuse(refusalToClose(job.status))

  await changeJobStatus(db, jobId, { status: 'Closed' })
  await decide(db, { jobId, from: ['Applied', 'Accepted'], to: 'Closed' })
  await notify(db, {
    userIds: await listApplicantIds(db, jobId),
    fromId: companyId,
    message: NOTICES.closed(job.company, job.title),
    job: { id: jobId, status: 'Closed' },
  })
  await enqueueResponseTime(db, companyId)
  return { title: job.title }
}

/** Closes a locked job on which its company has not decided in time. */
export async function closeUndecidedJob(db: Db, { id, title, company, company_id }: DecidedJob) {
  await changeJobStatus(db, id, { status: 'Closed' })
  const userIds = await decide(db, { jobId: id, from: ['Applied'], to: 'No decision' })
  const notice = { fromId: company_id, job: { id, status: 'Closed' } } as const
  await notify(db, { ...notice, userIds, message: NOTICES.noDecision(company, title) })
  await notify(db, { ...notice, userIds: [company_id], message: NOTICES.closedUndecided(title) })
  await enqueueResponseTime(db, company_id)
}

/** Withdraws an undecided application, for good. */
export async function withdrawApplication(db: Db, userId: number, jobId: number) {
  // Before the lock, so that refused calls never delay decisions; and after it, because the job may have been decided.
  await requireUndecided(db, jobId, userId)
  const job = await lockJobOfApplicant(db, jobId)
  if (!job) throw new Refused(404, NOT_APPLIED)
  const applicant = await requireUndecided(db, jobId, userId)
  const [withdrawn] = await decide(db, { jobId, from: ['Applied'], to: 'Withdrawn', userId })
  // Another call may have withdrawn it since it was read.
  if (withdrawn === undefined) refuse(refusalToWithdraw('Withdrawn'))

  await deleteSnapshot(db, { job_id: jobId, user_id: userId })
  await notify(db, {
    userIds: job.is_company_active ? [job.company_id] : [],
    fromId: userId,
    message: NOTICES.withdrawn(applicant.name, job.title),
    job,
    applicantId: userId,
  })
  await enqueueResponseTime(db, job.company_id)
  return { title: job.title }
}

async function requireUndecided(db: Db, jobId: number, userId: number) {
  const applicant = await findApplicant(db, jobId, userId)
  if (!applicant) throw new Refused(404, NOT_APPLIED)
  refuse(refusalToWithdraw(applicant.status))
  return applicant
}
