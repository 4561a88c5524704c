import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { lazyPart } from '../ui/lazyPart.tsx'
import { NearView } from '../ui/NearView.tsx'
import { statusOf } from './jobDeadline.ts'
import { SimilarJobs } from './SimilarJobs.tsx'
import { SIMILAR_JOBS } from './similarJobsId.ts'
import { useToday } from './useToday.ts'

const CompanyJobList = lazyPart(
  () => import('./CompanyJobList.tsx').then((part) => part.CompanyJobList),
  () => null,
  true,
)

/** Below a job: others of its company and similar ones, these first if the job has ended. */
export function MoreJobs({ job }: { job: JobCard }) {
  const hasEnded = statusOf(job, useToday()) !== 'Open'
  const ofCompany = (
    <NearView>
      <CompanyJobList job={job} isLast={hasEnded} />
    </NearView>
  )
  return (
    <div className="mt-8 flex flex-col gap-8 print:hidden">
      {!hasEnded && ofCompany}
      <div id={SIMILAR_JOBS} className="scroll-mt-20">
        <SimilarJobs jobId={job.id} />
      </div>
      {hasEnded && ofCompany}
    </div>
  )
}
