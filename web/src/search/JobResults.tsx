import { SEARCH_PAGE_SIZE } from '@guildhall/contract/search/endpoints'
import { type ReactNode, useRef } from 'react'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { JobCardSkeleton } from '../jobs/api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { JobList } from './JobList.tsx'
import { urlOf } from './jobSearch.ts'
import { texts } from './messages.ts'
import { NoJobs } from './NoJobs.tsx'
import { useIsSplit } from './useIsSplit.ts'
import type { Results } from './useJobResults.ts'
import type { Board } from './useJobSearch.ts'

// Phones never load it.
export const JobPane = lazyPart(
  () => import('./JobPane.tsx').then((part) => part.JobPane),
  () => <Card className="h-full" />,
)

/** The results of a search, in pages, with the selected job beside the list in a wide window. */
export function JobResults({ board, results }: { board: Board; results: Results }) {
  const { jobSearch, clearFilters, select } = board
  const { data: answer, error, isPlaceholderData, refetch } = results
  const isSplit = useIsSplit()
  const pane = useRef<HTMLElement>(null)

  if (!answer) {
    if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
    return <Split list={<ListSkeleton />} pane={isSplit !== false && <JobPane jobId={undefined} />} />
  }
  if (answer.status === 400) {
    return <RefusedSearch message={answer.body.error} onClear={clearFilters} />
  }
  const { data: jobs, total_user: total } = answer.body
  if (jobs.length === 0) {
    return (
      <Card>
        <NoJobs {...{ jobSearch, total }} onClear={clearFilters} />
      </Card>
    )
  }
  const selectedId = isSplit === false ? undefined : (board.selectedId ?? jobs[0]?.id)
  return (
    <Split
      list={
        <>
          <JobList
            jobs={jobs}
            selectedId={isSplit ? selectedId : undefined}
            isStale={isPlaceholderData}
            onSelect={select}
            onEnter={() => pane.current?.focus({ preventScroll: true })}
          />
          <Pagination
            page={jobSearch.page}
            pageCount={Math.ceil(total / SEARCH_PAGE_SIZE)}
            hrefOf={(page) => urlOf({ ...jobSearch, page })}
            label={texts.pages}
          />
        </>
      }
      pane={
        isSplit !== false && <JobPane ref={pane} jobId={selectedId} isOpened={board.selectedId !== null} />
      }
    />
  )
}

/** Reserves the place of the pane before it has content. */
function Split({ list, pane }: { list: ReactNode; pane: ReactNode }) {
  return (
    <div className="min-[1100px]:grid min-[1100px]:grid-cols-[420px_minmax(0,1fr)] min-[1100px]:items-start min-[1100px]:gap-6">
      <div className="flex flex-col gap-6">{list}</div>
      <div className="sticky top-20 hidden h-[calc(100dvh-96px)] min-h-80 min-[1100px]:block">{pane}</div>
    </div>
  )
}

const ListSkeleton = () => (
  <div className="flex flex-col gap-3">
    <output className="sr-only">{texts.loading}</output>
    {Array.from({ length: SEARCH_PAGE_SIZE }, (_, index) => (
      <JobCardSkeleton key={index} />
    ))}
  </div>
)

/** A URL can contain what no filter offers. */
const RefusedSearch = ({ message, onClear }: { message: string; onClear: () => void }) => (
  <Notice tone="error">
    <p>{message}</p>
    <Button onClick={onClear}>{texts.clearFilters}</Button>
  </Notice>
)
