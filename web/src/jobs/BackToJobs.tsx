import { useSession } from '../api/session.ts'
import { BackLink } from '../shell/BackLink.tsx'
import { to } from '../to.ts'
import { jobTexts as texts } from './messages.ts'

type BackToJobsProps = {
  /** On a phone, the job's title takes the place of the label. */
  isShort?: boolean
}

/** A job that was opened by its URL leads to the board, or for a company to its own jobs. */
export function BackToJobs({ isShort }: BackToJobsProps) {
  const isCompany = useSession()?.userType === 'company'
  return (
    <BackLink list="jobs" to={isCompany ? to.companyPanel('jobs') : to.home}>
      <span className={isShort ? 'max-md:sr-only' : ''}>{texts.backToJobs}</span>
    </BackLink>
  )
}
