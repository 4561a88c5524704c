import type { Db } from '../db/connect.ts'
import { readSuggestions } from '../lookups/api.ts'
import type { NameCount } from '../search/api.ts'
import type { OpenJobs } from './counts.ts'

/** What a search bar suggests, each name with its open jobs. */
export async function readSearchBarData(db: Db, openJobs: OpenJobs) {
  const { emp_type, skills, location } = await readSuggestions(db)
  const types = countsOf(openJobs.employment_type)
  const skillCounts = countsOf(openJobs.skill)
  const places = countsOf(openJobs.location)
  return {
    emp_type: emp_type.map((row) => ({ ...row, total_job: types.get(row.type) ?? 0 })),
    skills: skills.map((row) => ({ ...row, total_job: skillCounts.get(row.skill_name) ?? 0 })),
    location: location.map((row) => ({ ...row, total_job: places.get(row.location) ?? 0 })),
  }
}

const countsOf = (counts: NameCount[]) => new Map(counts.map(({ name, count }) => [name, count]))
