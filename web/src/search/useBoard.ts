import type { FilterTable, FilterValues } from '@guildhall/contract/search/filters'
import type { Sort } from '@guildhall/contract/search/sorts'
import { useEffect, useEffectEvent } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'
import type { HistoryState } from '../shell/BrowserRouter.tsx'
import { readId, useSearchParams } from '../ui/useSearchParams.ts'
import { type BoardConfig, type BoardQuery, readQuery, urlOf } from './boardQuery.ts'
import { clearedFilters } from './filters.ts'
import { isSplit } from './useIsSplit.ts'

export type Board<Table extends FilterTable = FilterTable, Order extends Sort = Sort> = ReturnType<
  typeof useBoard<Table, Order>
>

/** A board's state, which is in the URL. */
export function useBoard<Table extends FilterTable, Order extends Sort>(config: BoardConfig<Table, Order>) {
  const params = useSearchParams()
  const navigate = useNavigate()
  const query = readQuery(config, params)
  const selectedId = readId(params.get(config.selection))
  useOwnPage(config, selectedId)

  /** A changed search starts on its first page. */
  const change = (changes: Partial<BoardQuery>, options?: NavigateOptions) =>
    void navigate(urlOf(config, { ...query, page: 1, ...changes }), options)

  return {
    config,
    query,
    /** The result that the URL names, or null. */
    selectedId,
    searchFor: (search: string) => change({ search }),
    changeFilters: (changes: FilterValues, options?: NavigateOptions) =>
      change({ filters: { ...query.filters, ...changes } }, options),
    clearFilters: () => change({ filters: clearedFilters(config.table) }),
    /** Shows a result beside the list, as a step to go back from or in place of the last one. */
    select: (id: number, options?: { replace: boolean }) => void navigate(urlOf(config, query, id), options),
  }
}

/**
 * In a window without room beside the list, a URL that names a result redirects to the result's own page. Not on the way
 * back: then the list was left at this URL, which is from a time when the window was wider.
 */
function useOwnPage({ detailUrl }: BoardConfig, id: number | null) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const leave = useEffectEvent(() => {
    const isWayBack = (state as HistoryState)?.top !== undefined
    if (id && !isSplit() && !isWayBack) void navigate(detailUrl(id), { replace: true })
  })
  useEffect(() => leave(), [])
}
