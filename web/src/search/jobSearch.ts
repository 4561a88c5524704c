import { AMOUNT } from '@guildhall/contract/amount'
import { clipSearchText } from '@guildhall/contract/search/text'
import { MAX } from '@guildhall/contract/sizes'
import { to } from '../to.ts'
import { readPageNumber } from '../ui/useSearchParams.ts'
import { texts } from './messages.ts'

/** What narrows a search, by the names of the look-ups; '' and false stand for no filter. */
export type JobFilters = {
  employment_type: readonly string[]
  location: readonly string[]
  experience_level: readonly string[]
  period: readonly string[]
  salary_min: string
  remote: boolean
}

/** For every control that shows and changes filters. */
export type FiltersProps = { filters: JobFilters; onChange: (changes: Partial<JobFilters>) => void }

/** The whole state of the board but for the job that is selected: all of it is in the address. */
export type JobSearch = JobFilters & { search: string; page: number }

export const NO_FILTERS: JobFilters = {
  employment_type: [],
  location: [],
  experience_level: [],
  period: [],
  salary_min: '',
  remote: false,
}

export function readJobSearch(params: URLSearchParams): JobSearch {
  // More than the server takes are no search, and each would be shown.
  const names = (filter: string) => [...new Set(params.getAll(filter))].slice(0, MAX.filterNames)
  const period = names('period')
  return {
    search: clipSearchText(params.get('search')?.trim() ?? ''),
    page: readPageNumber(params.get('page')),
    employment_type: names('employment_type'),
    location: names('location'),
    experience_level: names('experience_level'),
    period,
    salary_min: readSalary(params.get('salary_min') ?? '', period),
    remote: params.get('remote') === 'true',
  }
}

/** A lowest salary says nothing unless it is an amount with exactly one period. */
const readSalary = (salary_min: string, period: string[]) =>
  AMOUNT.test(salary_min) && period.length === 1 ? salary_min : ''

/** The address of a search; `jobId` is the job shown beside the list. */
export const addressOf = (wanted: JobSearch, jobId?: number) => to.search({ ...wanted, jobId })

/** The search as the server is asked for it. */
export const queryOf = ({ employment_type, location, experience_level, period, ...wanted }: JobSearch) => ({
  search: wanted.search,
  page: wanted.page,
  employment_type: [...employment_type],
  location: [...location],
  experience_level: [...experience_level],
  period: [...period],
  salary_min: wanted.salary_min || undefined,
  remote: wanted.remote || undefined,
})

/** An active filter: its label, and the change that removes it. */
type ActiveFilter = { label: string; without: Partial<JobFilters> }

const LISTS = ['employment_type', 'location', 'experience_level'] as const

export function activeFilters(filters: JobFilters): ActiveFilter[] {
  const named = LISTS.flatMap((list) =>
    filters[list].map((name) => ({
      label: name,
      without: { [list]: filters[list].filter((other) => other !== name) },
    })),
  )
  const remote = filters.remote ? [{ label: texts.remoteOnly, without: { remote: false } }] : []
  return [...named, ...salaryFilters(filters), ...remote]
}

/** A lowest salary means nothing without its period: both are removed together. */
function salaryFilters({ period, salary_min }: JobFilters): ActiveFilter[] {
  if (salary_min) {
    const label = texts.salaryFrom(salary_min, period.join(' or '))
    return [{ label, without: { salary_min: '', period: [] } }]
  }
  return period.map((one) => ({
    label: texts.per(one),
    without: { period: period.filter((other) => other !== one) },
  }))
}
