import type { FilterTable, FilterValues } from '@guildhall/contract/search/filters'
import type { Sort } from '@guildhall/contract/search/sorts'
import { clipSearchText } from '@guildhall/contract/search/text'
import type { to } from '../to.ts'
import { readPageNumber } from '../ui/useSearchParams.ts'
import { countActive, type CountedSearch, filterInput, readFilters } from './filters.ts'
import type { BoardTexts } from './boardTexts.ts'

/** What distinguishes the board of jobs from that of people. */
export type BoardConfig<Table extends FilterTable = FilterTable, Order extends Sort = Sort> = {
  table: Table
  /** All orders: the best match, which needs words, and then the default of a search without words. */
  sorts: readonly Order[]
  /** What its filters show the number of. */
  counts: CountedSearch['counts']
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
export type BoardQuery<Table extends FilterTable = FilterTable, Order extends Sort = Sort> = {
  search: string
  page: number
  /** Undefined is the default. */
  sort?: Order | undefined
  filters: FilterValues<Table>
}

/** The orders that a search can have: the first is its default. */
export const sortsOf = <Order extends Sort>({ sorts }: { sorts: readonly Order[] }, search: string) =>
  search ? sorts : sorts.slice(1)

/** An order that a search can have and that is not its default. */
const otherSort = <Order extends Sort>(
  config: { sorts: readonly Order[] },
  search: string,
  sort?: string | null,
) =>
  sortsOf(config, search)
    .slice(1)
    .find((other) => other === sort)

export function readQuery<Table extends FilterTable, Order extends Sort>(
  config: BoardConfig<Table, Order>,
  params: URLSearchParams,
): BoardQuery<Table, Order> {
  const search = clipSearchText(params.get('search')?.trim() ?? '')
  return {
    search,
    page: readPageNumber(params.get('page')),
    sort: otherSort(config, search, params.get('sort')),
    filters: readFilters(config.table, params),
  }
}

/** The URL of a query; `id` is the result shown beside the list. */
export const urlOf = (config: BoardConfig, { filters, ...query }: BoardQuery, id?: number) =>
  config.url({
    ...query,
    sort: otherSort(config, query.search, query.sort),
    ...filters,
    [config.selection]: id,
  })

/** The input of the endpoint. */
export const inputOf = <Table extends FilterTable, Order extends Sort>({
  filters,
  ...query
}: BoardQuery<Table, Order>) => ({
  ...query,
  ...filterInput<Table>(filters),
})

export const countFilters = ({ table }: BoardConfig, { filters }: BoardQuery) => countActive(table, filters)
