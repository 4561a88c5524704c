import { useSyncExternalStore } from 'react'

/** Whether the window is at least that wide: `isWide` for event handlers, `useIsWide` for rendering, null on the server. */
export function minWidth(pixels: number) {
  const query = () => window.matchMedia(`(min-width: ${pixels}px)`)
  const isWide = () => query().matches
  function subscribe(listener: () => void) {
    const list = query()
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return { isWide, useIsWide: () => useSyncExternalStore<boolean | null>(subscribe, isWide, () => null) }
}
