import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { HistoryState } from '../shell/BrowserRouter.tsx'
import { isJobList, to } from '../to.ts'
import { isPlainClick, Link } from '../ui/Link.tsx'
import { jobTexts as texts } from './messages.ts'

/** Goes back to the list that the job was opened from, or to the board if it was opened by its URL. */
export function BackToJobs() {
  const { state } = useLocation()
  const navigate = useNavigate()

  // In a click handler, because the server renders the link without knowing the history.
  function goBack(event: MouseEvent) {
    if (!isJobList((state as HistoryState)?.from) || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <Link
      to={to.home}
      onClick={goBack}
      className="-ml-2 inline-flex h-11 items-center gap-1.5 px-2 font-semibold text-soft hover:text-ink"
    >
      <ArrowLeft size={18} aria-hidden />
      {texts.backToJobs}
    </Link>
  )
}
