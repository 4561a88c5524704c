import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { okBody } from '../api/client.ts'
import { useTabTitle } from '../shell/useTabTitle.ts'
import { lazyOnceOpen, lazyPart } from '../ui/lazyPart.tsx'
import { BoardResults, type ResultParts } from './BoardResults.tsx'
import { type BoardQuery, countFilters, sortsOf, urlOf } from './boardQuery.ts'
import { FilterButton, useFilterSheet } from './FilterButtons.tsx'
import { FilterRow } from './FilterRow.tsx'
import type { FiltersProps } from './filters.ts'
import type { Results } from './results.ts'
import { ResultsHeading } from './ResultsHeading.tsx'
import type { SaveSearchProps } from './SaveSearch.tsx'
import { SearchBar } from './SearchBar.tsx'
import { SortLinks } from './SortLinks.tsx'
import type { Board } from './useBoard.ts'
import { useHeadingFocus } from './useHeadingFocus.ts'

const FilterSheet = lazyOnceOpen(() => import('./FilterSheet.tsx').then((part) => part.FilterSheet), true)

const ActiveFilters = lazyPart(
  () => import('./ActiveFilters.tsx').then((part) => part.ActiveFilters),
  undefined,
  true,
)

const WIDTH = 'mx-auto w-full max-w-page px-4 md:px-6'

type BoardLayoutProps<Item> = {
  board: Board
  results: Results<Item>
  parts: ResultParts<Item>
  /** The button that saves a search with words or filters: in the heading, or where nothing is found below the reason. */
  SaveSearch?: ComponentType<SaveSearchProps>
  /** Introduces the board to visitors. */
  Welcome?: ComponentType
  children?: ReactNode
}

/** A search with its filters and its results: the whole page of a board. */
export function BoardLayout<Item extends { id: number }>({
  board,
  results,
  parts,
  SaveSearch,
  Welcome,
  children,
}: BoardLayoutProps<Item>) {
  const { config, query } = board
  const found = useFound(board, results)
  const total = found?.total_user
  const isShown = found !== undefined && !results.isPlaceholderData
  const isFailed = !results.isPending && !okBody(results.data)
  const answered = { ...query, search: found?.corrected ?? query.search }
  const filters = {
    table: config.table,
    values: query.filters,
    onChange: board.changeFilters,
    counted: { ...answered, counts: config.counts },
    found: {
      total: okBody(results.data)?.total_user,
      isStale: results.isPlaceholderData,
      inWords: config.texts.found,
    },
  }
  const filterCount = countFilters(config, query)
  const hasIntroduction = useHasIntroduction(query, filterCount)
  const heading = useHeadingFocus(query, filterCount)
  const save = SaveSearch && !isFailed && (query.search || filterCount > 0) && (
    <SaveSearch query={isShown ? answered : query} isShown={isShown} isWide={total === 0} />
  )
  useTabTitle(config.texts.tabTitle(answered.search, total))

  return (
    <div className="pb-12" data-compact={!hasIntroduction || undefined}>
      <div className={WIDTH}>
        {/* For visitors who arrive. An account knows what the page is for. */}
        <h1 className="pt-7 pb-4 text-2xl sm:text-4xl md:pt-9 compact:sr-only">{config.texts.title}</h1>
        {Welcome && hasIntroduction && <Welcome />}
      </div>
      {/* Below the header. The paper above it hides the cards while the header of an account is scrolled away. */}
      <div className="z-30 border-line bg-paper max-md:compact:pt-4 md:sticky md:top-16 md:h-16 md:border-b paper-above print:hidden">
        <div className={`${WIDTH} flex h-full items-center gap-2`}>
          <div className="min-w-0 flex-1">
            <SearchBar board={board} />
          </div>
          <FilterButton count={filterCount} />
          <FilterRow {...filters} />
        </div>
      </div>
      <div className={`${WIDTH} flex flex-col gap-3`}>
        {/* One line in a wide window: the number and the order above the list, filters and button above the pane. Otherwise two. */}
        <div className="mt-3 -mb-1 grid grid-cols-[fit-content(70%)_minmax(0,1fr)_auto] items-center gap-x-3 min-[1100px]:mt-1.5 min-[1100px]:min-h-11 min-[1100px]:gap-x-6 min-[1100px]:grid-cols-[420px_minmax(0,1fr)_auto]">
          <div className="contents justify-between gap-x-3 min-[1100px]:flex">
            <ResultsHeading
              ref={heading}
              {...{ results, found }}
              search={query.search}
              boardTexts={config.texts}
            />
            {sortsOf(config, query.search).length > 1 && !isFailed && (
              <div className="order-1 col-span-2 flex h-11 flex-1">
                <SortLinks board={board} total={total} />
              </div>
            )}
          </div>
          <div className="col-span-2 min-[1100px]:col-auto">
            {filterCount > 0 && <ActiveFilters {...filters} />}
          </div>
          <div className="order-1">{total !== 0 && save}</div>
        </div>
        <BoardResults {...{ board, results, parts }} emptyAction={total === 0 && save} />
      </div>
      <PhoneFilters {...filters} />
      {children}
    </div>
  )
}

/** Opening it renders nothing else: a board takes a slow phone longer than the sheet. */
function PhoneFilters(filters: FiltersProps) {
  const { open, setOpen } = useFilterSheet()
  useEffect(() => () => setOpen(false), [setOpen])
  return <FilterSheet {...filters} open={open} onClose={() => setOpen(false)} />
}

/** Whether this is the first page of all results. Filters that are chosen or removed there change nothing, so that nothing moves. */
function useHasIntroduction({ search, page }: BoardQuery, filterCount: number) {
  const isFirst = !search && page === 1
  const [opened, setOpened] = useState({ isFirst, filterCount })
  if (opened.isFirst !== isFirst) setOpened({ isFirst, filterCount })
  return opened.isFirst && opened.filterCount === 0
}

/** What a search found: undefined while it runs. Another page or order of the same search finds as much as the last one. */
function useFound({ config, query }: Board, results: Results) {
  const search = urlOf(config, { ...query, page: 1, sort: undefined })
  const [answered, setAnswered] = useState(search)
  if (!results.isPlaceholderData && answered !== search) setAnswered(search)
  return answered === search ? okBody(results.data) : undefined
}
