import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  APPLICATION_STATUSES,
  EXPERIENCE_LEVELS,
  JOB_STATUSES,
  QUESTION_TYPES,
  SALARY_PERIODS,
} from './choices.ts'
import { callLimits } from '../limits.ts'
import { PAGE_SIZE } from '../pageSizes.ts'
import { employmentType, location, skill } from '../lookups/endpoints.ts'
import { idParam, idParams, pageQuery } from '../params.ts'
import { day, timestamp, nothing, refusal, success } from '../responses.ts'
import { id } from '../values.ts'

const salaryPeriod = z.enum(SALARY_PERIODS)
export const jobStatus = z.enum(JOB_STATUSES)
export type JobStatus = z.infer<typeof jobStatus>
export const applicationStatus = z.enum(APPLICATION_STATUSES)

/** ISO 3166-1 alpha-2, for search engines; absent if unknown, as for the location 'Remote'. */
const country = z.optional(z.string())

export const salary = z
  .object({ nominal: z.string(), paid_period: salaryPeriod })
  .register(z.globalRegistry, { id: 'Salary' })

const company = z
  .object({ id: id(), name: z.string(), profile_picture: z.nullable(z.string()), country })
  .register(z.globalRegistry, { id: 'JobCompany' })

/** How a company has recently answered applications; null until enough of them were decided. */
export const responseTime = z
  .nullable(z.object({ median_days: z.number(), answered_percent: z.number() }))
  .register(z.globalRegistry, { id: 'ResponseTime' })

const jobLocation = z
  .object({ location: z.extend(location, { country }) })
  .register(z.globalRegistry, { id: 'JobLocation' })

const jobQuestion = z
  .object({ type: z.enum(QUESTION_TYPES), value: z.string(), required: z.boolean() })
  .register(z.globalRegistry, { id: 'Question' })

export const figures = z
  .object({ views: z.number(), saves: z.number(), applicants: z.number() })
  .register(z.globalRegistry, { id: 'JobFigures' })

export const job = z
  .object({
    id: id(),
    job_title: z.string(),
    user_posted: z.extend(company, { response_time: z.optional(responseTime) }),
    joblocation: z.array(jobLocation),
    jobemploymenttype: z.array(z.object({ employment_type: employmentType })),
    jobsalaryrates: z.nullable(salary),
    experience_level: z.enum(EXPERIENCE_LEVELS),
    deadline: day,
    remote: z.boolean(),
    jobskills: z.array(z.object({ skill })),
    job_detail: z.string(),
    job_status: jobStatus,
    created_at: timestamp,
    additional_question: z.optional(z.array(jobQuestion)),
    is_saved: z.optional(z.boolean()),
    is_applied: z.optional(z.boolean()),
    /** Where is_applied is true. */
    application_status: z.optional(applicationStatus),
    /** For the job's company only. */
    figures: z.optional(figures),
    /** For the job's company only: when it finished or was closed. */
    ended_at: z.optional(z.nullable(timestamp)),
  })
  .register(z.globalRegistry, { id: 'Job' })
export type Job = z.infer<typeof job>

/** A job in a list: `job_detail` is a preview in plain text, without the questions and the figures. */
export const jobCard = z
  .extend(z.omit(job, { additional_question: true, figures: true, ended_at: true }), { user_posted: company })
  .register(z.globalRegistry, { id: 'JobCard' })
export type JobCard = z.infer<typeof jobCard>
export const PREVIEW_LENGTH = 200

/** Stands for a job of a suspended company in a person's own lists. */
export const goneJob = z.object({ id: id(), company_gone: z.literal(true), job_title: z.string() })
export type GoneJob = z.infer<typeof goneJob>

const savedJob = z.union([
  z.extend(goneJob, { saved_at: timestamp }).register(z.globalRegistry, { id: 'GoneSavedJob' }),
  jobCard,
])

const jobPage = z
  .object({ data: z.array(jobCard), total_job: z.number() })
  .register(z.globalRegistry, { id: 'JobPage' })

export const JOB_NOT_FOUND = 'Job Not Found'

export const MAX_SAVED_JOBS = 1000

export const jobs = {
  getJobDetail: endpoint({
    method: 'GET',
    path: '/api/job/get_job_detail/:id/',
    who: 'anyone',
    summary: 'A job; its company also gets the numbers of views, saves and applicants',
    limits: callLimits,
    params: idParams,
    responses: { 200: job, 404: refusal },
  }),

  viewJob: endpoint({
    method: 'POST',
    path: '/api/job/view_job/:id/',
    who: 'anyone',
    summary: 'Count a view of a job, once a day per account and, for visitors, per network',
    limits: callLimits,
    params: idParams,
    responses: { 204: nothing, 404: refusal },
  }),

  getCompanyJobs: endpoint({
    method: 'GET',
    path: '/api/job/get_company_jobs/:userId/',
    who: 'anyone',
    summary: `The open jobs of a company, newest first, ${PAGE_SIZE.companyJobs} a page`,
    limits: callLimits,
    params: z.object({ userId: idParam }),
    query: pageQuery,
    responses: {
      200: jobPage,
      400: refusal,
      404: refusal,
    },
  }),

  saveJob: endpoint({
    method: 'POST',
    path: '/api/job/save_job/',
    who: 'personal',
    summary: `Save a job; a person with ${MAX_SAVED_JOBS.toLocaleString('en')} saved jobs gets a 403`,
    limits: callLimits,
    body: z.object({ id: id('Please name the job to save.') }),
    responses: { 201: success, 400: refusal, 403: refusal, 409: refusal },
  }),

  deleteSavedJob: endpoint({
    method: 'DELETE',
    path: '/api/job/delete_saved_job/:id/',
    who: 'personal',
    summary: 'Remove a saved job',
    limits: callLimits,
    params: idParams,
    responses: { 200: success, 404: refusal },
  }),

  // The specification defines the status as the result: 302 saved, 404 not saved.
  checkSavedJob: endpoint({
    method: 'GET',
    path: '/api/job/check_saved_job/:id/',
    who: 'user',
    summary: 'Whether a job is saved: 302 if it is, 404 if not',
    limits: callLimits,
    params: idParams,
    responses: { 302: z.object({}), 404: refusal },
  }),

  getSavedJobs: endpoint({
    method: 'GET',
    path: '/api/job/get_saved_jobs/',
    who: 'personal',
    summary: `Saved jobs, last saved first, ${PAGE_SIZE.jobs} a page, including jobs that have ended or whose company is suspended`,
    limits: callLimits,
    query: pageQuery,
    responses: { 200: z.object({ data: z.array(savedJob), total_job: z.number() }), 400: refusal },
  }),
}
