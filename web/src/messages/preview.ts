import { truncate } from '@guildhall/contract/truncate'

const BODY_LENGTH = 95
const SUBJECT_LENGTH_ON_PHONE = 40

/** The beginning of a body, with an ellipsis if it goes on. */
export const preview = (body: string) => truncate(body, BODY_LENGTH)

/** What a phone shows of a subject, and the rest. */
export function splitSubject(subject: string) {
  const characters = Array.from(subject)
  return [
    characters.slice(0, SUBJECT_LENGTH_ON_PHONE).join(''),
    characters.slice(SUBJECT_LENGTH_ON_PHONE).join(''),
  ] as const
}
