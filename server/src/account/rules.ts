import type { IncomingHttpHeaders } from 'node:http'
import { passwordWeaknesses, type Person } from '@guildhall/contract/account/passwords'
import { MAX, PASSWORD_MIN } from '@guildhall/contract/sizes'
import { dictionary } from '@zxcvbn-ts/language-common'
import { isPrefetch } from '../platform/http/prefetch.ts'

const COMMON = new Set(dictionary['passwords-common'])
// A password that is too short gets that message alone.
const isCommon = (password: string) => password.length >= PASSWORD_MIN && COMMON.has(password.toLowerCase())

/** Why a password is too weak, apart from its length: one message per reason. */
export const passwordErrors = (password: string, person: Person, siteName: string) => [
  ...(isCommon(password) ? ['This password is too common. Choose a different one.'] : []),
  ...passwordWeaknesses(password, person, siteName),
]

/**
 * The fields of a registration that the rules above need, from a form that may be invalid otherwise. Values that aren't
 * text, or are longer than any field may be, count as empty: the time to compare texts grows with the product of their
 * lengths.
 */
export function readForm(form: unknown) {
  const input = (form ?? {}) as Record<string, unknown>
  const text = (field: string) => {
    const value = input[field]
    return typeof value === 'string' && value.length <= MAX.email ? value : ''
  }
  const line = (field: string) => text(field).trim()
  return {
    password: text('password'),
    person: { username: line('username'), name: line('name'), email: line('email') },
  }
}

/**
 * Whether this request comes from a click on our own page. A browser that navigates to, prefetches or embeds a URL says
 * so in its headers. A client other than a browser sends none of them and is allowed.
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
