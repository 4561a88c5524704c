import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { createPath, NavigationType, type Navigator, Router, type To } from 'react-router'

const { Pop, Push, Replace } = NavigationType

/** What a step in the browser's history remembers: the page that led to it, and how far it was scrolled when it was left. */
export type Step = { from?: string; top?: number } | null

const readAddress = (navigationType: NavigationType) => {
  const { pathname, search, hash } = window.location
  return { location: { pathname, search, hash, state: window.history.state as unknown }, navigationType }
}

const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to))

/**
 * The router over the browser's own history. The library's comes with the data router, as its Link does.
 * Addresses change without transitions: who leaves the session and the page at once must be seen to do both.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState(() => readAddress(Pop))

  useLayoutEffect(() => {
    const follow = () => setAddress(readAddress(Pop))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  const navigator = useMemo((): Navigator => {
    return {
      createHref,
      go: (steps) => window.history.go(steps),
      push(to, state: unknown = { from: window.location.pathname + window.location.search }) {
        // Where the reader was on the page, for when they come back to it.
        window.history.replaceState({ ...window.history.state, top: window.scrollY }, '')
        window.history.pushState(state, '', createHref(to))
        setAddress(readAddress(Push))
      },
      replace(to, state: unknown = null) {
        window.history.replaceState(state, '', createHref(to))
        setAddress(readAddress(Replace))
      },
    }
  }, [])

  return (
    <Router {...address} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  )
}
