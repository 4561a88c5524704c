import type { ReactNode } from 'react'
import { lazyOnceOpen } from '../ui/lazyPart.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { BoardResults, type ResultParts } from './BoardResults.tsx'
import { countFilters } from './boardQuery.ts'
import { FilterButton, useFilterSheet } from './FilterButtons.tsx'
import { FilterRow } from './FilterRow.tsx'
import type { Results } from './results.ts'
import { ResultsHeading } from './ResultsHeading.tsx'
import { SearchBar } from './SearchBar.tsx'
import type { Board } from './useBoard.ts'
import { useHeadingFocus } from './useHeadingFocus.ts'

const FilterSheet = lazyOnceOpen(() => import('./FilterSheet.tsx').then((part) => part.FilterSheet))

type BoardLayoutProps<Item> = {
  board: Board
  results: Results<Item>
  parts: ResultParts<Item>
  children?: ReactNode
}

/** A search with its filters and its results: the whole page of a board. */
export function BoardLayout<Item extends { id: number }>({
  board,
  results,
  parts,
  children,
}: BoardLayoutProps<Item>) {
  const { config, query } = board
  const filters = { table: config.table, values: query.filters, onChange: board.changeFilters }
  const filterCount = countFilters(config, query)
  const heading = useHeadingFocus(query.page, filterCount)
  const sheet = useFilterSheet()

  return (
    <div className="mx-auto min-h-dvh w-full max-w-page px-4 pt-7 pb-12 md:px-6 md:pt-9">
      <h1 className="text-2xl sm:text-4xl">{config.texts.title}</h1>
      <div className="mt-4 flex flex-col gap-3 print:hidden">
        <SearchBar board={board} />
        <FilterRow {...filters} />
      </div>
      <div className="mt-3 mb-3 flex min-h-11 items-center justify-between gap-4 md:mt-5 md:mb-1">
        <ResultsHeading ref={heading} results={results} search={query.search} boardTexts={config.texts} />
        <FilterButton count={filterCount} />
      </div>
      <div className="flex flex-col gap-3">
        <ActiveFilters {...filters} />
        <BoardResults board={board} results={results} parts={parts} />
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
