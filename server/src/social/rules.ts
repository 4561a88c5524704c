import { username } from '@guildhall/contract/account/forms'
import { MAX } from '@guildhall/contract/sizes'
import { startOf } from '@guildhall/contract/truncateLine'
import { email, line } from '@guildhall/contract/values'
import type { Claims } from '../adapters/identityProvider.ts'
import type { Aliases } from '../privacy/api.ts'

/** What a ticket stands for. `name` and `picture` may be empty. */
export type Person = { issuer: string; subject: string; email: string; name: string; picture: string }

const emailForm = email()
const nameForm = line({ max: MAX.url })
const MAX_SUBJECT_LENGTH = 255 // OpenID Connect Core 1.0, section 2
const MAX_PICTURE_LENGTH = 2000

/** The person of a login, or why the login fails. */
export function readPerson(
  claims: Claims,
  { isAlias }: Pick<Aliases, 'isAlias'>,
): Person | 'unverified' | 'failed' {
  const { issuer, subject } = claims
  const address = emailForm.safeParse(claims.email)
  const isSubject = subject !== '' && subject.length <= MAX_SUBJECT_LENGTH && /^[\x20-\x7e]+$/.test(subject)
  if (!address.success || isAlias(address.data) || !isSubject) return 'failed'
  if (!claims.isEmailVerified) return 'unverified'
  const [name, picture] = [cleanName(claims.name), cleanPicture(claims.picture)]
  return { issuer, subject, email: address.data, name, picture }
}

function cleanName(claim: string) {
  const { data = '' } = nameForm.safeParse(claim)
  return startOf(data, MAX.name).trim()
}

/** The URL as the parser writes it, in ASCII. */
function cleanPicture(claim: string) {
  const { protocol, href = '' } = URL.parse(claim) ?? {}
  return protocol === 'https:' && href.length <= MAX_PICTURE_LENGTH ? href : ''
}

type State = { is_active: boolean; is_demo: boolean; locked_at: Date | null }

/** Returns the reason why a provider's login can't open an account; undefined if it can. */
export function refusalOf({ is_active, is_demo, locked_at }: State) {
  if (is_demo || !is_active) return 'closed'
  return locked_at === null ? undefined : 'locked'
}

const FALLBACK = 'candidate'
const MIN_USERNAME_LENGTH = 3

/**
 * A username from the local part of an email, without its tag ("+jobs") and without characters that usernames don't
 * have. `suffix` is a number for a name that is taken.
 */
export function usernameFrom(email: string, suffix: string, isReserved: (name: string) => boolean) {
  const [local = ''] = email.split(/[+@]/)
  const allowed = local.replace(/[^A-Za-z0-9._-]/g, '')
  const names = [allowed && allowed.padEnd(MIN_USERNAME_LENGTH, '1'), FALLBACK].map(
    (name) => name.slice(0, MAX.username - suffix.length) + suffix,
  )
  return names.find((name) => username.safeParse(name).success && !isReserved(name)) ?? FALLBACK + suffix
}
