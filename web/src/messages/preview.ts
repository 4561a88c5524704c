const BODY_LENGTH = 95
const SUBJECT_LENGTH_ON_PHONE = 40

/** The beginning of a body, with an ellipsis if it goes on. */
export function preview(body: string) {
  const characters = Array.from(body)
  return characters.length > BODY_LENGTH ? `${characters.slice(0, BODY_LENGTH).join('').trimEnd()}…` : body
}

/** What a phone shows of a subject, and the rest. */
export function splitSubject(subject: string) {
  const characters = Array.from(subject)
  return [
    characters.slice(0, SUBJECT_LENGTH_ON_PHONE).join(''),
    characters.slice(SUBJECT_LENGTH_ON_PHONE).join(''),
  ] as const
}
