import { useSyncExternalStore } from 'react'

// The same width as `min-[1100px]:` in the board's class names.
const query = () => window.matchMedia('(min-width: 1100px)')

function subscribe(listener: () => void) {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the window has room for the selected result beside the list. */
export const isSplit = () => query().matches

/** The same for rendering; null on the server, where only the style sheet knows. */
export const useIsSplit = () => useSyncExternalStore<boolean | null>(subscribe, isSplit, () => null)
