import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { createPath, NavigationType, type Navigator, Router, type To } from 'react-router'
import { listOf } from '../to.ts'

const { Pop, Push, Replace } = NavigationType

/**
 * The state of an entry of the browser's history: the page that led to it, how many steps back that is if more than one,
 * and its scroll position when it was left.
 */
export type HistoryState = { from?: string; steps?: number; top?: number } | null

const readUrl = (navigationType: NavigationType) => {
  const { pathname, search, hash } = window.location
  return { location: { pathname, search, hash, state: window.history.state as unknown }, navigationType }
}

/** The state of a page opened from the current one: a job opened from another job keeps the page that led to the first. */
function nextState(to: string): HistoryState {
  const { pathname, search } = window.location
  const { from, steps = 1 } = (window.history.state as HistoryState) ?? {}
  const isAlike = to.split('?')[0] === pathname && !listOf(pathname)
  return from && isAlike ? { from, steps: steps + 1 } : { from: pathname + search }
}

/** The state of a page that takes the place of the current one: another view of it keeps the page that led to it. */
function replacedState(to: string): HistoryState {
  const { from, steps } = (window.history.state as HistoryState) ?? {}
  return from && to.split('?')[0] === window.location.pathname ? { from, steps } : null
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
      push(to, state: unknown = nextState(createHref(to))) {
        // The scroll position, which the way back restores.
        window.history.replaceState({ ...window.history.state, top: window.scrollY }, '')
        window.history.pushState(state, '', createHref(to))
        setCurrent(readUrl(Push))
      },
      replace(to, state: unknown = replacedState(createHref(to))) {
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
