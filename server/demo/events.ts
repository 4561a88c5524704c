import type { ApplicationStatus } from '@guildhall/contract/hiring/applying'
import type { JobStatus } from '@guildhall/contract/jobs/endpoints'
import { HIDDEN_DAYS } from '@guildhall/contract/ratings/forms'
import { NOTICES } from '../src/hiring/api.ts'
import { noticeOf } from '../src/ratings/api.ts'
import type { Demo, DemoApplication, DemoRating, Ending } from './types.ts'

/** A time of the calendar. */
export type Time = { days_ago: number; minutes: number }
type Step = Time & { status: ApplicationStatus }
type DemoNotification = Time & {
  /** A username. */
  to: string
  message: string
  job: DemoApplication['job']
  job_status: JobStatus
}

const DECISION_MINUTES = 60

/** The states of the application at this index of the demo, from the first on. */
export function stepsOf(
  { candidate, job, days_ago, withdrawn_days_ago, declined }: DemoApplication,
  index: number,
): Step[] {
  const minutes = 300 + (index % 400)
  const applied: Step = { status: 'Applied', days_ago, minutes }
  if (withdrawn_days_ago !== undefined)
    return [applied, { status: 'Withdrawn', days_ago: withdrawn_days_ago, minutes }]
  if (declined) {
    const accepted: Step = {
      status: 'Accepted',
      days_ago: declined.accepted_days_ago,
      minutes: DECISION_MINUTES,
    }
    return [applied, accepted, { status: 'Declined', days_ago: declined.days_ago, minutes }]
  }
  if (!job.ended) return [applied]
  const status = outcomeOf(job.ended, candidate)
  return [applied, { status, days_ago: job.ended.days_ago, minutes: DECISION_MINUTES }]
}

function outcomeOf(ended: Ending, candidate: string): ApplicationStatus {
  if (ended.status === 'Closed') return ended.isUndecided ? 'No decision' : 'Closed'
  return ended.accepted === candidate ? 'Accepted' : 'Not selected'
}

/** The notifications of all events of the demo, the oldest first. */
export function notificationsOf(demo: Demo): DemoNotification[] {
  const names = new Map([...demo.companies, ...demo.candidates].map(({ username, name }) => [username, name]))
  const nameOf = (username: string) => names.get(username)!
  return [
    ...demo.applications.flatMap((application, i) =>
      stepsOf(application, i).map((step) => notificationOf(application, step, nameOf)),
    ),
    ...demo.jobs.flatMap((job) => endsOf(job, nameOf)),
    ...demo.ratings.map((_, i) => ratedNotification(demo.ratings, i)),
  ].toSorted(byTime)
}

const byTime = (a: Time, b: Time) => b.days_ago - a.days_ago || a.minutes - b.minutes

function notificationOf(
  { candidate, job }: DemoApplication,
  { status, ...time }: Step,
  nameOf: (username: string) => string,
): DemoNotification {
  const [name, company] = [nameOf(candidate), nameOf(job.company)]
  const toCompany = { to: job.company, job, job_status: 'Open' as const, ...time }
  const toCandidate = { to: candidate, job, ...time }
  switch (status) {
    case 'Applied':
      return { ...toCompany, message: NOTICES.applied(name, job.title) }
    case 'Withdrawn':
      return { ...toCompany, message: NOTICES.withdrawn(name, job.title) }
    case 'Declined':
      return { ...toCompany, message: NOTICES.declined(name, job.title) }
    case 'Accepted':
      return { ...toCandidate, message: NOTICES.accepted(company, job.title), job_status: 'In Progress' }
    case 'Not selected':
      return { ...toCandidate, message: NOTICES.notSelected(job.title), job_status: 'In Progress' }
    case 'Closed':
      return { ...toCandidate, message: NOTICES.closed(company, job.title), job_status: 'Closed' }
    case 'No decision':
      return { ...toCandidate, message: NOTICES.noDecision(company, job.title), job_status: 'Closed' }
  }
}

/** The notifications about a job that finished, or that closed without a decision. */
function endsOf(job: Demo['jobs'][number], nameOf: (username: string) => string): DemoNotification[] {
  const { title, company, ended } = job
  if (ended?.status === 'Finished') {
    const { accepted, finished_days_ago: days_ago } = ended
    const about = { job, job_status: 'Finished' as const, days_ago, minutes: DECISION_MINUTES }
    return [
      { ...about, to: accepted, message: NOTICES.finished(title, nameOf(company)) },
      { ...about, to: company, message: NOTICES.finished(title, nameOf(accepted)) },
    ]
  }
  if (ended?.status !== 'Closed' || !ended.isUndecided) return []
  const time = { days_ago: ended.days_ago, minutes: DECISION_MINUTES }
  return [{ to: company, message: NOTICES.closedUndecided(title), job, job_status: 'Closed', ...time }]
}

/** When the rating at this index of the demo was given. */
export const whenRated = (ratings: DemoRating[], index: number): Time => ({
  days_ago: ratings[index]!.days_ago,
  minutes: 500 + (index % 60),
})

/** Since when it shows: the other side has rated too, or some days have passed since the job finished. */
export function whenRatingShows(ratings: DemoRating[], index: number): Time {
  const { job, to } = ratings[index]!
  if (job.ended?.status !== 'Finished') throw new Error(`"${job.title}" is rated too early.`)
  const given = whenRated(ratings, index)
  const end = { days_ago: job.ended.finished_days_ago - HIDDEN_DAYS, minutes: DECISION_MINUTES }
  const other = ratings.findIndex((rating) => rating.job === job && rating.from === to)
  const [shown] = other < 0 ? [end] : [whenRated(ratings, other), end].sort(byTime)
  return byTime(given, shown!) < 0 ? shown! : given
}

function ratedNotification(ratings: DemoRating[], index: number) {
  const { job, to } = ratings[index]!
  const time = whenRated(ratings, index)
  const isShown = byTime(whenRatingShows(ratings, index), time) === 0
  const sides = { companyId: 1, acceptedId: 2 }
  const toId = to === job.company ? sides.companyId : sides.acceptedId
  const message = noticeOf({ title: job.title, status: 'Finished', ...sides }, { toId, isShown })
  return { to, message, job, job_status: 'Finished' as const, ...time }
}
