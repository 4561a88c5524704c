import type { Applicant, ApplicationDetail } from '@guildhall/contract/hiring/endpoints'
import type { PersonCard } from '@guildhall/contract/profile/endpoints'
import type { ApplicantRow } from './applicantQueries.ts'

/** JSON made by the database has another format of times. */
export const presentHistory = (history: ApplicationDetail['history']) =>
  history.map(({ status, at }) => ({ status, at: new Date(at).toISOString() }))

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
  }
}
