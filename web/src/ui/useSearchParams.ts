import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** The query parameters of the URL. */
export function useSearchParams() {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

// Beyond every id and the end of every list, and a safe integer in all calculations.
const MAX = 999_999_999

/** The id in a parameter: null if missing or invalid, at most MAX. */
export const readId = (text: string | null) =>
  /^[1-9]\d*$/.test(text ?? '') ? Math.min(Number(text), MAX) : null

/** The page number in a parameter: 1 if missing or invalid, at most MAX. */
export const readPageNumber = (text: string | null) => readId(text) ?? 1
