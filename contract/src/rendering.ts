import type { SocialProvider } from './social/endpoints.ts'

/** Renders a page of the web app for the server. Neither imports the other: both know this interface only. */
export type Render = (request: PageRequest) => Promise<RenderedPage>

export type Site = {
  /** The operator's name for the site. */
  name: string
  /** As it stands before an amount. */
  currencySign: string
  /** Whether the site has demo accounts. */
  isDemo: boolean
  socialProvider?: SocialProvider | undefined
  contact: SiteContact
}

/** How to reach the operator, as far as it is configured. The contact form needs the email. */
export type SiteContact = {
  email?: string | undefined
  phone?: string | undefined
  address?: string | undefined
  links: { name: string; url: string }[]
}

export type PageRequest = {
  /** As requested, not decoded. */
  path: string
  /** The query string with its question mark, or ''. */
  search: string
  /** The date that deadlines are compared with, YYYY-MM-DD. */
  today: string
  /** The public URL of the site, without a path. */
  publicUrl: string
  /** ISO 4217. */
  currency: string
  /** For a visitor over the limit of calls, the seconds until more may be read. */
  refusedFor?: number | undefined
  /** Calls an endpoint as this visitor. */
  fetch: (url: string) => Promise<Fetched>
}

/** `retryAfter` is in seconds, where the response says so. */
type Fetched = { status: number; body: unknown; retryAfter?: number | undefined }

/**
 * A whole document, rendered when `html` is called. Concurrent requests may get the same object, so what is derived
 * from it can be cached with it.
 */
export type HtmlPage = {
  status: 200 | 404 | 429
  /** All that the document depends on: of one URL, two pages of the same version are the same. */
  version: string
  html: () => Promise<HtmlParts>
  /** Makes caches ask for the current version each time, because the page may be withdrawn at once. */
  mustRevalidate?: boolean | undefined
}

/** A document in three parts. The middle part is the same in all documents. */
type HtmlParts = { start: string; middle: string; end: string }

/** A document; the 429 page with its Retry-After; or a redirect. */
export type RenderedPage =
  | HtmlPage
  | { tooManyRequests: HtmlPage; retryAfter: number }
  | { status: 302; location: string }
