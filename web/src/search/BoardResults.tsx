import { SEARCH_PAGE_SIZE } from '@guildhall/contract/search/endpoints'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { cx } from '../ui/cx.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { urlOf } from './boardQuery.ts'
import { texts } from './messages.ts'
import type { PaneProps } from './PaneFrame.tsx'
import { type CardProps, fadeIf, LIST, ResultList } from './ResultList.tsx'
import type { Results, UseResults } from './results.ts'
import type { Board } from './useBoard.ts'
import { useIsSplit } from './useIsSplit.ts'
import { usePaneTop } from './usePaneTop.ts'

/** How a board shows its results. */
export type ResultParts<Item> = {
  ResultCard: ComponentType<CardProps<Item>>
  CardSkeleton: ComponentType
  /** The selected result beside the list. */
  Pane: ComponentType<PaneProps>
  useResults: UseResults
}

// Few searches find nothing.
const NoResults = lazyPart(
  () => import('./NoResults.tsx').then((part) => part.NoResults),
  () => <div className="h-62" />,
  true,
)

type BoardResultsProps<Item> = {
  board: Board
  results: Results<Item>
  parts: ResultParts<Item>
  /** What else to do where nothing is found. */
  emptyAction: ReactNode
}

/** The results of a search, or what is shown in their place. */
export function BoardResults<Item extends { id: number }>({
  board,
  results,
  parts,
  emptyAction,
}: BoardResultsProps<Item>) {
  const { clearFilters, config } = board
  const { data: answer, error, isPlaceholderData, refetch } = results

  if (!answer) {
    if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
    return <PendingResults label={config.texts.loading} parts={parts} />
  }
  if (answer.status === 400) {
    return <RefusedSearch message={answer.body.error} onClear={clearFilters} />
  }
  const { data: items, total_user: total, corrected } = answer.body
  if (items.length === 0) {
    return (
      <Card>
        <NoResults {...{ board, total, corrected }} useResults={parts.useResults}>
          {emptyAction}
        </NoResults>
      </Card>
    )
  }
  return (
    <FoundResults
      {...{ board, items, total, parts }}
      search={corrected ?? board.query.search}
      isStale={isPlaceholderData}
    />
  )
}

type FoundResultsProps<Item> = {
  board: Board
  items: readonly Item[]
  total: number
  search: string
  /** The next results are loading. */
  isStale: boolean
  parts: ResultParts<Item>
}

/** The list in pages, with the selected result beside it in a wide window. */
function FoundResults<Item extends { id: number }>(props: FoundResultsProps<Item>) {
  const { board, items, total, search, isStale, parts } = props
  const { config, query, select } = board
  const isSplit = useIsSplit()
  const pane = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const selectedId = isSplit === false ? undefined : (board.selectedId ?? items[0]?.id)

  return (
    <Split
      list={
        <>
          <ResultList
            ref={list}
            items={items}
            search={search}
            chosen={Object.values(query.filters).flat()}
            isStale={isStale}
            Card={parts.ResultCard}
            selectedId={isSplit ? selectedId : undefined}
            openedId={board.selectedId}
            onSelect={select}
            onEnter={() => pane.current?.focus({ preventScroll: true })}
          />
          <Pagination
            page={query.page}
            pageCount={Math.ceil(total / SEARCH_PAGE_SIZE)}
            hrefOf={(page) => urlOf(config, { ...query, page })}
            label={config.texts.pages}
          />
        </>
      }
      pane={
        isSplit !== false && (
          <div aria-busy={isStale} className={cx('h-full', fadeIf(isStale))}>
            <parts.Pane
              ref={pane}
              id={selectedId}
              isOpened={board.selectedId !== null}
              onEscape={() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()}
            />
          </div>
        )
      }
    />
  )
}

type PendingResultsProps = { label: string; parts: Pick<ResultParts<never>, 'CardSkeleton' | 'Pane'> }

function PendingResults({ label, parts: { CardSkeleton, Pane } }: PendingResultsProps) {
  const isSplit = useIsSplit()
  return (
    <Split
      list={
        <div className={LIST}>
          <output className="sr-only">{label}</output>
          {Array.from({ length: SEARCH_PAGE_SIZE }, (_, index) => (
            <CardSkeleton key={index} />
          ))}
        </div>
      }
      pane={isSplit !== false && <Pane id={undefined} />}
    />
  )
}

/** Reserves the place of the pane before it has content. */
function Split({ list, pane }: { list: ReactNode; pane: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  usePaneTop(place)
  return (
    <div className="print:block min-[1100px]:grid min-[1100px]:grid-cols-[420px_minmax(0,1fr)] min-[1100px]:items-start min-[1100px]:gap-6">
      <div className="flex flex-col gap-6">{list}</div>
      <div
        ref={place}
        className="sticky top-36 hidden h-[calc(100dvh-var(--pane-top)-16px)] min-h-80 print:hidden min-[1100px]:block [--pane-top:20.0625rem] compact:[--pane-top:11.625rem]"
      >
        {pane}
      </div>
    </div>
  )
}

/** A URL can contain what no filter offers. */
const RefusedSearch = ({ message, onClear }: { message: string; onClear: () => void }) => (
  <Notice tone="error">
    <p>{message}</p>
    <Button onClick={onClear}>{texts.clearFilters}</Button>
  </Notice>
)
