import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../api/session.ts'
import type { HistoryState } from '../shell/BrowserRouter.tsx'
import { isJobList, to } from '../to.ts'
import { isPlainClick, Link } from '../ui/Link.tsx'
import { jobTexts as texts } from './messages.ts'

/** Goes back to the list that the job was opened from. Opened by its URL, to the board, or to a company's own jobs. */
export function BackToJobs() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const isCompany = useSession()?.userType === 'company'

  // In a click handler, because the server renders the link without knowing the history.
  function goBack(event: MouseEvent) {
    if (!isJobList((state as HistoryState)?.from) || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <Link
      to={isCompany ? to.companyPanel('jobs') : to.home}
      onClick={goBack}
      className="-ml-2 inline-flex h-11 items-center gap-1.5 px-2 font-semibold text-soft hover:text-ink"
    >
      <ArrowLeft size={18} aria-hidden />
      {texts.backToJobs}
    </Link>
  )
}
