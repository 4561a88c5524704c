import { useSession } from '../api/session.ts'
import { BackLink } from '../shell/BackLink.tsx'
import { to } from '../to.ts'
import { jobTexts as texts } from './messages.ts'

/** A job that was opened by its URL leads to the board, or for a company to its own jobs. */
export function BackToJobs() {
  const isCompany = useSession()?.userType === 'company'
  return (
    <BackLink list="jobs" to={isCompany ? to.companyPanel('jobs') : to.home}>
      {/* On a phone the job's title takes its place once the page is scrolled. */}
      <span className="group-data-past:max-md:sr-only">{texts.backToJobs}</span>
    </BackLink>
  )
}
