import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** What the address says after its question mark. */
export function useSearchParams() {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
