import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { listOf, to } from '../to.ts'
import { site } from '../ui/site.ts'
import type { HistoryState } from './BrowserRouter.tsx'
import { titleOf } from './messages.ts'
import { findRoute, type PageRoute } from './pageRoute.ts'

/** The key of a screen: the path, and whose page it is. On a board, selecting a job or a person does not change it. */
function screenKey(pathname: string, search: string) {
  if (pathname === to.home) return pathname
  const params = new URLSearchParams(search)
  return [pathname, params.get('jobId'), params.get('id')].join()
}

function focusMain() {
  const main = document.querySelector('main')
  // A page that focuses its first field keeps the focus there.
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
}

/** When another screen is shown: scrolls to the top, or on the way back to a list restores its scroll position; moves the focus; sets the tab's title. */
export function RouteChange({ routes }: { routes: readonly PageRoute[] }) {
  const { pathname, search, state } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const top = (isBack && listOf(pathname) && (state as HistoryState)?.top) || 0
  const screen = screenKey(pathname, search)
  const lastScreen = useRef(screen)

  useEffect(() => {
    const title = findRoute(routes, pathname)?.title
    document.title = title ? titleOf(title) : site.name
  }, [routes, pathname])

  useEffect(() => {
    if (lastScreen.current === screen) return
    lastScreen.current = screen
    window.scrollTo({ top, behavior: 'instant' })
    focusMain()
  }, [screen, top])

  return null
}
