import { type RefObject, useEffect, useRef } from 'react'

/** When the focused control of a section is removed, such as one of a deleted row, the focus moves to the heading. */
export function useFocusAfterRemoval(heading: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null)
  useEffect(() => {
    const section = heading.current?.closest('section')
    const remember = ({ target }: FocusEvent) => void (focused.current = target as Element)
    section?.addEventListener('focusin', remember)
    return () => section?.removeEventListener('focusin', remember)
  }, [heading])

  // After every render, because any may remove the control.
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === document.body) heading.current?.focus()
  })
}
