import { jobs } from '@guildhall/contract/jobs/endpoints'
import { texts as shellTexts } from '../shell/messages.ts'
import type { PublicPage } from '../shell/publicPage.ts'
import { summary } from '../shell/summary.ts'
import { to } from '../to.ts'
import { statusOf } from './jobDeadline.ts'
import { jobPosting } from './jobPosting.ts'
import { pageTexts } from './pageMessages.ts'

/** The page of a job. */
export const jobSsr: PublicPage = {
  async load(page) {
    const id = page.params.get('jobId') ?? ''
    const answer = await page.fetch(jobs.getJobDetail, { params: { id } })
    if (answer.status !== 200) return { status: 404, title: shellTexts.jobNotFound }

    const job = answer.body
    const head = {
      title: pageTexts.tabTitle(job.job_title, job.user_posted.name),
      description: summary(job.job_detail),
    }
    // A job that takes no more applications leaves the index.
    if (statusOf(job, page.today) !== 'Open') return head
    return { ...head, canonical: to.jobs(job.id), structured: jobPosting(job, page) }
  },
}
