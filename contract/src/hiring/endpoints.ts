import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { callLimits, hiringLimits } from '../limits.ts'
import { APPLICANT_SORTS, APPLICATION_STATUSES } from './choices.ts'
import { type ApplicationStatus, dispute, history } from './applying.ts'
import { applicantNote } from './forms.ts'
import { applicationStatus } from '../jobs/endpoints.ts'
import { PAGE_SIZE } from '../pageSizes.ts'
import { MAX } from '../sizes.ts'
import { SENT_FIELDS } from '../profile/choices.ts'
import { personCard, sentProfile } from '../profile/endpoints.ts'
import { booleanInput, idParam, idParams, page, sortOf } from '../params.ts'
import { timestamp, refusal, success } from '../responses.ts'
import { id, rawText } from '../values.ts'

type CurrentStatus = Exclude<ApplicationStatus, 'Withdrawn'>
const CURRENT_STATUSES = APPLICATION_STATUSES.filter(
  (status): status is CurrentStatus => status !== 'Withdrawn',
)

const answers = z.array(z.object({ value: z.string(), required: z.boolean(), answer: z.string() }))

const currentApplicant = z
  .object({
    user: personCard,
    applied_at: timestamp,
    application_status: z.enum(CURRENT_STATUSES),
    skills_in_common: z.array(z.string()),
    answers,
    is_rated: z.boolean(),
    /** Whether the application is undecided, and the company has not seen it before. */
    is_new: z.boolean(),
    shortlisted: z.boolean(),
    /** The company's own note; '' for none. */
    note: z.string(),
    dispute,
    /**
     * The title of another full-time job of the company, in progress with this person, if this job is full-time too.
     * Jobs of other companies stay unknown.
     */
    other_full_time_job: z.nullable(z.string()),
    /** Whether the company has blocked the person. A block by the person stays unknown. */
    is_blocked: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'CurrentApplicant' })

/** A person who has withdrawn an application: only the name is left. */
const withdrawnApplicant = z
  .object({
    user: z.pick(personCard, { id: true, name: true, user_type: true }),
    applied_at: timestamp,
    application_status: z.literal('Withdrawn'),
  })
  .register(z.globalRegistry, { id: 'WithdrawnApplicant' })

const applicant = z
  .discriminatedUnion('application_status', [currentApplicant, withdrawnApplicant])
  .register(z.globalRegistry, { id: 'Applicant' })
export type CurrentApplicant = z.infer<typeof currentApplicant>
export type Applicant = z.infer<typeof applicant>

/** An application with the profile as it was sent; an application older than this feature has none. */
const applicationDetail = z
  .object({
    user: personCard,
    /** The title of the job as it was when the person applied. */
    job_title: z.string(),
    application_status: z.enum(CURRENT_STATUSES),
    history,
    answers,
    shortlisted: z.boolean(),
    note: z.string(),
    snapshot: z.nullable(sentProfile),
    /** The fields of the snapshot that differ from today's profile. */
    changed: z.array(z.enum(SENT_FIELDS)),
    /** The resume as it was sent, at an address that is valid for 5 minutes. */
    resume: z.nullable(z.object({ resume: z.string(), name: z.string(), size: z.number() })),
  })
  .register(z.globalRegistry, { id: 'Application' })
export type ApplicationDetail = z.infer<typeof applicationDetail>

/** An accepted, finished or closed job can't change again in the same way. */
const decision = { 200: success, 404: refusal, 409: refusal }
const SHORTLISTED_INVALID = 'Shortlisted must be true or false.'

/** What a company does with its applicants. */
export const hiring = {
  getApplicants: endpoint({
    method: 'GET',
    path: '/api/job/get_applicants/:id/',
    who: 'company',
    summary: `The applicants for one of the company's jobs, ${PAGE_SIZE.applicants} a page, newest first unless sorted otherwise`,
    limits: callLimits,
    params: idParams,
    query: z.object({
      page: z.optional(page),
      status: z.optional(applicationStatus),
      /** The name of a skill that the applicants have. */
      skill: z.optional(rawText(MAX.filterName)),
      shortlisted: z.optional(booleanInput(SHORTLISTED_INVALID)),
      /** False leaves out those who have withdrawn. */
      withdrawn: z.optional(booleanInput('Withdrawn must be true or false.')),
      /** The id of one applicant. */
      user: z.optional(idParam),
      /** Longest waiting, or the accepted person and then most skills in common first. */
      sort: sortOf(APPLICANT_SORTS),
    }),
    responses: {
      200: z.object({
        data: z.array(applicant),
        total_user: z.number(),
        counts: z.record(applicationStatus, z.number()),
        /** The number of undecided applicants for the job whom the company has not seen before. */
        new_count: z.number(),
      }),
      400: refusal,
      404: refusal,
    },
  }),

  getApplication: endpoint({
    method: 'GET',
    path: '/api/job/get_application/:id/',
    who: 'company',
    summary: "One application for one of the company's jobs, with the profile as it was sent",
    limits: callLimits,
    params: idParams,
    query: z.object({ user: idParam }),
    responses: { 200: applicationDetail, 400: refusal, 404: refusal },
  }),

  markApplicant: endpoint({
    method: 'PATCH',
    path: '/api/job/mark_applicant/:id/',
    who: 'company',
    summary: "Shortlist an applicant, or change the company's note about one",
    limits: hiringLimits,
    params: idParams,
    body: z.object({
      user_id: id(),
      shortlisted: z.optional(z.boolean(SHORTLISTED_INVALID)),
      note: z.optional(applicantNote),
    }),
    responses: { 200: success, 400: refusal, 404: refusal },
  }),

  seeApplicants: endpoint({
    method: 'PATCH',
    path: '/api/job/seen_applicants/:id/',
    who: 'company',
    summary: 'Mark all applicants for a job as seen',
    limits: hiringLimits,
    params: idParams,
    responses: { 200: success, 404: refusal },
  }),

  acceptApplicant: endpoint({
    method: 'PATCH',
    path: '/api/job/accept_applicant/:id/',
    who: 'company',
    summary: 'Accept one applicant for an open job; the others are not selected',
    limits: hiringLimits,
    params: idParams,
    body: z.object({ user_id: id() }),
    responses: { 200: success, 400: refusal, 404: refusal, 409: refusal },
  }),

  finishJob: endpoint({
    method: 'PATCH',
    path: '/api/job/finish_job/:id/',
    who: 'company',
    summary: 'Finish a job in progress, so that both sides can rate each other',
    limits: hiringLimits,
    params: idParams,
    responses: decision,
  }),

  closeJob: endpoint({
    method: 'PATCH',
    path: '/api/job/close_job/:id/',
    who: 'company',
    summary: 'Close an open job or a job in progress; everybody who applied is told',
    limits: hiringLimits,
    params: idParams,
    responses: decision,
  }),
}
