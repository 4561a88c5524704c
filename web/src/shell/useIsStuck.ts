import { useSyncExternalStore } from 'react'

const STICKY_AFTER = 80

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Whether the page is scrolled far enough for the header to stick. */
export const useIsStuck = () =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > STICKY_AFTER,
    () => false,
  )
