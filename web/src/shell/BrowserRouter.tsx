import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { createPath, NavigationType, type Navigator, Router, type To } from 'react-router'

const { Pop, Push, Replace } = NavigationType

/** The state of an entry of the browser's history: the page that led to it, and its scroll position when it was left. */
export type HistoryState = { from?: string; top?: number } | null

const readUrl = (navigationType: NavigationType) => {
  const { pathname, search, hash } = window.location
  return { location: { pathname, search, hash, state: window.history.state as unknown }, navigationType }
}

const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to))

/**
 * A router on the browser's history. React Router's own comes with the code of its data router, as its Link does. URLs
 * change without transitions: a logout changes session and page together, and both must be rendered at once.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(() => readUrl(Pop))

  useLayoutEffect(() => {
    const follow = () => setCurrent(readUrl(Pop))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  const navigator = useMemo((): Navigator => {
    return {
      createHref,
      go: (steps) => window.history.go(steps),
      push(to, state: unknown = { from: window.location.pathname + window.location.search }) {
        // The scroll position, which the way back restores.
        window.history.replaceState({ ...window.history.state, top: window.scrollY }, '')
        window.history.pushState(state, '', createHref(to))
        setCurrent(readUrl(Push))
      },
      replace(to, state: unknown = null) {
        window.history.replaceState(state, '', createHref(to))
        setCurrent(readUrl(Replace))
      },
    }
  }, [])

  return (
    <Router {...current} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  )
}
