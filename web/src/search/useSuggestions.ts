import { suggestionsFor } from './suggestions.ts'
import { useSearchBarData } from './useSearchBarData.ts'

/** Searches to suggest for a text. The names load once the search bar is in use. */
export function useSuggestions(text: string, isInUse: boolean) {
  const { data } = useSearchBarData({ enabled: isInUse })
  return data ? suggestionsFor(text, data) : []
}
