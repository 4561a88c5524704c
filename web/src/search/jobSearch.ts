import { type FilterValues, JOB_FILTERS, type JobFilters } from '@guildhall/contract/search/filters'
import { clipSearchText } from '@guildhall/contract/search/text'
import { to } from '../to.ts'
import { readPageNumber } from '../ui/useSearchParams.ts'
import { activeFilters, filterInput, readFilters } from './filters.ts'

/** The state of the board except for the selected job. All of it is in the URL. */
export type JobSearch = { search: string; page: number; filters: FilterValues<JobFilters> }

export const readJobSearch = (params: URLSearchParams): JobSearch => ({
  search: clipSearchText(params.get('search')?.trim() ?? ''),
  page: readPageNumber(params.get('page')),
  filters: readFilters(JOB_FILTERS, params),
})

/** The URL of a search; `jobId` is the job shown beside the list. */
export const urlOf = ({ filters, ...query }: JobSearch, jobId?: number) =>
  to.search({ ...query, ...filters, jobId })

/** The query parameters of the call. */
export const queryOf = ({ filters, ...query }: JobSearch) => ({ ...query, ...filterInput(filters) })

export const isFiltered = ({ filters }: JobSearch) => activeFilters(JOB_FILTERS, filters).length > 0
