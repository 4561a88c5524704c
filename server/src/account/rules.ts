import type { IncomingHttpHeaders } from 'node:http'
import { passwordWeaknesses, type Person } from '@guildhall/contract/account/passwords'
import { MAX, PASSWORD_MIN } from '@guildhall/contract/sizes'
import { dictionary } from '@zxcvbn-ts/language-common'
import { isPrefetch } from '../platform/http/prefetch.ts'

const COMMON = new Set(dictionary['passwords-common'])
// Of one that is too short, that is fault enough.
const isCommon = (password: string) => password.length >= PASSWORD_MIN && COMMON.has(password.toLowerCase())

/** What is wrong with a password beyond its length, a sentence each. */
export const passwordFaults = (password: string, person: Person, siteName: string) => [
  ...(isCommon(password) ? ['This password is too common.'] : []),
  ...passwordWeaknesses(password, person, siteName),
]

/**
 * What of a registration the rules above look at, however much else is wrong with it. What is no text is left out, and
 * what is longer than any field may be: comparing long texts takes the product of their lengths.
 */
export function readForm(form: unknown) {
  const given = (form ?? {}) as Record<string, unknown>
  const text = (field: string) => {
    const value = given[field]
    return typeof value === 'string' && value.length <= MAX.email ? value : ''
  }
  const line = (field: string) => text(field).trim()
  return {
    password: text('password'),
    person: { username: line('username'), name: line('name'), email: line('email') },
  }
}

/**
 * Whether a person's click in our own page made this call. A browser that opens, prefetches or embeds an address
 * says so in its headers; a client that is no browser sends none of them and is believed.
 */
export function isDeliberate(headers: IncomingHttpHeaders) {
  const mode = headers['sec-fetch-mode']
  const site = headers['sec-fetch-site']
  return (
    !isPrefetch(headers) &&
    (mode === undefined || mode === 'cors' || mode === 'same-origin') &&
    site !== 'cross-site'
  )
}
