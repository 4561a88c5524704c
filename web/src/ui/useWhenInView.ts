import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `onView` whenever the element comes into view. */
export function useWhenInView(element: RefObject<Element | null>, onView: () => void) {
  const view = useEffectEvent(onView)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && view())
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
}
