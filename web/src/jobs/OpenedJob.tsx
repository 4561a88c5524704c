import type { Job } from '@guildhall/contract/jobs/endpoints'
import type { Ref } from 'react'
import { cx } from '../ui/cx.ts'
import { ApplyButton } from './ApplyButton.tsx'
import { JobCompany } from './JobCompany.tsx'
import { JobSkills, JobTitle } from './JobDetail.tsx'
import { TextSkeleton } from './JobDetailSkeleton.tsx'
import { JobFacts } from './JobFacts.tsx'
import { JOB_ACTIONS } from './JobPageFrame.tsx'
import { JobState } from './JobState.tsx'
import { JobText } from './JobText.tsx'
import { PrintButton } from './PrintButton.tsx'
import { SaveButton } from './SaveButton.tsx'
import { ShareButton } from './ShareButton.tsx'

type OpenedJobProps = {
  job: Job
  /** `job` is only a card: a skeleton replaces its description. */
  isPreview: boolean
  headingRef: Ref<HTMLHeadingElement>
}

/**
 * A job on its page: in one column, or in a wide window with what is short beside the text. There it is a rail that sticks;
 * in one column its parts join the column, so that the actions stick to the bottom of the screen.
 */
export function OpenedJob({ job, isPreview, headingRef }: OpenedJobProps) {
  return (
    <div className="flex flex-1 flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-10">
      <header className="flex flex-col gap-5">
        <JobTitle job={job} heading="h1" headingRef={headingRef} />
        <JobState job={job} />
      </header>
      <div className={RAIL}>
        <div className={cx(JOB_ACTIONS, 'sticky-actions')}>
          {/* Companies neither apply nor save. */}
          <div className="contents company:hidden">
            <ApplyButton job={job} className="max-md:flex-1 lg:col-span-3" />
            <SaveButton job={job} />
          </div>
          <ShareButton job={job} />
          <PrintButton />
        </div>
        <JobFacts job={job} />
        {/* Below the text in one column, it would move when the text arrives. */}
        {!isPreview && <JobCompany job={job} />}
      </div>
      <div className="flex flex-col gap-5">
        <JobSkills job={job} />
        {isPreview ? <TextSkeleton /> : <JobText text={job.job_detail} heading="h2" />}
      </div>
    </div>
  )
}

// What the profile needs for the application, a `p`, arrives later: it is last, where it moves nothing.
const RAIL = `contents lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:grid-cols-[auto_1fr_auto]
  lg:gap-2 lg:*:col-span-3 lg:*:mt-3 lg:[&_p]:col-span-3`
