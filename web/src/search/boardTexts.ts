/** What each board says in its own words. */
export type BoardTexts = {
  title: string
  searchLabel: string

  /** As the browser's tab shows it. The number is undefined while a search runs. */
  tabTitle: (search: string, count: number | undefined) => string
  /** Follows the number of all results, such as 'open jobs' after 137. */
  all: (count: number) => string
  /** Follows the number of results, such as 'jobs' after 3. */
  found: (count: number) => string
  /** Follows the number of results of a search, such as 'jobs for “cook”' after 3. */
  foundFor: (count: number, search: string) => string
  loading: string
  /** The names of the pager and of the pane. */
  pages: string
  detail: string
}
