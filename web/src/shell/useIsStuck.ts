import { useSyncExternalStore } from 'react'

const STICKY_AFTER = 80

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Whether the page is scrolled beyond the point from which the header stays in sight. */
export const useIsStuck = () =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > STICKY_AFTER,
    () => false,
  )
