import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { POSTED_JOB_SORTS } from '../jobs/choices.ts'
import { figures, jobCard, jobStatus } from '../jobs/endpoints.ts'
import { additionalValue, deadlineForm, jobForm } from '../jobs/forms.ts'
import { callLimits, hiringLimits } from '../limits.ts'
import { PAGE_SIZE } from '../pageSizes.ts'
import { idParams, page, sortOf } from '../params.ts'
import { refusal, success, timestamp } from '../responses.ts'
import { id } from '../values.ts'

const postedJob = z
  .extend(jobCard, {
    applicant_count: z.number(),
    figures,
    /** Undecided applicants since the company last looked at the job's applicants. */
    new_count: z.number(),
    /** When the job finished or was closed; null for any other, and for one closed before this was recorded. */
    ended_at: z.nullable(timestamp),
  })
  .register(z.globalRegistry, { id: 'PostedJob' })
export type PostedJob = z.infer<typeof postedJob>

/** What a company does with its own jobs. */
export const posting = {
  addJob: endpoint({
    method: 'POST',
    path: '/api/job/add-job/',
    who: 'company',
    summary: 'Post a job',
    limits: hiringLimits,
    quota: { name: 'job', counted: 'job posts', perDay: 50 },
    body: z.object({ value: jobForm, additionalValue }),
    responses: { 201: z.object({ id: id(), success: z.string() }), 400: refusal },
  }),

  editJob: endpoint({
    method: 'PATCH',
    path: '/api/job/edit_job/:id/',
    who: 'company',
    summary: 'Change an open job; its questions only while nobody has applied',
    limits: hiringLimits,
    params: idParams,
    body: z.object({ value: jobForm, additionalValue }),
    responses: { 200: success, 400: refusal, 404: refusal, 409: refusal },
  }),

  extendJob: endpoint({
    method: 'PATCH',
    path: '/api/job/extend_job/:id/',
    who: 'company',
    summary: 'Set a new deadline for an open job, whether or not the old one has passed',
    limits: hiringLimits,
    params: idParams,
    body: deadlineForm,
    responses: { 200: success, 400: refusal, 404: refusal, 409: refusal },
  }),

  deleteJob: endpoint({
    method: 'DELETE',
    path: '/api/job/delete_job/:id/',
    who: 'company',
    summary: 'Delete a job for which nobody has applied',
    limits: hiringLimits,
    params: idParams,
    responses: { 200: success, 404: refusal, 409: refusal },
  }),

  getPostedJobs: endpoint({
    method: 'GET',
    path: '/api/job/get_posted_jobs/',
    who: 'company',
    summary: `The company's job posts, ${PAGE_SIZE.companyJobs} a page, newest first unless sorted otherwise`,
    limits: callLimits,
    query: z.object({
      page: z.optional(page),
      status: z.optional(jobStatus),
      /** Soonest deadline, or most applicants first. */
      sort: sortOf(POSTED_JOB_SORTS),
    }),
    responses: {
      200: z.object({
        data: z.array(postedJob),
        total_job: z.number(),
        counts: z.record(jobStatus, z.number()),
      }),
      400: refusal,
    },
  }),
}
