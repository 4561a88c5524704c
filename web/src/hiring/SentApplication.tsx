import type { ApplicationDetail } from '@guildhall/contract/hiring/endpoints'
import type { Job } from '@guildhall/contract/jobs/endpoints'
import type { ReactNode } from 'react'
import { to } from '../to.ts'
import { Link } from '../ui/Link.tsx'
import { dayOf } from '../ui/localDates.ts'
import { Answers } from './Answers.tsx'
import { ApplicationStatusChip } from './ApplicationState.tsx'
import { sentTexts } from './panelMessages.ts'
import { SentProfile } from './SentProfile.tsx'

type SentApplicationProps = { job: Pick<Job, 'id' | 'job_title'>; application: ApplicationDetail }

/** An application with its history, its answers, and the profile as it was sent. */
export function SentApplication({ job, application }: SentApplicationProps) {
  const { user, history, answers, snapshot, job_title } = application
  return (
    <div className="space-y-6">
      <Part title={sentTexts.history}>
        {job_title !== job.job_title && <p className="text-soft">{sentTexts.appliedAs(job_title)}</p>}
        <ol aria-label={sentTexts.history} className="flex flex-wrap gap-x-6 gap-y-2">
          {history.map(({ status, at }) => (
            <li key={at} className="flex items-center gap-2">
              <ApplicationStatusChip status={status} />
              <span className="text-sm text-soft tabular-nums">{dayOf(at)}</span>
            </li>
          ))}
        </ol>
      </Part>
      {answers.length > 0 && (
        <Part title={sentTexts.answers}>
          <Answers answers={answers} />
        </Part>
      )}
      <Part title={sentTexts.profile}>
        {snapshot ? (
          <SentProfile jobId={job.id} sent={snapshot} application={application} />
        ) : (
          <p className="text-soft">{sentTexts.noSnapshot}</p>
        )}
        <Link to={to.profile(user.id)} className="link inline-flex min-h-11 items-center">
          {sentTexts.todaysProfile}
        </Link>
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-3">
      <h3 className="text-lg font-bold">{title}</h3>
      {children}
    </section>
  )
}
