import type { Job, JobCard } from '@guildhall/contract/jobs/endpoints'

const skillsNamed = (names: readonly string[]) =>
  names.map((skill_name, index) => ({ skill: { id: index + 1, skill_name } }))

const locationsNamed = (names: readonly string[]) =>
  names.map((location, index) => ({ location: { id: index + 1, location } }))

type Named = { skills?: readonly string[]; locations?: readonly string[] }

/** An open job of Linden Joinery, with a deadline that no test outlives. */
export function aJob({ skills, locations, ...overrides }: Partial<Job> & Named = {}): Job {
  return {
    id: 60,
    job_title: 'Joiner',
    user_posted: { id: 3, name: 'Linden Joinery', profile_picture: null },
    joblocation: locationsNamed(locations ?? ['Berlin, Germany']),
    jobemploymenttype: [{ employment_type: { id: 1, type: 'Full-time' } }],
    jobsalaryrates: { nominal: '53800.00', paid_period: 'Year' },
    experience_level: '4 - 6 years',
    deadline: '2999-01-31',
    remote: false,
    jobskills: skillsNamed(skills ?? ['Joinery', 'Site Management']),
    job_detail: 'Stairs and doors.\n\n- You measure.\n- You fit.',
    job_status: 'Open',
    created_at: '2026-01-02T03:04:05.000Z',
    ...overrides,
  }
}

/** `count` jobs with ids from 1, their titles numbered alike. */
export const someJobs = (count: number, overrides: Partial<JobCard> = {}): JobCard[] =>
  Array.from({ length: count }, (_, index) =>
    aJob({ id: index + 1, job_title: `Job ${index + 1}`, ...overrides }),
  )
