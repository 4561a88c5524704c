import { MAX } from '@guildhall/contract/sizes'
import { email } from '@guildhall/contract/values'

const FALLBACK = 'members.test'

/** The domain of all aliases: below the site's host, or a reserved one if the host can't be part of an email. */
function domainAt(publicUrl: string) {
  const { hostname } = new URL(publicUrl)
  const domain = `members.${hostname}`
  const longest = `${'a'.repeat(MAX.username)}@${domain}`
  return hostname.includes('.') && email().safeParse(longest).success ? domain : FALLBACK
}

/**
 * Every account has an alias, `username@members.<host>`, for readers who may not see its email. It is no mailbox: it is
 * accepted as the recipient of a message, and as nothing else.
 */
export function aliasesAt(publicUrl: string) {
  const domain = domainAt(publicUrl)
  const suffix = `@${domain}`
  const isAlias = (address: string) => address.trim().toLowerCase().endsWith(suffix)
  return {
    domain,
    aliasOf: (username: string) => username + suffix,
    /** Tells if an address is at the domain of the aliases, even if it belongs to no account. */
    isAlias,
    /** The username in an alias, and undefined for another address. */
    usernameIn: (address: string) => (isAlias(address) ? address.trim().slice(0, -suffix.length) : undefined),
  }
}

export type Aliases = ReturnType<typeof aliasesAt>
