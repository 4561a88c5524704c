import type { Job } from '@guildhall/contract/jobs/endpoints'
import { ArrowLeft, ChevronDown } from 'lucide-react'
import { useNavigate } from 'react-router'
import { JobDetail } from '../jobs/api.ts'
import { JobActions, PostedJobDeadline, PostedJobStatus } from '../posting/api.ts'
import { to } from '../to.ts'
import { Card } from '../ui/Card.tsx'
import { Link } from '../ui/Link.tsx'
import { texts } from './messages.ts'

type Figures = { views: number; saves: number; applicants: number }

/** A summary of the job with its statistics, and a preview that expands to the whole job. */
export function PostedJob({ job, figures }: { job: Job; figures: Figures }) {
  const navigate = useNavigate()
  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-4">
        <Link
          to={to.companyPanel('jobs')}
          className="-ml-2 inline-flex h-11 items-center gap-1.5 px-2 font-semibold text-soft hover:text-ink"
        >
          <ArrowLeft size={18} aria-hidden />
          {texts.panel.allJobs}
        </Link>
        <JobActions
          job={job}
          applicants={figures.applicants}
          labelled
          onDeleted={() => void navigate(to.companyPanel('jobs'), { replace: true })}
        />
      </div>
      <Card as="section" aria-labelledby="posted-job">
        <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5 p-5 md:p-6">
          <div className="min-w-0 flex-1 basis-80 space-y-2">
            <h1 id="posted-job" className="text-2xl">
              {job.job_title}
            </h1>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
              <PostedJobStatus job={job} />
              <PostedJobDeadline job={job} />
            </p>
          </div>
          <dl aria-label={texts.panel.figures} className="flex divide-x divide-line">
            <Figure term={texts.panel.views} value={figures.views} />
            <Figure term={texts.panel.saves} value={figures.saves} />
            <Figure term={texts.panel.applicants} value={figures.applicants} />
          </dl>
        </div>
        <details className="group border-t border-line">
          <summary className="flex h-12 items-center justify-between gap-2 px-5 font-semibold md:px-6">
            {texts.panel.preview}
            <ChevronDown size={20} aria-hidden className="text-soft group-open:rotate-180" />
          </summary>
          <div className="max-w-[784px] px-5 pt-2 pb-6 md:px-6">
            <JobDetail job={job} />
          </div>
        </details>
      </Card>
    </div>
  )
}

function Figure({ term, value }: { term: string; value: number }) {
  return (
    <div className="flex flex-col-reverse px-6 text-center first:pl-0 last:pr-0">
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="text-2xl font-extrabold tabular-nums">{value}</dd>
    </div>
  )
}
