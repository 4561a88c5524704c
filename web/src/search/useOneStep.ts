import type { FilterValues } from '@guildhall/contract/search/filters'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FiltersProps } from './filters.ts'

type OneStepOptions = Pick<FiltersProps, 'onChange'> & { open: boolean; onBack: () => void }

/**
 * Makes all changes while filters are open one step of the browser's history: the way back undoes them together, and calls
 * `onBack`, which closes the filters.
 */
export function useOneStep({ open, onChange, onBack }: OneStepOptions) {
  const hasChanged = useRef(false)
  const back = useEffectEvent(onBack)
  useEffect(() => {
    if (!open) return
    hasChanged.current = false
    const close = () => back()
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [open])

  return (changes: FilterValues) => {
    onChange(changes, { replace: hasChanged.current })
    hasChanged.current = true
  }
}
