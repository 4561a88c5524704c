import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

function setOpen(next: boolean) {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the board's filters are open on a phone: the bottom bar opens them, the board shows them. */
export const useFilterSheet = () => ({
  open: useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  ),
  setOpen,
})
