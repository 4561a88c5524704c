import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `onView` whenever the element comes into view, or `margin` before that, as of an IntersectionObserver. */
export function useWhenInView(element: RefObject<Element | null>, onView: () => void, margin?: string) {
  const view = useEffectEvent(onView)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && view(), {
      rootMargin: margin,
    })
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element, margin])
}
