import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { listOf } from '../to.ts'
import { isPlainClick, Link } from '../ui/Link.tsx'
import type { HistoryState } from './BrowserRouter.tsx'

/** The URL of the page from which the current one was opened, if that was a page of the app. */
export const useOpenedFromUrl = () => (useLocation().state as HistoryState)?.from

/** What the list shows from which the current page was opened, if it was opened from one. */
export const useOpenedFrom = () => listOf(useOpenedFromUrl())

type BackLinkProps = {
  /** Without it, any page of the app will do. */
  list?: ReturnType<typeof listOf>
  /** Where it leads if the page was not opened from such a list. */
  to: string
  children: ReactNode
}

/** Leads back to the list or page from which the current page was opened, with its search and its scroll position. */
export function BackLink({ list, to, children }: BackLinkProps) {
  const { from, steps = 1 } = (useLocation().state as HistoryState) ?? {}
  const navigate = useNavigate()

  // In a click handler, because the server renders the link without knowing the history.
  function goBack(event: MouseEvent) {
    if (!from || (list && listOf(from) !== list) || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(-steps)
  }

  return (
    <Link
      to={to}
      onClick={goBack}
      className="-ml-2 inline-flex h-11 min-w-11 items-center gap-1.5 px-2 font-semibold text-soft hover:text-ink"
    >
      <ArrowLeft size={18} aria-hidden />
      {children}
    </Link>
  )
}
