import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** The query parameters of the URL. */
export function useSearchParams() {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

// Beyond the end of every list, and a safe integer in all calculations.
const MAX_PAGE = 999_999_999

/** The page number in a parameter: 1 if missing or invalid, at most MAX_PAGE. */
export const readPageNumber = (text: string | null) =>
  /^[1-9]\d*$/.test(text ?? '') ? Math.min(Number(text), MAX_PAGE) : 1
