import { readPageNumber, useSearchParams } from './useSearchParams.ts'

/** The page number in the URL's parameter `param` (1 if missing or invalid), and the URLs of other pages. */
export function usePaging(param = 'page') {
  const params = useSearchParams()
  return {
    page: readPageNumber(params.get(param)),
    hrefOf(page: number) {
      const next = new URLSearchParams(params)
      if (page === 1) next.delete(param)
      else next.set(param, String(page))
      return `?${next}`
    },
  }
}
