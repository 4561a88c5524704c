import { useEffect } from 'react'
import { findRoute, type PageRoute } from './pageRoute.ts'

const INTEREST_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

// The first link of each entry of a list, such as a card.
const ENTRY_LINK = 'main li a[href]'

/**
 * Preloads the code of a page when a link to it is hovered, focused or touched. On a touch also of the page that the
 * entries of a list open: while a list is scrolled, there is time, and between a tap and its click there is none.
 */
export function usePreload(routes: readonly PageRoute[]) {
  useEffect(() => {
    function preload({ target, type }: Event) {
      const touched = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      const link = touched || (type === 'touchstart' && document.querySelector<HTMLAnchorElement>(ENTRY_LINK))
      if (link && link.origin === window.location.origin) findRoute(routes, link.pathname)?.Page.preload()
    }
    for (const event of INTEREST_EVENTS) document.addEventListener(event, preload, { passive: true })
    return () => {
      for (const event of INTEREST_EVENTS) document.removeEventListener(event, preload)
    }
  }, [routes])
}
