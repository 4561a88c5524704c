import type { JobCard as Job } from '@guildhall/contract/jobs/endpoints'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { JobCard } from '../jobs/api.ts'
import { cx } from '../ui/cx.ts'
import { isPlainClick } from '../ui/Link.tsx'
import { isSplit } from './useIsSplit.ts'

type JobListProps = {
  jobs: readonly Job[]
  /** The job shown beside the list, if there is room for one. */
  selectedId: number | undefined
  /** The next results are loading. */
  isStale: boolean
  onSelect: (jobId: number, options?: { replace: boolean }) => void
  /** Enter was pressed: the focus moves into the job. */
  onEnter: () => void
}

/** The jobs found. Beside a pane a click or an arrow key shows a job in it; otherwise a card opens its page. */
export function JobList({ jobs, selectedId, isStale, onSelect, onEnter }: JobListProps) {
  const list = useRef<HTMLUListElement>(null)

  function open(event: MouseEvent, jobId: number) {
    if (!isPlainClick(event) || !isSplit()) return
    event.preventDefault()
    if (jobId !== selectedId) onSelect(jobId)
    // A click without a pointer is the Enter key.
    if (event.detail === 0) onEnter()
  }

  function move(event: KeyboardEvent, from: number) {
    const step = STEPS[event.key]
    if (step === undefined || !isSplit()) return
    event.preventDefault()
    const next = Math.max(0, Math.min(jobs.length - 1, from + step))
    const card = list.current?.children[next]
    card?.querySelector('a')?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
    // Moving through many jobs adds one entry to the history, not one for each.
    if (jobs[next]) onSelect(jobs[next].id, { replace: true })
  }

  return (
    <ul
      ref={list}
      aria-busy={isStale}
      className={cx('flex flex-col gap-3 transition-opacity duration-150', isStale && 'opacity-60')}
    >
      {jobs.map((job, index) => (
        <JobCard
          key={job.id}
          job={job}
          selected={job.id === selectedId}
          link={{
            onClick: (event) => open(event, job.id),
            onKeyDown: (event) => move(event, index),
          }}
        />
      ))}
    </ul>
  )
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }
