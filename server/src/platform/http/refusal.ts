type Status = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 503

export const BUSY = 'The service is busy. Please try again in a minute.'

/** An expected refusal with a message for the person who uses the product. */
export class Refused extends Error {
  readonly status: Status
  readonly body: object
  /** Seconds until the same request may succeed, if known. */
  retryAfter?: number

  /** `body` replaces `{error}`, for shapes with more than a message. */
  constructor(status: Status, message: string, body: object = { error: message }) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** For a caller without a session, or whose account has just been deleted. */
export const loginRequired = () => new Refused(401, 'Please log in.')

export const refusedFields = (fieldErrors: Record<string, string[]>) => {
  const message = Object.values(fieldErrors)[0]![0]!
  return new Refused(400, message, { error: message, errorField: fieldErrors })
}

export function tooManyRequests(
  retryAfterSeconds: number,
  message = `Too many requests. ${tryAgainIn(retryAfterSeconds)}`,
) {
  const refusal = new Refused(429, message)
  refusal.retryAfter = retryAfterSeconds
  return refusal
}

/** A sentence with the time rounded up to minutes, and from an hour on to hours. */
export function tryAgainIn(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  const hours = Math.ceil(minutes / 60)
  return `Please try again in ${hours === 1 ? 'an hour' : `${hours} hours`}.`
}
