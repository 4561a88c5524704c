import type { MouseEvent } from 'react'

/** The maximum number of matches in the list of a combobox. Typing finds the others. */
export const MAX_SHOWN = 50

/**
 * The index of the highlighted option after a key press: -1 is none, and the ends wrap around. Home and End move the
 * cursor in the text until an option is highlighted. Null if the key does not move the highlight.
 */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  if (key === 'Home' && active >= 0) return 0
  if (key === 'End' && active >= 0) return count - 1
  return null
}

/** For `onMouseDown` on the list of a combobox: keeps the focus in the text. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
