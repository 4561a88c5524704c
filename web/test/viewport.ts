import { vi } from 'vitest'

/** Replaces jsdom's missing IntersectionObserver. The returned function lets all that is observed come into view, or leave it. */
export function watchViewport() {
  const observed = new Set<(isIntersecting: boolean) => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      enter: (isIntersecting: boolean) => void
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        this.enter = (isIntersecting) => notify([{ isIntersecting }])
      }
      observe() {
        observed.add(this.enter)
      }
      disconnect() {
        observed.delete(this.enter)
      }
    },
  )
  return (isIntersecting = true) => [...observed].forEach((enter) => enter(isIntersecting))
}
