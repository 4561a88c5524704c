import type { Input, ResponseOf } from '@guildhall/contract/endpoint'
import type { PageRequest } from '@guildhall/contract/rendering'
import type { JsonEndpoint } from '../api/send.ts'

/** What a public page is rendered for, and how it fetches its data. */
export type PageLoad = Pick<PageRequest, 'publicUrl' | 'currency' | 'today'> & {
  params: URLSearchParams
  /** Fetches a query as a visitor gets it, for the page's own `useQuery` to find. */
  fetch: <E extends JsonEndpoint>(endpoint: E, input: Input<E>) => Promise<ResponseOf<E>>
}

/** A page that the server renders for visitors and search engines. */
export type PublicPage = {
  /**
   * Fetches every query that the page reads, and returns the metadata of its head, the URL to redirect to, or 'placeholder'
   * if only the browser can render the page, because it depends on the account.
   */
  load: (page: PageLoad) => Promise<Head | { location: string } | 'placeholder'>
  /** Whether a change must show at once: the page is neither shared nor kept by caches without asking. */
  isAlwaysFresh?: boolean
  /** Whether a visitor over the read limit gets a placeholder of the page instead of the 429 page, which links to the login. */
  placeholderOverLimit?: boolean
  /**
   * The part of the query that the page reads, with its question mark: URLs that differ in the rest share one rendering.
   * Without it, the page reads all of it.
   */
  searchOf?: (params: URLSearchParams) => string
}

/** What search engines and link previews read of a page. */
export type Head = {
  status?: 404
  /** As the browser's tab shows it, without the site's name; the title of the route where there is none. */
  title?: string
  description?: string
  /** The path of the page's canonical URL; a page without one is not indexed. */
  canonical?: string
  /** In the vocabulary of schema.org. */
  structured?: object
}
