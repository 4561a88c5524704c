/** How the server has the built web app draw a page. Web and server know nothing else of each other. */
export type Render = (request: PageRequest) => Promise<RenderedPage>

/** What the operator calls the site, the sign of its currency as it stands before an amount, and whether it has demo accounts. */
export type Site = { name: string; currencySign: string; isDemo: boolean }

export type PageRequest = {
  /** As it was asked for, not decoded. */
  path: string
  /** The query with its question mark, or nothing. */
  search: string
  /** Milliseconds since 1970; stands in the page once, and is all that two drawings of the same differ by. */
  now: number
  /** The day that deadlines are counted by, YYYY-MM-DD. */
  today: string
  /** The address that people use, without a path. */
  publicUrl: string
  /** ISO 4217. */
  currency: string
  /** Where the visitor has read too much: the seconds until more may be read. */
  refusedFor?: number | undefined
  /** What an endpoint answers a visitor; `ahead` says that the address of the page does not ask for it. */
  ask: (url: string, options: { ahead: boolean }) => Promise<Asked>
}

/** `retryAfter` is in seconds, of a refusal that says so. */
export type Asked = { status: number; body: unknown; retryAfter?: number | undefined }

/** A whole document. Several who ask at once may get the same one: what is made of it is worth keeping with it. */
export type DrawnPage = {
  status: 200 | 404 | 429
  html: string
  /** The `now` that stands in it. */
  drawnAt: number
}

/**
 * A document; the 429 page with its Retry-After; a redirect; or the empty `shell` for pages that only an account sees,
 * and forms.
 */
export type RenderedPage =
  | DrawnPage
  | { tooManyRequests: DrawnPage; retryAfter: number }
  | { status: 302; location: string }
  | { shell: string }
