import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { isJobList, to } from '../to.ts'
import { site } from '../ui/site.ts'
import type { Step } from './BrowserRouter.tsx'
import { titleOf } from './messages.ts'
import { findRoute, type PageRoute } from './pageRoute.ts'

/** What makes a new place: the path, and which job or person it shows. On the board, choosing a job is no change of place. */
function placeOf(pathname: string, search: string) {
  if (pathname === to.home) return pathname
  const params = new URLSearchParams(search)
  return [pathname, params.get('jobId'), params.get('id')].join()
}

function focusMain() {
  const main = document.querySelector('main')
  // A page that has put the focus into its first field keeps it there.
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
}

/** Scrolls to the top, or on the way back to a list to where the reader was, moves the focus and names the tab, whenever another screen is shown. */
export function RouteChange({ routes }: { routes: readonly PageRoute[] }) {
  const { pathname, search, state } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const top = (isBack && isJobList(pathname) && (state as Step)?.top) || 0
  const place = placeOf(pathname, search)
  const lastPlace = useRef(place)

  useEffect(() => {
    const title = findRoute(routes, pathname)?.title
    document.title = title ? titleOf(title) : site.name
  }, [routes, pathname])

  useEffect(() => {
    if (lastPlace.current === place) return
    lastPlace.current = place
    window.scrollTo({ top, behavior: 'instant' })
    focusMain()
  }, [place, top])

  return null
}
