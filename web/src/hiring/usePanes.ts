import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { HistoryState } from '../shell/BrowserRouter.tsx'
import { minWidth } from '../ui/minWidth.ts'

/** Whether there is room for an applicant beside the list: the same width as `min-[900px]:` in the class names. */
const { isWide: isSplit, useIsWide } = minWidth(900)
export const useIsSplit = useIsWide

export const rowId = (userId: number) => `applicant-${userId}`

/**
 * Where the window scrolls and what has the focus when another applicant is shown. Beside the list, the pane starts at
 * its top and nothing else moves. On a narrow screen, an opened applicant replaces the list, and the way back
 * leads to the same row.
 */
export function usePanes(openedId: number | null, shownId: number | undefined) {
  const pane = useRef<HTMLElement>(null)
  const { state } = useLocation()
  const lastId = useRef(openedId)

  useLayoutEffect(() => {
    if (pane.current) pane.current.scrollTop = 0
  }, [shownId])

  const follow = useEffectEvent((lastId: number | null) => {
    if (openedId === lastId || isSplit()) return
    if (openedId === null) document.getElementById(rowId(lastId!))?.focus({ preventScroll: true })
    else pane.current?.focus({ preventScroll: true })
    const top = openedId === null ? (state as HistoryState)?.top : 0
    window.scrollTo({ top: top ?? 0, behavior: 'instant' })
  })
  useEffect(() => {
    follow(lastId.current)
    lastId.current = openedId
  }, [openedId])
  return pane
}
