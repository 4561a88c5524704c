import { useEffect, useRef } from 'react'

export const rowId = (messageId: number) => `message-${messageId}`

/** When the opened message is closed, the focus returns to its row, or to the heading if it has none any more. */
export function useFocusOnReturn(openedId: number | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastId = useRef(openedId)
  useEffect(() => {
    if (openedId === null && lastId.current !== null)
      (document.getElementById(rowId(lastId.current)) ?? heading.current)?.focus()
    lastId.current = openedId
  }, [openedId])
  return heading
}
