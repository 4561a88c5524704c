import type { Ref } from 'react'
import { formatCount } from '../ui/money.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { BoardTexts } from './boardTexts.ts'
import { texts } from './messages.ts'
import type { Found, Results } from './results.ts'

type ResultsHeadingProps = {
  results: Results
  /** Undefined while the search runs. */
  found: Found | undefined
  search: string
  boardTexts: BoardTexts
  ref?: Ref<HTMLHeadingElement>
}

const LINE = 'flex min-h-8 min-w-32 flex-wrap items-center gap-x-3 leading-5'

/** The number of results, and the search. */
export function ResultsHeading({ results, found, search, boardTexts, ref }: ResultsHeadingProps) {
  const corrected = found && found.total_user > 0 && found.corrected
  const isRunning = !found && results.isPlaceholderData
  const pending = <Skeleton className="h-4 w-32 rounded-sm" />
  if (results.isPending) return <div className={LINE}>{pending}</div>
  return (
    <div className={LINE}>
      {isRunning && pending}
      <h2 ref={ref} tabIndex={-1} className="text-base leading-5 font-normal tracking-normal outline-none">
        <output>
          {isRunning && <span className="sr-only">{boardTexts.loading}</span>}
          {found && (
            <>
              <strong className="font-bold">{formatCount(found.total_user)}</strong>{' '}
              <span className="text-soft">{wordsFor(found, search, boardTexts)}</span>
            </>
          )}
        </output>
      </h2>
      {corrected && (
        <p className="text-soft">
          {texts.showingResultsFor} <strong className="font-semibold text-ink">{corrected}</strong>
        </p>
      )}
    </div>
  )
}

function wordsFor({ total_user: total, corrected }: Found, search: string, boardTexts: BoardTexts) {
  if (!search) return boardTexts.all(total)
  // The corrected search is beside it, or where nothing is found below it.
  return corrected ? boardTexts.found(total) : boardTexts.foundFor(total, search)
}
