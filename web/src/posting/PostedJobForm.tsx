import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { okBody, query } from '../api/client.ts'
import { Redirect } from '../shell/Redirect.tsx'
import { useTabTitle } from '../shell/useTabTitle.ts'
import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Pending } from '../ui/Pending.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { type JobSource, needsNewDeadline } from './addJobDraft.ts'
import { AddJobForm } from './AddJobForm.tsx'
import { texts } from './messages.ts'

type PostedJobFormProps = {
  action: JobSource['action']
  /** As in the URL. */
  id: string
  onDone: (job: { id: number }) => void
}

/** The posting form, filled in from one of the company's own jobs. Any other job leads to the not-found page. */
export function PostedJobForm({ action, id, onDone }: PostedJobFormProps) {
  const { response, hasApplicants, error, refetch } = useOwnJob(id)
  const job = okBody(response)
  useTabTitle(texts[action].title)
  const source = useMemo(
    () => job && hasApplicants !== undefined && { action, job, hasApplicants },
    [action, job, hasApplicants],
  )

  // The server includes the statistics only for the company that posted the job.
  if (response && !job?.figures) return <Redirect to={to.jobNotFound} />
  if (source && action === 'edit' && source.job.job_status !== 'Open') return <NotOpen id={source.job.id} />
  if (source) {
    return (
      <>
        {action === 'edit' && needsNewDeadline(source.job) && (
          <div className="mb-6">
            <Notice tone="info">{texts.newDeadlineNeeded}</Notice>
          </div>
        )}
        <AddJobForm
          type="add-job-page"
          source={source}
          onPosted={onDone}
          onCancel={() => onDone(source.job)}
        />
      </>
    )
  }
  return (
    <Pending query={{ error, refetch }}>
      <SkeletonList count={5} className="h-20" />
    </Pending>
  )
}

/** The job, loaded again if it is cached, because the form keeps the values that it starts with. */
function useOwnJob(id: string) {
  const detail = useQuery({ ...query(jobs.getJobDetail, { params: { id } }), refetchOnMount: 'always' })
  // The statistics leave out those who withdrew, but their answers still are answers to the questions.
  const applicants = useQuery({
    ...query(hiring.getApplicants, { params: { id }, query: {} }),
    refetchOnMount: 'always',
  })
  const counts = okBody(applicants.data)?.counts
  return {
    response: detail.isFetchedAfterMount ? detail.data : undefined,
    hasApplicants:
      applicants.isFetchedAfterMount && counts ? Object.values(counts).some((count) => count > 0) : undefined,
    error: detail.error ?? applicants.error,
    refetch: () => Promise.all([detail.refetch(), applicants.refetch()]),
  }
}

function NotOpen({ id }: { id: number }) {
  return (
    <Notice tone="info">
      <p>{texts.notOpen}</p>
      <LinkButton to={to.jobDetailPanel(id)}>{texts.toJob}</LinkButton>
    </Notice>
  )
}
