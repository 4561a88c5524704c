import { EMAIL_EXISTS, USERNAME_EXISTS } from '@guildhall/contract/account/endpoints'
import type { Problems } from '../ui/problems.ts'
import { texts } from './messages.ts'

type Faults = Record<string, string[]>

/** The field under which each of the server's faults is said. */
const FIELD_OF: Record<string, string> = { non_field_errors: 're_password' }

const NAMED_ON_ITS_FIELD = ['email', 'username', 'password', 'non_field_errors']

/** The server's faults of a registration by field, each with its first sentence. */
export const problemsIn = (faults: Faults): Problems =>
  Object.fromEntries(
    Object.entries(faults).map(([field, [sentence]]) => [FIELD_OF[field] ?? field, sentence]),
  )

/** What the form says over all of its fields: nothing where the fields say it. */
export function summaryOf(faults: Faults) {
  const emailExists = faults.email?.includes(EMAIL_EXISTS)
  const usernameExists = faults.username?.includes(USERNAME_EXISTS)
  if (emailExists && usernameExists) return texts.emailAndUsernameExist
  if (!NAMED_ON_ITS_FIELD.some((field) => faults[field])) return texts.badRequest
}
