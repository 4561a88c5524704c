import type { Ref } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { BoardTexts } from './boardTexts.ts'
import { texts } from './messages.ts'
import { foundIn, type Results } from './results.ts'

type ResultsHeadingProps = {
  results: Results
  search: string
  boardTexts: BoardTexts
  ref?: Ref<HTMLHeadingElement>
}

/** The number of results, and the search. */
export function ResultsHeading({ results, search, boardTexts, ref }: ResultsHeadingProps) {
  const found = foundIn(results)
  const searched = found?.corrected ?? search
  if (results.isPending) return <Skeleton className="h-4 w-32 rounded-sm" />
  return (
    <div className="flex flex-wrap gap-x-3 leading-[22px]">
      <h2
        ref={ref}
        tabIndex={-1}
        className="text-base leading-[22px] font-normal tracking-normal outline-none"
      >
        <output>
          {found && (
            <>
              <strong className="font-bold">{found.total_user}</strong>{' '}
              <span className="text-soft">
                {searched
                  ? boardTexts.foundFor(found.total_user, searched)
                  : boardTexts.all(found.total_user)}
              </span>
            </>
          )}
        </output>
      </h2>
      {found?.corrected && found.total_user > 0 && (
        <p className="text-soft">
          {texts.showingResultsFor} <strong className="font-semibold text-ink">{found.corrected}</strong>
        </p>
      )}
    </div>
  )
}
