import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from './Button.tsx'
import { texts } from './messages.ts'
import { Spinner } from './Spinner.tsx'
import { useWhenInView } from './useWhenInView.ts'

type OlderRowsProps = {
  list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >
  /** Of the rows that are shown. */
  count: number
}

/** Loads more rows when the end of a list is near. It stands below the rows, with them in a `relative` box. */
export function OlderRows({ list, count }: OlderRowsProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list
  const fetchNext = () => void list.fetchNextPage()
  return (
    <>
      {hasNextPage && !isFetchNextPageError && <EndOfRows key={count} onReach={fetchNext} />}
      <div className="grid place-items-center p-2">
        {isFetchingNextPage && <Spinner />}
        {isFetchNextPageError && <Button onClick={fetchNext}>{texts.retry}</Button>}
      </div>
    </>
  )
}

function EndOfRows({ onReach }: { onReach: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useWhenInView(end, onReach)
  // Over the last rows, so that older ones are there before the end is.
  return <div ref={end} aria-hidden className="pointer-events-none absolute bottom-0 h-100 w-px" />
}
