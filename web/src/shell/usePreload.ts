import { useEffect } from 'react'
import { routeAt } from '../routes.tsx'

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

function preload({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (link && link.origin === window.location.origin) routeAt(link.pathname)?.Page.preload()
}

/** Fetches a page's code as soon as someone points at a link to it. */
export function usePreload() {
  useEffect(() => {
    for (const sign of SIGNS) document.addEventListener(sign, preload, { passive: true })
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, preload)
    }
  }, [])
}
