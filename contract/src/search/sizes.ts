/** The maximum number of a search's characters and of a filter's names. The board needs none of the other sizes. */
export const SEARCH_MAX = { text: 100, filterNames: 20 } as const
