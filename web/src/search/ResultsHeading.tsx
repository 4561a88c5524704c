import type { Ref } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import { texts } from './messages.ts'
import type { Results } from './useJobResults.ts'

type ResultsHeadingProps = { results: Results; search: string; ref?: Ref<HTMLHeadingElement> }

/** The number of jobs found, and the search. */
export function ResultsHeading({ results, search, ref }: ResultsHeadingProps) {
  const { data: answer, isPending } = results
  const found = answer?.status === 200 ? answer.body : undefined
  if (isPending) return <Skeleton className="h-4 w-32 rounded-sm" />
  return (
    <div className="flex flex-wrap gap-x-3 leading-[22px]">
      <h2
        ref={ref}
        tabIndex={-1}
        className="text-base leading-[22px] font-normal tracking-normal outline-none"
      >
        <output>{found && <Total total={found.total_user} search={found.corrected ?? search} />}</output>
      </h2>
      {found?.corrected && (
        <p className="text-soft">
          {texts.showingResultsFor} <strong className="font-semibold text-ink">{found.corrected}</strong>
        </p>
      )}
    </div>
  )
}

function Total({ total, search }: { total: number; search: string }) {
  return (
    <>
      <strong className="font-bold">{total}</strong>{' '}
      <span className="text-soft">{search ? texts.jobsFor(total, search) : texts.openJobs(total)}</span>
    </>
  )
}
