import type { ComponentType, ReactNode } from 'react'
import { lazyOnceOpen } from '../ui/lazyPart.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { BoardResults, type ResultParts } from './BoardResults.tsx'
import { countFilters } from './boardQuery.ts'
import { FilterButton, useFilterSheet } from './FilterButtons.tsx'
import { FilterRow } from './FilterRow.tsx'
import { foundIn, type Results } from './results.ts'
import { ResultsHeading } from './ResultsHeading.tsx'
import type { SaveSearchProps } from './SaveSearch.tsx'
import { SearchBar } from './SearchBar.tsx'
import { SortLinks } from './SortLinks.tsx'
import type { Board } from './useBoard.ts'
import { useHeadingFocus } from './useHeadingFocus.ts'

const FilterSheet = lazyOnceOpen(() => import('./FilterSheet.tsx').then((part) => part.FilterSheet))

type BoardLayoutProps<Item> = {
  board: Board
  results: Results<Item>
  parts: ResultParts<Item>
  /** The button that saves a search with words or filters: in the heading, or where nothing is found below the reason. */
  SaveSearch?: ComponentType<SaveSearchProps>
  children?: ReactNode
}

/** A search with its filters and its results: the whole page of a board. */
export function BoardLayout<Item extends { id: number }>({
  board,
  results,
  parts,
  SaveSearch,
  children,
}: BoardLayoutProps<Item>) {
  const { config, query } = board
  const found = foundIn(results)
  const total = found?.total_user
  const isShown = found !== undefined && !results.isPlaceholderData
  const answered = { ...query, search: found?.corrected ?? query.search }
  const filters = {
    table: config.table,
    values: query.filters,
    onChange: board.changeFilters,
    counted: config.countsJobs && answered,
  }
  const filterCount = countFilters(config, query)
  const heading = useHeadingFocus(query.page, filterCount)
  const sheet = useFilterSheet()
  const save = SaveSearch && (query.search || filterCount > 0) && (
    <SaveSearch query={isShown ? answered : query} isShown={isShown} isWide={total === 0} />
  )

  return (
    <div className="mx-auto w-full max-w-page px-4 pt-7 pb-12 md:px-6 md:pt-9">
      <h1 className="text-2xl sm:text-4xl">{config.texts.title}</h1>
      <div className="mt-4 flex flex-col gap-3 print:hidden">
        <SearchBar board={board} />
        <FilterRow {...filters} />
      </div>
      <div className="mt-3 mb-3 flex min-h-11 items-center justify-between gap-4 md:mt-5 md:mb-1">
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          <ResultsHeading ref={heading} results={results} search={query.search} boardTexts={config.texts} />
          <SortLinks board={board} total={total} />
        </div>
        <div className="flex gap-2">
          {total !== 0 && save}
          <FilterButton count={filterCount} />
        </div>
      </div>
      <div className="flex flex-col gap-3">
        <ActiveFilters {...filters} />
        <BoardResults {...{ board, results, parts }} emptyAction={total === 0 && save} />
      </div>
      <FilterSheet
        {...filters}
        submitLabel={config.texts.showResults}
        open={sheet.open}
        onClose={() => sheet.setOpen(false)}
      />
      {children}
    </div>
  )
}
