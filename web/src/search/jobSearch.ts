import { AMOUNT } from '@guildhall/contract/amount'
import { clipSearchText } from '@guildhall/contract/search/text'
import { MAX } from '@guildhall/contract/sizes'
import { to } from '../to.ts'
import { readPageNumber } from '../ui/useSearchParams.ts'
import { texts } from './messages.ts'

/** The filters of a search, by the names in the lookups; '' and false mean no filter. */
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

/** The state of the board except for the selected job. All of it is in the URL. */
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
  // The server refuses more, and each would be shown as a chip.
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

/** A lowest salary is ignored unless it is an amount with exactly one period. */
const readSalary = (salary_min: string, period: string[]) =>
  AMOUNT.test(salary_min) && period.length === 1 ? salary_min : ''

/** The URL of a search; `jobId` is the job shown beside the list. */
export const urlOf = (jobSearch: JobSearch, jobId?: number) => to.search({ ...jobSearch, jobId })

/** The query parameters of the call. */
export const queryOf = ({
  employment_type,
  location,
  experience_level,
  period,
  ...jobSearch
}: JobSearch) => ({
  search: jobSearch.search,
  page: jobSearch.page,
  employment_type: [...employment_type],
  location: [...location],
  experience_level: [...experience_level],
  period: [...period],
  salary_min: jobSearch.salary_min || undefined,
  remote: jobSearch.remote || undefined,
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
