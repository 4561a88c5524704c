/** What the work needs is away or does not answer: the work waits for it, however long. */
export class UnavailableError extends Error {}

/** The work will never succeed, however often it is tried. */
export class PermanentError extends Error {}

const LENGTH_MAX = 2000

/**
 * An error for those who run the product: what kind it is and where it happened. Its words are left out, because a
 * mail server's reply names the recipient and PostgreSQL's the row.
 */
export function describeFailure(error: unknown) {
  if (!(error instanceof Error)) return typeof error
  const { name, code, responseCode } = (error.cause ?? error) as Coded
  const places = (error.stack ?? '').replace(error.message, '').split('\n').slice(1)
  const what = [name, code, responseCode].filter((part) => part !== undefined).join(' ')
  return [what, ...places.slice(0, 5)].join('\n').slice(0, LENGTH_MAX)
}

type Coded = Error & { code?: string; responseCode?: number }
