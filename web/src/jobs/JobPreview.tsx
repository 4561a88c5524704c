import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { statusOf } from './jobDeadline.ts'
import { JobTitle } from './JobDetail.tsx'
import { JobFacts } from './JobFacts.tsx'
import { JobPageFrame } from './JobPageFrame.tsx'
import { useToday } from './useToday.ts'

/** The title and the facts of a job, where its page shows them: a slow phone takes longer to render the page. */
export function JobPreview({ job }: { job: JobCard }) {
  // On the page of an ended job, the reason is above the facts.
  const isOpen = statusOf(job, useToday()) === 'Open'
  return (
    <JobPageFrame>
      <Card as="article" className="flex flex-col gap-5 p-5 md:p-8 lg:pr-98">
        <JobTitle job={job} heading="h1" />
        {/* In a wide window, they are in the rail, below the actions. */}
        {isOpen && (
          <div className="lg:hidden">
            <JobFacts job={job} />
          </div>
        )}
        <Skeleton className="h-72" />
      </Card>
    </JobPageFrame>
  )
}
