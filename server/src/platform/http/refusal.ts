type Status = 400 | 401 | 403 | 404 | 409 | 429 | 503

export const BUSY = 'The service is busy. Please try again in a minute.'

/** An expected "no" with a sentence meant for the person using the product. */
export class Refused extends Error {
  readonly status: Status
  readonly body: object
  /** Seconds after which the same may be allowed, where they are known. */
  retryAfter?: number

  /** `body` is for the shapes that say more than a sentence; it replaces `{error}`. */
  constructor(status: Status, sentence: string, body: object = { error: sentence }) {
    super(sentence)
    this.status = status
    this.body = body
  }
}

export const refusedFields = (faults: Record<string, string[]>) => {
  const sentence = Object.values(faults)[0]![0]!
  return new Refused(400, sentence, { error: sentence, errorField: faults })
}

export function tooOften(secondsToWait: number) {
  const refusal = new Refused(429, 'Too many attempts in a short time.')
  refusal.retryAfter = secondsToWait
  return refusal
}
