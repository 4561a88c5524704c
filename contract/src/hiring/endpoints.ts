import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { APPLICATION_STATUSES } from './choices.ts'
import { answer } from './forms.ts'
import { jobCard } from '../jobs/endpoints.ts'
import { MAX, PAGE_SIZE } from '../sizes.ts'
import { personCard } from '../profile/endpoints.ts'
import { idParam, timestamp, page, pageQuery, refusal, success } from '../values.ts'

const applicationStatus = z.enum(APPLICATION_STATUSES)
export type ApplicationStatus = z.infer<typeof applicationStatus>

export const ALREADY_APPLIED = 'You have applied for this job already.'
const count = z.number()
const history = z.array(z.object({ status: applicationStatus, at: timestamp }))
const application = z
  .extend(jobCard, { application_status: applicationStatus, history })
  .register(z.globalRegistry, { id: 'AppliedJob' })
const applicant = z
  .object({
    user: personCard,
    applied_at: timestamp,
    application_status: applicationStatus,
    skills_in_common: z.array(z.string()),
    answers: z.array(z.object({ value: z.string(), required: z.boolean(), answer: z.string() })),
    is_rated: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Applicant' })
const jobParams = z.object({ id: idParam })

export const hiring = {
  apply: endpoint({
    method: 'POST',
    path: '/api/job/interest_job/:id/',
    who: 'personal',
    summary: 'Apply for a job, with answers to its questions',
    quota: { name: 'application', perDay: 100 },
    params: jobParams,
    body: z.array(answer, 'Please send the answers as a list.').check(z.maxLength(MAX.questions)),
    responses: { 201: success, 400: refusal, 403: refusal, 404: refusal, 409: refusal },
  }),

  getInterestedJobs: endpoint({
    method: 'GET',
    path: '/api/job/get_interested_jobs/',
    who: 'personal',
    summary: `The caller's applications with their jobs, newest first, ${PAGE_SIZE.jobs} a page`,
    query: pageQuery,
    responses: {
      200: z.object({ data: z.array(application), total_job: z.number() }),
      400: refusal,
    },
  }),

  getApplicants: endpoint({
    method: 'GET',
    path: '/api/job/get_applicants/:id/',
    who: 'company',
    summary: `The applicants for one of the company's jobs, ${PAGE_SIZE.applicants} a page`,
    params: jobParams,
    query: z.object({
      page: z.optional(page),
      status: z.optional(applicationStatus),
    }),
    responses: {
      200: z.object({
        data: z.array(applicant),
        total_user: z.number(),
        counts: z.object({ Applied: count, Accepted: count, 'Not selected': count, Closed: count }),
      }),
      400: refusal,
      404: refusal,
    },
  }),
}
