import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { useSession } from '../api/session.ts'
import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { pageTexts as texts } from './pageMessages.ts'

/** A link to the job's applicants, for the company that posted it. */
export function ManageButton({ job }: { job: Pick<JobCard, 'id' | 'user_posted'> }) {
  const session = useSession()
  if (session?.userType !== 'company' || session.userId !== job.user_posted.id) return null
  return <LinkButton to={to.jobDetailPanel(job.id)}>{texts.manage}</LinkButton>
}
