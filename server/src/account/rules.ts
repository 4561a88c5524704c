import type { IncomingHttpHeaders } from 'node:http'
import { dictionary } from '@zxcvbn-ts/language-common'
import { isPrefetch } from '../kit/prefetch.ts'

const COMMON = new Set(dictionary['passwords-common'])
const RESERVED = [
  'admin',
  'administrator',
  'anonymous',
  'guildhall',
  'moderator',
  'root',
  'support',
  'system',
]

/** Names that could be taken for the house itself, or for nobody. */
export const isReserved = (username: string) =>
  RESERVED.includes(username.toLowerCase()) || /^[._-]+$/.test(username)

export type Person = { username: string; name: string; email: string }

/** What is wrong with a password beyond its length, a sentence each. */
export function passwordFaults(password: string, person: Person) {
  const lower = password.toLowerCase()
  const faults: string[] = []
  if (COMMON.has(lower)) faults.push('This password is too common.')
  if (/^\d+$/.test(password)) faults.push('This password is entirely numeric.')
  if (isClose(lower, person.username)) faults.push('The password is too similar to the username.')
  if (isClose(lower, person.name)) faults.push('The password is too similar to the name.')
  if (isClose(lower, person.email) || isClose(lower, person.email.split('@')[0]!)) {
    faults.push('The password is too similar to the email.')
  }
  return faults
}

/** Close: one holds the other, and what is left over is less than half of the password. */
function isClose(password: string, known: string) {
  const word = known.toLowerCase().replaceAll(' ', '')
  if (word.length < 3) return false
  return (
    word.includes(password) ||
    (password.replaceAll(' ', '').includes(word) && word.length * 2 >= password.length)
  )
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
