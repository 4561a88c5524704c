import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }

/**
 * On an arrow key, Home or End in the link of an `li`, moves the focus to the first link of another one in the list.
 * Returns the index of that one, or undefined for any other key.
 */
export function moveInList(event: KeyboardEvent) {
  const step = STEPS[event.key]
  const item = event.currentTarget.closest('li')
  if (step === undefined || !item) return undefined
  event.preventDefault()
  const items = [...item.parentElement!.children]
  const next = Math.max(0, Math.min(items.length - 1, items.indexOf(item) + step))
  items[next]!.querySelector('a')?.focus({ preventScroll: true })
  items[next]!.scrollIntoView({ block: 'nearest' })
  return next
}
