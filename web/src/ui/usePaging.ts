import { readPageNumber, useSearchParams } from './useSearchParams.ts'

/** The page number in the URL (1 if missing or invalid), and the URLs of other pages. */
export function usePaging() {
  const params = useSearchParams()
  return {
    page: readPageNumber(params.get('page')),
    hrefOf(page: number) {
      const next = new URLSearchParams(params)
      if (page === 1) next.delete('page')
      else next.set('page', String(page))
      return `?${next}`
    },
  }
}
