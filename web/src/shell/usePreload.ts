import { createContext, useCallback, useEffect } from 'react'
import { whenIdle } from '../ui/whenIdle.ts'
import { findRoute, type PageRoute } from './pageRoute.ts'

const INTEREST_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

type Preload = (path: string) => void

/** Preloads the code of the page at a path without parameters, once the browser is idle. */
export const PreloadPage = createContext<Preload>(() => {})

/**
 * Preloads the code of a page when a link to it is hovered, focused or touched: once the browser is idle, because on a
 * slow phone to start a request takes as long as a tenth of a tap. Likewise the pages of `data-leads-to`, which has the
 * paths that a form may lead to. Returns what does so for any page.
 */
export function usePreload(routes: readonly PageRoute[]): Preload {
  const preloadPage = useCallback(
    (path: string) => {
      const page = findRoute(routes, path)?.Page
      if (page) whenIdle(page.preload)
    },
    [routes],
  )

  useEffect(() => {
    // A tap has all of the events.
    let latest: EventTarget | null = null
    function preload({ target }: Event) {
      if (target === latest) return
      latest = target
      const source = target instanceof Element && target.closest<HTMLElement>('a[href], [data-leads-to]')
      if (source) pathsOf(source).forEach(preloadPage)
    }
    for (const event of INTEREST_EVENTS) document.addEventListener(event, preload, { passive: true })
    return () => {
      for (const event of INTEREST_EVENTS) document.removeEventListener(event, preload)
    }
  }, [preloadPage])
  return preloadPage
}

function pathsOf(source: HTMLElement) {
  if (!(source instanceof HTMLAnchorElement)) return source.dataset['leadsTo']!.split(' ')
  return source.origin === window.location.origin ? [source.pathname] : []
}
