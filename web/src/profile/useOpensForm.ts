import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import type { MissingLinkState } from '../completion/api.ts'
import { jumpTo } from '../ui/jumpTo.ts'

/**
 * Calls `open` and scrolls to this section when a link to what is missing leads to it, and again when it is followed again.
 * At once, because the focus of the form would interrupt smooth scrolling.
 */
export function useOpensForm(section: string, open: () => void) {
  const state = useLocation().state as MissingLinkState | null
  const onOpen = useEffectEvent(open)
  useEffect(() => {
    if (state?.opens !== section) return
    onOpen()
    jumpTo(section, 'instant')
    // In a form that was open before; one that opens now focuses the field itself.
    if (state.field) document.querySelector<HTMLElement>(`#${section} [name=${state.field}]`)?.focus()
  }, [state, section])
}
