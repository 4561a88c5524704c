import { useEffect } from 'react'
import { findRoute, type PageRoute } from './pageRoute.ts'

const INTEREST_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/** Preloads the code of a page when a link to it is hovered, focused or touched. */
export function usePreload(routes: readonly PageRoute[]) {
  useEffect(() => {
    function preload({ target }: Event) {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      if (link && link.origin === window.location.origin) findRoute(routes, link.pathname)?.Page.preload()
    }
    for (const event of INTEREST_EVENTS) document.addEventListener(event, preload, { passive: true })
    return () => {
      for (const event of INTEREST_EVENTS) document.removeEventListener(event, preload)
    }
  }, [routes])
}
