import { readPageNumber, useSearchParams } from './useSearchParams.ts'

/** The page that the address names, the first one where it names none, and the addresses of its neighbours. */
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
