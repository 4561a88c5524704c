import { useEffect } from 'react'
import { findRoute, type PageRoute } from './pageRoute.ts'

const INTEREST_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Preloads the code of a page when a link to it is hovered, focused or touched: once the browser is idle, because on a
 * slow phone to start a request takes as long as a tenth of a tap.
 */
export function usePreload(routes: readonly PageRoute[]) {
  useEffect(() => {
    function preload({ target }: Event) {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      if (!link || link.origin !== window.location.origin) return
      const page = findRoute(routes, link.pathname)?.Page
      if (page) whenIdle(page.preload)
    }
    for (const event of INTEREST_EVENTS) document.addEventListener(event, preload, { passive: true })
    return () => {
      for (const event of INTEREST_EVENTS) document.removeEventListener(event, preload)
    }
  }, [routes])
}

// Safari can't tell when it is idle.
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 100)
