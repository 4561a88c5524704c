import type { ResponseOf } from '@guildhall/contract/endpoint'
import type { ApplicationStatus } from '@guildhall/contract/hiring/applying'
import { APPLICATION_STATUSES } from '@guildhall/contract/hiring/choices'
import { type ApplicationDetail, type CurrentApplicant, hiring } from '@guildhall/contract/hiring/endpoints'
import { type Job, jobs } from '@guildhall/contract/jobs/endpoints'
import { aJob } from './aJob.ts'
import { answer } from './server.ts'

const figures = { views: 41, saves: 5, applicants: 2 }

/** The job of `aJob` as its company sees it. */
export const ownJob = (overrides: Partial<Job> = {}) =>
  answer(jobs.getJobDetail, { status: 200, body: { ...aJob(), figures, ...overrides } })

/** Maria Lopez, who applied for the job of `aJob` in March 2026. */
export const anApplicant = (overrides: Partial<CurrentApplicant> = {}): CurrentApplicant => ({
  user: {
    id: 21,
    user_type: 'personal',
    name: 'Maria Lopez',
    username: 'maria',
    profile_picture: null,
    short_intro: 'Joiner who likes stairs',
    userlocation: { location: { id: 1, location: 'Berlin, Germany' } },
    expectedsalary: { nominal: '52000.00', paid_period: 'Year' },
    skills: [
      {
        id: 1,
        skills: { id: 1, skill_name: 'Joinery' },
        skill_level: { id: 4, skill_level: 'Expert' },
      },
      {
        id: 2,
        skills: { id: 9, skill_name: 'Welding' },
        skill_level: { id: 1, skill_level: 'Beginner' },
      },
    ],
    useremploymenttype: [{ id: 1, employment_type: { id: 1, type: 'Full-time' } }],
    rate_ratio: null,
    rating_count: 0,
    last_experience: { company_name: 'Old Doors', job_name: 'Joiner' },
  },
  applied_at: '2026-03-04T12:00:00.000Z',
  application_status: 'Applied',
  skills_in_common: ['Joinery', 'Site Management'],
  answers: [
    { value: 'Do you own a ladder?', required: true, answer: 'Two' },
    { value: 'Anything else?', required: false, answer: '' },
  ],
  is_rated: false,
  is_new: false,
  shortlisted: false,
  note: '',
  dispute: null,
  other_full_time_job: null,
  is_blocked: false,
  ...overrides,
})

type Counts = Partial<Record<ApplicationStatus, number>>

const countsOf = (counts: Counts) =>
  Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, counts[status] ?? 0])) as Record<
    ApplicationStatus,
    number
  >

type Body = Extract<ResponseOf<typeof hiring.getApplicants>, { status: 200 }>['body']

/** A page of applicants, by default all of the job's: Maria Lopez. */
export const applicants = ({
  data = [anApplicant()],
  total_user = data.length,
  counts = { Applied: data.length },
  new_count = data.filter((one) => one.application_status !== 'Withdrawn' && one.is_new).length,
}: Partial<Omit<Body, 'counts'> & { counts: Counts }> = {}) =>
  answer(hiring.getApplicants, {
    status: 200,
    body: { data, total_user, counts: countsOf(counts), new_count },
  })

/** The application of Maria Lopez, without a copy of her profile. */
export const anApplication = (overrides: Partial<ApplicationDetail> = {}) => {
  const { user, answers, shortlisted, note } = anApplicant()
  return answer(hiring.getApplication, {
    status: 200,
    body: {
      user,
      answers,
      shortlisted,
      note,
      job_title: aJob().job_title,
      application_status: 'Accepted',
      history: [
        { status: 'Applied', at: '2026-03-04T12:00:00.000Z' },
        { status: 'Accepted', at: '2026-03-09T12:00:00.000Z' },
      ],
      snapshot: null,
      changed: [],
      resume: null,
      ...overrides,
    },
  })
}
