import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { DISPUTE_STATES } from '../jobs/choices.ts'
import { applicationStatus, goneJob, jobCard } from '../jobs/endpoints.ts'
import { callLimits, hiringLimits } from '../limits.ts'
import { PAGE_SIZE } from '../pageSizes.ts'
import { MAX } from '../sizes.ts'
import { idParams, pageQuery } from '../params.ts'
import { refusal, success, timestamp } from '../responses.ts'
import { answer, disputeForm } from './forms.ts'

export type ApplicationStatus = z.infer<typeof applicationStatus>

export const ALREADY_APPLIED = 'You have already applied for this job.'

/**
 * State of the dispute about a finished job that never took place; null without one. The ratings show only once an
 * operator has released them.
 */
export const dispute = z.nullable(z.enum(DISPUTE_STATES))

export const history = z.array(z.object({ status: applicationStatus, at: timestamp }))

/** `job_title` is the title as it was when applying. */
const application = z
  .extend(jobCard, {
    application_status: applicationStatus,
    history,
    /** Whether the caller has rated the company for the job. */
    is_rated: z.boolean(),
    /** True if the company has changed the job title since. */
    is_renamed: z.boolean(),
    dispute,
  })
  .register(z.globalRegistry, { id: 'AppliedJob' })
export type Application = z.infer<typeof application>

/** An application whose company is suspended. It can be withdrawn. */
const goneApplication = z
  .extend(goneJob, { applied_at: timestamp, application_status: applicationStatus, history })
  .register(z.globalRegistry, { id: 'GoneAppliedJob' })
export type GoneApplication = z.infer<typeof goneApplication>

/** What a candidate does. */
export const applying = {
  apply: endpoint({
    method: 'POST',
    path: '/api/job/interest_job/:id/',
    who: 'personal',
    summary: 'Apply for a job, with answers to its questions',
    limits: hiringLimits,
    quota: { name: 'application', counted: 'applications', perDay: 100 },
    params: idParams,
    body: z.array(answer, 'Please send the answers as a list.').check(z.maxLength(MAX.questions)),
    responses: { 201: success, 400: refusal, 403: refusal, 404: refusal, 409: refusal },
  }),

  withdrawApplication: endpoint({
    method: 'PATCH',
    path: '/api/job/withdraw_application/:id/',
    who: 'personal',
    summary: 'Withdraw an undecided application for a job, for good',
    limits: hiringLimits,
    params: idParams,
    responses: { 200: success, 404: refusal, 409: refusal },
  }),

  declineJob: endpoint({
    method: 'PATCH',
    path: '/api/job/decline_job/:id/',
    who: 'personal',
    summary: 'Decline a job in progress for which the caller was accepted; it is open again',
    limits: hiringLimits,
    params: idParams,
    responses: { 200: success, 404: refusal, 409: refusal },
  }),

  disputeJob: endpoint({
    method: 'PATCH',
    path: '/api/job/dispute_job/:id/',
    who: 'personal',
    summary: 'Say that a finished job for which the caller was accepted never took place; its ratings wait',
    limits: hiringLimits,
    params: idParams,
    body: disputeForm,
    responses: { 200: success, 400: refusal, 404: refusal, 409: refusal },
  }),

  getInterestedJobs: endpoint({
    method: 'GET',
    path: '/api/job/get_interested_jobs/',
    who: 'personal',
    summary: `The caller's applications with their jobs, newest first, ${PAGE_SIZE.jobs} a page`,
    limits: callLimits,
    query: pageQuery,
    responses: {
      200: z.object({ data: z.array(z.union([goneApplication, application])), total_job: z.number() }),
      400: refusal,
    },
  }),
}
