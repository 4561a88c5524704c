import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { ArrowLeft } from 'lucide-react'
import { Card } from '../ui/Card.tsx'
import { cx } from '../ui/cx.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { statusOf } from './jobDeadline.ts'
import { JobSkills, JobTitle } from './JobDetail.tsx'
import { JobFacts } from './JobFacts.tsx'
import { JOB_ACTIONS, JOB_CARD, JobPageFrame } from './JobPageFrame.tsx'
import { jobTexts as texts } from './messages.ts'
import { useToday } from './useToday.ts'

/** What a card knows of a job, where its page shows it: a slow phone takes longer to render the page. */
export function JobPreview({ job }: { job: JobCard }) {
  // On the page of an ended job, the reason is above the facts.
  const isOpen = statusOf(job, useToday()) === 'Open'
  return (
    <JobPageFrame bar={<BackToList />}>
      <Card as="article" className={cx(JOB_CARD, 'gap-5 lg:pr-98')}>
        <JobTitle job={job} heading="h1" />
        {isOpen && (
          <>
            {/* In a wide window, they are in the rail, below the actions. */}
            <div className="lg:hidden">
              <JobFacts job={job} />
            </div>
            <JobSkills job={job} />
          </>
        )}
        {/* The animated lines of a TextSkeleton would delay the frame by more than half. */}
        <Skeleton className="h-72" />
        {/* The place of the actions: they themselves would delay the frame by a fifth. */}
        <div className="contents md:hidden">
          <div className={JOB_ACTIONS}>
            <div className="h-11" />
          </div>
        </div>
      </Card>
    </JobPageFrame>
  )
}

/** Looks like the link of the page. What it leads to is the page that the preview hides. */
const BackToList = () => (
  <button
    type="button"
    onClick={() => window.history.back()}
    className="-ml-2 inline-flex h-11 items-center gap-1.5 px-2 font-semibold text-soft hover:text-ink"
  >
    <ArrowLeft size={18} aria-hidden />
    {texts.backToJobs}
  </button>
)
