import type { JobCard as Job } from '@guildhall/contract/jobs/endpoints'
import { type ReactNode, useId } from 'react'
import { Card } from '../ui/Card.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { JobCard, JobCardSkeleton } from './JobCard.tsx'

// Not the width of the window: a section is also in narrow columns. As many as have room for all of their deadlines.
const GRID = 'grid grid-cols-1 gap-3 @min-[650px]:grid-cols-2 @min-[970px]:grid-cols-3'

type JobCardSectionProps = {
  title: string
  /** Undefined while they load: then there are `limit` placeholders. */
  jobs: readonly Job[] | undefined
  limit: number
  /** Beside the title. */
  more?: ReactNode
  /** In place of no jobs, as tall as one. Without it, there is no section then. */
  empty?: string | undefined
}

/** Some jobs as cards under a heading. */
export function JobCardSection({ title, jobs, limit, more, empty }: JobCardSectionProps) {
  const id = useId()
  const isEmpty = jobs?.length === 0
  if (isEmpty && !empty) return null
  return (
    <section aria-labelledby={id} className="@container">
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {more}
      </div>
      {isEmpty && <Card className="grid h-37 place-items-center p-4 text-soft">{empty}</Card>}
      {jobs && !isEmpty && (
        <ul className={GRID}>
          {jobs.slice(0, limit).map((job) => (
            <JobCard key={job.id} job={job} />
          ))}
        </ul>
      )}
      {!jobs && (
        <SkeletonList count={limit} layout={GRID}>
          <JobCardSkeleton />
        </SkeletonList>
      )}
    </section>
  )
}
