import type { Job } from '@guildhall/contract/jobs/endpoints'
import { useNavigate } from 'react-router'
import { JobActions, PostedJobDeadline, PostedJobStatus } from '../posting/api.ts'
import { BackLink } from '../shell/BackLink.tsx'
import { to } from '../to.ts'
import { Card } from '../ui/Card.tsx'
import { Link } from '../ui/Link.tsx'
import { panelTexts } from './panelMessages.ts'

type Statistics = { views: number; saves: number; applicants: number }

/** A summary of the job with its statistics, its actions, and a link to what candidates see. */
export function PostedJob({ job, statistics }: { job: Job; statistics: Statistics }) {
  const navigate = useNavigate()
  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-4">
        <BackLink list="posted jobs" to={to.companyPanel('jobs')}>
          {panelTexts.backToJobs}
        </BackLink>
        <JobActions
          job={job}
          applicants={statistics.applicants}
          labelled
          onDeleted={() => void navigate(to.companyPanel('jobs'), { replace: true })}
        />
      </div>
      <Card
        as="section"
        aria-labelledby="posted-job"
        className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 px-5 pt-4 pb-2 md:px-6"
      >
        <div className="min-w-0 flex-1 basis-80">
          <h1 id="posted-job" className="text-xl md:text-2xl">
            {job.job_title}
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-soft">
            <PostedJobStatus job={job} />
            <PostedJobDeadline job={job} />
            <Link to={to.jobs(job.id)} className="link inline-flex h-11 items-center">
              {panelTexts.preview}
            </Link>
          </p>
        </div>
        <dl aria-label={panelTexts.statistics} className="flex divide-x divide-line pb-2">
          <Statistic term={panelTexts.views} value={statistics.views} />
          <Statistic term={panelTexts.saves} value={statistics.saves} />
          <Statistic term={panelTexts.applicants} value={statistics.applicants} />
        </dl>
      </Card>
    </div>
  )
}

function Statistic({ term, value }: { term: string; value: number }) {
  return (
    <div className="flex flex-col-reverse px-6 text-center first:pl-0 last:pr-0">
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="text-xl font-extrabold tabular-nums md:text-2xl">{value}</dd>
    </div>
  )
}
