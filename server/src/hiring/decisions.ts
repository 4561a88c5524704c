import { JOB_NOT_FOUND } from '@guildhall/contract/jobs/endpoints'
import { findUser } from '../account/api.ts'
import { mayInteract, mayInteractUntilCommit } from '../blocking/api.ts'
import type { Db } from '../db/connect.ts'
import { enqueueResponseTime, refreshJob, type JobRow } from '../jobs/api.ts'
import { notify, type Notice } from '../notifications/api.ts'
import { loginRequired, Refused } from '../platform/http/refusal.ts'
import {
  changeJobStatus,
  decide,
  findApplicant,
  isSecondFullTimeJob,
  listAddressees,
  lockCompanyOfJob,
  lockJobOfApplicant,
  lockOwnJob,
  type Addressee,
  type DecidedJob,
} from './decisionQueries.ts'
import { forgetLastReminder } from './deadlineQueries.ts'
import { deleteSnapshot } from './snapshots.ts'
import { NOTICES } from './notices.ts'
import {
  refusalToAccept,
  refusalToClose,
  refusalToDecline,
  refusalToFinish,
  refusalToWithdraw,
} from './rules.ts'

/*
 * Each decision is part of the caller's transaction, which begins with the lock of the job: then come its applications
 * and the notifications. Decisions about the same job wait for each other.
 */

/** Says no more of an applicant who blocks the company, or is blocked, than of a person who never applied. */
const NOT_ACCEPTABLE = "You can't accept this person for this job."
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

/** Notifies applicants, each with the job's title as it was when they applied. */
async function notifyApplicants(
  db: Db,
  applicants: Addressee[],
  { messageFor, ...notice }: Pick<Notice, 'fromId' | 'job'> & { messageFor: (title: string) => string },
) {
  for (const [title, group] of Map.groupBy(applicants, (one) => one.job_title))
    await notify(db, { ...notice, userIds: group.map((one) => one.user_id), message: messageFor(title) })
}

/** Accepts an applicant; everybody else who waits for an answer is not selected. */
export async function acceptApplicant(db: Db, companyId: number, jobId: number, userId: number) {
  const job = await lockJobToDecide(db, companyId, jobId)
  const isAllowed = await mayInteractUntilCommit(db, { personId: userId, companyId })
  const applicant = isAllowed ? await findApplicant(db, jobId, userId) : undefined
  if (!applicant) throw new Refused(404, NOT_ACCEPTABLE)
  refuse(refusalToAccept(job.status, applicant))

  await changeJobStatus(db, jobId, { status: 'In Progress', acceptedId: userId })
  await decide(db, { jobId, from: ['Applied', 'Not selected'], to: 'Accepted', userId })
  const others = await decide(db, { jobId, from: ['Applied'], to: 'Not selected' })
  const now = { id: jobId, status: 'In Progress' } as const
  const accepted = (await isSecondFullTimeJob(db, jobId)) ? NOTICES.acceptedTwice : NOTICES.accepted
  const notice = { fromId: companyId, job: now }
  await notify(db, { ...notice, userIds: [userId], message: accepted(job.company, applicant.title) })
  await notifyApplicants(db, others, { ...notice, messageFor: NOTICES.notSelected })
  await enqueueResponseTime(db, companyId)
  return { title: job.title, name: applicant.name }
}

/** Finishes a job in progress, so that both sides can rate each other. */
export async function finishJob(db: Db, companyId: number, jobId: number) {
  const job = await lockJobToDecide(db, companyId, jobId)
  refuse(refusalToFinish(job.status))

  const acceptedId = job.accepted_user_id!
  const accepted = await findApplicant(db, jobId, acceptedId)
  // Nobody is asked to rate an inactive account, or one across a block.
  const name = (await mayInteract(db, companyId, acceptedId)) ? accepted?.name : undefined
  await changeJobStatus(db, jobId, { status: 'Finished' })
  const notice = { fromId: companyId, job: { id: jobId, status: 'Finished' } } as const
  const toAccepted = NOTICES.finished(accepted?.title ?? job.title, job.company)
  await notify(db, { ...notice, userIds: [acceptedId], message: toAccepted })
  await notify(db, { ...notice, userIds: [companyId], message: NOTICES.finished(job.title, name) })
  return { title: job.title, name }
}

/** Closes a job; everybody who applied is told, the accepted person too. */
export async function closeJob(db: Db, companyId: number, jobId: number) {
  const job = await lockJobToDecide(db, companyId, jobId)
  refuse(refusalToClose(job.status))

  await changeJobStatus(db, jobId, { status: 'Closed' })
  await decide(db, { jobId, from: ['Applied', 'Accepted'], to: 'Closed' })
  await notifyApplicants(db, await listAddressees(db, jobId), {
    fromId: companyId,
    messageFor: (title) => NOTICES.closed(job.company, title),
    job: { id: jobId, status: 'Closed' },
  })
  await enqueueResponseTime(db, companyId)
  return { title: job.title }
}

/** Closes a locked job on which its company has not decided in time. */
export async function closeUndecidedJob(db: Db, { id, title, company, company_id }: DecidedJob) {
  await changeJobStatus(db, id, { status: 'Closed' })
  const applicants = await decide(db, { jobId: id, from: ['Applied'], to: 'No decision' })
  const notice = { fromId: company_id, job: { id, status: 'Closed' } } as const
  const messageFor = (applied: string) => NOTICES.noDecision(company, applied)
  await notifyApplicants(db, applicants, { ...notice, messageFor })
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
  return { title: applicant.title }
}

/** Declines a job in progress, for good. The job is open again, also for those not selected, who are not notified. */
export async function declineJob(db: Db, userId: number, jobId: number) {
  // As in `withdrawApplication`.
  await requireAccepted(db, jobId, userId)
  await lockCompanyOfJob(db, jobId)
  const job = await lockJobOfApplicant(db, jobId, 'exclusive')
  if (!job) throw new Refused(404, NOT_APPLIED)
  const { name, title } = await requireAccepted(db, jobId, userId)

  await changeJobStatus(db, jobId, { status: 'Open' })
  await decide(db, { jobId, from: ['Accepted'], to: 'Declined', userId })
  await forgetLastReminder(db, jobId)
  await refreshJob(db, jobId)
  await notify(db, {
    userIds: job.is_company_active ? [job.company_id] : [],
    fromId: userId,
    message: NOTICES.declined(name, job.title),
    job: { id: jobId, status: 'Open' },
    applicantId: userId,
  })
  return { title }
}

async function requireAccepted(db: Db, jobId: number, userId: number) {
  const applicant = await findApplicant(db, jobId, userId)
  if (!applicant) throw new Refused(404, NOT_APPLIED)
  refuse(refusalToDecline(applicant))
  return applicant
}

async function requireUndecided(db: Db, jobId: number, userId: number) {
  const applicant = await findApplicant(db, jobId, userId)
  if (!applicant) throw new Refused(404, NOT_APPLIED)
  refuse(refusalToWithdraw(applicant.status))
  return applicant
}
