/** A service that the task needs is unavailable: the task is retried until it is back. */
export class UnavailableError extends Error {}

/**
 * A service may have done what it was asked to, but did not confirm it: the task is retried, with growing pauses of up
 * to six hours, because each retry may repeat its effect.
 */
export class UnconfirmedError extends Error {}

/** The task will never succeed: it is not retried. */
export class PermanentError extends Error {}

const MAX_LENGTH = 2000

/**
 * The kind of an error and its stack, for the log. The message is left out: a mail server's reply names the recipient
 * and PostgreSQL's the row.
 */
export function describeFailure(error: unknown) {
  if (!(error instanceof Error)) return typeof error
  const { name, code, responseCode } = (error.cause ?? error) as Coded
  const frames = (error.stack ?? '').replace(error.message, '').split('\n').slice(1)
  const kind = [name, code, responseCode].filter((part) => part !== undefined).join(' ')
  return [kind, ...frames.slice(0, 5)].join('\n').slice(0, MAX_LENGTH)
}

type Coded = Error & { code?: string; responseCode?: number }
