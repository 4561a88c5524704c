/** The maximum numbers of a search's characters, a filter's names and suggestions. The board needs none of the other sizes. */
export const SEARCH_MAX = { text: 100, filterNames: 20, suggestions: 9 } as const
