import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** What the address says after its question mark. */
export function useSearchParams() {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

// Past the end of every list, and exact in every calculation with it.
const LAST_PAGE = 999_999_999

/** The page that an address names, the first one where it names none. A number too large to count is past the end. */
export const readPageNumber = (text: string | null) =>
  /^[1-9]\d*$/.test(text ?? '') ? Math.min(Number(text), LAST_PAGE) : 1
