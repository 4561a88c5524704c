import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { HistoryState } from '../shell/BrowserRouter.tsx'
import { isJobList, to } from '../to.ts'
import { isPlainClick } from '../ui/isPlainClick.ts'
import { Link } from '../ui/Link.tsx'
import { jobTexts as texts } from './messages.ts'

/** Back to the list that led to the job, as it was left; to the board where the job was opened by its address. */
export function BackToJobs() {
  const { state } = useLocation()
  const navigate = useNavigate()

  // Only on the press: the server, which renders the link, does not know where the reader came from.
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
