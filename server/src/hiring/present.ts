import type { Applicant, ApplicationDetail } from '@guildhall/contract/hiring/endpoints'
import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import type { PersonCard, SentProfile } from '@guildhall/contract/profile/endpoints'
import { goneCard } from '../jobs/api.ts'
import type { ApplicantRow } from './applicantQueries.ts'
import type { ApplicationRow } from './queries.ts'

/** JSON made by the database has another format of times. */
export const presentHistory = (history: ApplicationDetail['history']) =>
  history.map(({ status, at }) => ({ status, at: new Date(at).toISOString() }))

/** Presents a person's application. Without a card of its job, the company is suspended. */
export function presentApplication(row: ApplicationRow, card: JobCard | undefined) {
  const { job_id, applied_at, applied_title, application_status, dispute, is_rated } = row
  const history = presentHistory(row.history)
  if (!card)
    return {
      ...goneCard(job_id, applied_title),
      applied_at: applied_at.toISOString(),
      application_status,
      history,
    }
  return {
    ...card,
    job_title: applied_title,
    is_renamed: applied_title !== card.job_title,
    application_status,
    history,
    is_rated,
    dispute,
  }
}

/** The card of an applicant in a block with the company: nothing that changed since the application, and no picture. */
export const cardAsSent = (card: PersonCard, sent: SentProfile | undefined): PersonCard => ({
  id: card.id,
  user_type: card.user_type,
  name: sent?.name ?? card.name,
  username: card.username,
  profile_picture: null,
  short_intro: sent?.short_intro ?? '',
  userlocation: sent?.userlocation ?? null,
  expectedsalary: sent?.expectedsalary ?? null,
  skills: sent?.skills ?? [],
  useremploymenttype: sent?.useremploymenttype ?? [],
  rate_ratio: null,
  rating_count: 0,
  last_experience: sent?.experiences.data[0] ?? null,
})

export function presentApplicant(row: ApplicantRow, user: PersonCard): Applicant {
  const { applied_at, status } = row
  if (status === 'Withdrawn')
    return { user, applied_at: applied_at.toISOString(), application_status: status }
  return {
    user,
    applied_at: applied_at.toISOString(),
    application_status: status,
    skills_in_common: row.skills_in_common.map(({ skill_name }) => skill_name),
    answers: row.answers,
    is_rated: row.is_rated,
    is_new: status === 'Applied' && row.seen_at === null,
    shortlisted: row.shortlisted,
    note: row.note,
    dispute: row.dispute,
    other_full_time_job: row.other_full_time_job,
    is_blocked: row.is_blocked,
  }
}
