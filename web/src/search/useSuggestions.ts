import { useQuery } from '@tanstack/react-query'
import { useSearchBarData } from './useSearchBarData.ts'

/** Searches to suggest for a text. Names and code load once the search bar is in use. */
export function useSuggestions(text: string, isInUse: boolean) {
  const { data: names } = useSearchBarData({ enabled: isInUse })
  const { data: code } = useQuery({
    queryKey: ['code of suggestions'],
    queryFn: () => import('./suggestions.ts'),
    enabled: isInUse,
    staleTime: Infinity,
  })
  return names && code ? code.suggestionsFor(text, names) : []
}
