import type { FilterTable, FilterValues } from '@guildhall/contract/search/filters'
import { clipSearchText } from '@guildhall/contract/search/text'
import type { to } from '../to.ts'
import { readPageNumber } from '../ui/useSearchParams.ts'
import { activeFilters, filterInput, readFilters } from './filters.ts'
import type { BoardTexts } from './boardTexts.ts'

/** What distinguishes the board of jobs from that of people. */
export type BoardConfig<Table extends FilterTable = FilterTable> = {
  table: Table
  texts: BoardTexts
  /** The URL parameter that names the result shown beside the list. */
  selection: 'jobId' | 'userId'
  url: typeof to.search
  /** The URL of a result's own page. */
  detailUrl: (id: number) => string
  /** What to do while nothing can be found at all. */
  emptyAction?: { label: string; to: string }
}

/** The state of a board except for the selected result. All of it is in the URL. */
export type BoardQuery<Table extends FilterTable = FilterTable> = {
  search: string
  page: number
  filters: FilterValues<Table>
}

export const readQuery = <Table extends FilterTable>(
  table: Table,
  params: URLSearchParams,
): BoardQuery<Table> => ({
  search: clipSearchText(params.get('search')?.trim() ?? ''),
  page: readPageNumber(params.get('page')),
  filters: readFilters(table, params),
})

/** The URL of a query; `id` is the result shown beside the list. */
export const urlOf = ({ url, selection }: BoardConfig, { filters, ...query }: BoardQuery, id?: number) =>
  url({ ...query, ...filters, [selection]: id })

/** The input of the endpoint. */
export const inputOf = <Table extends FilterTable>({ filters, ...query }: BoardQuery<Table>) => ({
  ...query,
  ...filterInput<Table>(filters),
})

export const countFilters = ({ table }: BoardConfig, { filters }: BoardQuery) =>
  activeFilters(table, filters).length
