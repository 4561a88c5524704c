import { jobs } from '@guildhall/contract/jobs/endpoints'
import { query } from '../api/client.ts'
import type { Head, View } from '../shell/head.ts'
import { texts as shellTexts, titleOf } from '../shell/messages.ts'
import { summary } from '../shell/summary.ts'
import { to } from '../to.ts'
import { statusOf } from './jobDeadline.ts'
import { jobPosting } from './jobPosting.ts'
import { jobTexts } from './messages.ts'

export function jobHead(view: View): Head {
  const id = view.params.get('jobId') ?? ''
  const answer = view.answers.getQueryData(query(jobs.getJobDetail, { params: { id } }).queryKey)
  if (answer?.status !== 200) return { status: 404, title: titleOf(shellTexts.jobNotFound) }

  const job = answer.body
  const { job_title, user_posted, job_detail } = job
  const head = {
    title: titleOf(jobTexts.tabTitle(job_title, user_posted.name)),
    description: summary(job_detail),
  }
  // Search engines are to forget a job that nobody can apply for any more.
  if (statusOf(job, view.today) !== 'Open') return head
  return { ...head, canonical: to.jobs(job.id), structured: jobPosting(job, view) }
}
