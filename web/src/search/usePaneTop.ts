import { type RefObject, useEffect } from 'react'

// Below the header and the search, each 64 px tall, and a gap.
const STICKY_TOP = 144

/** Keeps `--pane-top` of an element at the height of its top in the window, so that a style can end it at the bottom. */
export function usePaneTop(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const pane = element.current!
    function measure() {
      const top = Math.max(STICKY_TOP, pane.getBoundingClientRect().top)
      pane.style.setProperty('--pane-top', `${top}px`)
    }
    // What is above it may grow.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
    }
  }, [element])
}
