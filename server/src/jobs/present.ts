import { PREVIEW_LENGTH, type Job, type JobCard } from '@guildhall/contract/jobs/endpoints'
import { truncateLine } from '@guildhall/contract/truncateLine'
import type { JobDetailRow, JobRow } from './queries.ts'

/** What a card and the response for a job share. */
const presentShared = (row: JobRow) => ({
  id: row.id,
  job_title: row.job_title,
  user_posted: {
    id: row.poster_id,
    name: row.poster_name,
    profile_picture: row.poster_picture,
    ...presentCountry(row.poster_country),
  },
  joblocation: row.locations.map(({ id, location, country }) => ({
    location: { id, location, ...presentCountry(country) },
  })),
  jobemploymenttype: row.employment_types.map((employment_type) => ({ employment_type })),
  jobsalaryrates: {
    nominal: row.salary_nominal,
    paid_period: row.salary_period as 'Year' | 'Month' | 'Hour',
  },
  experience_level: row.experience_level as Job['experience_level'],
  deadline: row.deadline,
  remote: row.remote,
  jobskills: row.skills.map((skill) => ({ skill })),
  job_status: row.status,
  created_at: row.created_at.toISOString(),
})

const presentCountry = (country: string | null) => (country === null ? {} : { country })

export const presentCard = (row: JobRow): JobCard => ({
  ...presentShared(row),
  job_detail: truncateLine(row.job_detail, PREVIEW_LENGTH),
})

/** The response for a job; `additional_question` is absent if the job has no questions. */
export function presentJob(row: JobDetailRow): Job {
  const job = presentShared(row)
  return {
    ...job,
    user_posted: { ...job.user_posted, response_time: row.response_time },
    job_detail: row.job_detail,
    ...(row.questions.length > 0 && { additional_question: row.questions }),
  }
}
