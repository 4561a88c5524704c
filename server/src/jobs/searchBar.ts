import { search } from '@guildhall/contract/search/endpoints'
import type { Db } from '../db/connect.ts'
import { readSuggestions } from '../lookups/api.ts'
import { etagOf } from '../platform/http/etag.ts'
import { SharedBody } from '../platform/http/sharedBody.ts'
import { memoize } from '../platform/promises.ts'
import type { NameCount } from '../search/api.ts'
import type { OpenJobs } from './counts.ts'

// Low: a visitor waits for the compression whenever the counts have changed.
const BROTLI_QUALITY = 5

/** Returns a reader of the search bar data, made once for each reading of the open jobs and compressed if changed. */
export function searchBarReader(db: Db, readOpenJobs: () => Promise<OpenJobs>) {
  const readers = new WeakMap<OpenJobs, () => Promise<SharedBody>>()
  let last: SharedBody | undefined

  async function make(openJobs: OpenJobs) {
    const data = search.getSearchBarData.responses[200].parse(await countSuggestions(db, openJobs))
    const json = JSON.stringify(data)
    if (last?.etag !== etagOf(json)) last = await SharedBody.of(json, BROTLI_QUALITY)
    return last
  }

  return async () => {
    const openJobs = await readOpenJobs()
    const read = readers.get(openJobs) ?? memoize(() => make(openJobs))
    readers.set(openJobs, read)
    return read()
  }
}

/** The lookups, each name with its open jobs. */
async function countSuggestions(db: Db, openJobs: OpenJobs) {
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
