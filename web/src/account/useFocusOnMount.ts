import { useEffect, useRef } from 'react'

/** For what takes the place of a form: the focus would be lost with the form's button. */
export function useFocusOnMount<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}
