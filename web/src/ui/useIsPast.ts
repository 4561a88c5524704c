import { useEffect, useState } from 'react'

/** Whether an element at the beginning of what scrolls has left the view; `margin` is as of an IntersectionObserver. */
export function useIsPast(element: Element | null, margin?: string) {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver((entries) => setPast(!entries.at(-1)!.isIntersecting), {
      rootMargin: margin,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, margin])
  return isPast
}
