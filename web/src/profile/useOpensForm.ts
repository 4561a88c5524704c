import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import type { MissingLinkState } from '../completion/api.ts'

/** Calls `open` when a link to what is missing leads to this section, and again when it is followed again. */
export function useOpensForm(section: string, open: () => void) {
  const state = useLocation().state as MissingLinkState | null
  const onOpen = useEffectEvent(open)
  useEffect(() => {
    if (state?.opens === section) onOpen()
  }, [state, section])
}
