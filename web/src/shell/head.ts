import type { PageRequest } from '@guildhall/contract/rendering'
import type { QueryClient } from '@tanstack/react-query'

/** What a page is drawn for, and with. */
export type View = Pick<PageRequest, 'publicUrl' | 'currency' | 'today'> & {
  params: URLSearchParams
  answers: QueryClient
}

/** What search engines and previews of links are told of a page. */
export type Head = {
  status?: 404
  /** As the browser's tab says it. */
  title: string
  description?: string
  /** The one address of what the page shows, from the root; without it no search engine is to keep the page. */
  canonical?: string
  /** By the vocabulary of schema.org. */
  structured?: object
}
