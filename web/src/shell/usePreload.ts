import { useEffect } from 'react'
import { findRoute, type PageRoute } from './pageRoute.ts'

const INTEREST_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Preloads the code of a page when a link to it is hovered, focused or touched: once the browser is idle, because on a
 * slow phone to start a request takes as long as a tenth of a tap. Likewise the pages of `data-leads-to`, which has the
 * paths that a form may lead to.
 */
export function usePreload(routes: readonly PageRoute[]) {
  useEffect(() => {
    function preload({ target }: Event) {
      const source = target instanceof Element && target.closest<HTMLElement>('a[href], [data-leads-to]')
      for (const path of source ? pathsOf(source) : []) {
        const page = findRoute(routes, path)?.Page
        if (page) whenIdle(page.preload)
      }
    }
    for (const event of INTEREST_EVENTS) document.addEventListener(event, preload, { passive: true })
    return () => {
      for (const event of INTEREST_EVENTS) document.removeEventListener(event, preload)
    }
  }, [routes])
}

function pathsOf(source: HTMLElement) {
  if (!(source instanceof HTMLAnchorElement)) return source.dataset['leadsTo']!.split(' ')
  return source.origin === window.location.origin ? [source.pathname] : []
}

// A slow phone may take seconds until it is idle, and Safari can't tell.
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 500 }) : setTimeout(run, 100)
