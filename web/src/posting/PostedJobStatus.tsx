import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { Chip } from '../ui/Chip.tsx'
import { statusOf, useToday } from '../jobs/api.ts'
import { panelTexts } from './panelMessages.ts'

type PostedJobStatusProps = { job: Pick<JobCard, 'job_status' | 'deadline'> }

/** The status as its company sees it: a job past its deadline is not closed, so it reads 'Deadline passed'. */
export function PostedJobStatus({ job }: PostedJobStatusProps) {
  const status = statusOf(job, useToday())
  const isPastDeadline = status !== job.job_status
  return (
    <Chip tone={status === 'Open' ? 'brand' : 'plain'}>
      {isPastDeadline ? panelTexts.panel.deadlinePassed : status}
    </Chip>
  )
}
