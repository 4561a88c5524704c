import { vi } from 'vitest'

/** Replaces jsdom's missing IntersectionObserver. The returned function lets all that is observed come into view. */
export function watchViewport() {
  const observed = new Set<() => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      enter: () => void
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        this.enter = () => notify([{ isIntersecting: true }])
      }
      observe() {
        observed.add(this.enter)
      }
      disconnect() {
        observed.delete(this.enter)
      }
    },
  )
  return () => [...observed].forEach((enter) => enter())
}
