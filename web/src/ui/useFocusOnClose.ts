import { useLayoutEffect, useRef } from 'react'

/** Put the returned ref on the button that opens something: it gets the focus back when that is closed. */
export function useFocusOnClose(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
