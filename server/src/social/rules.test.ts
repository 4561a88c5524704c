import { describe, expect, test } from 'vitest'
import type { Claims } from '../adapters/identityProvider.ts'
import { aliasesAt } from '../privacy/api.ts'
import { readPerson, usernameFrom } from './rules.ts'

const claims = (over: object = {}) => ({
  issuer: 'https://id.example',
  subject: '248289761001',
  email: 'marta@example.com',
  isEmailVerified: true,
  name: 'Marta Holt',
  picture: '',
  ...over,
})

describe('the username of a new account', () => {
  const isReserved = (name: string) => /^(info|admin)/.test(name)

  test.each([
    ['marta.holt@example.com', '', 'marta.holt'],
    ['Marta_H-1@example.com', '', 'Marta_H-1'],
    ['marta+jobs@example.com', '', 'marta'],
    ['marta%holt@example.com', '', 'martaholt'],
    ['marta.holt.of.the.northern.shore@example.com', '', 'marta.holt.of.the.no'],
    ['marta.holt.of.the.northern.shore@example.com', '4711', 'marta.holt.of.th4711'],
    ['marta@example.com', '42', 'marta42'],
    ['jo@example.com', '', 'jo1'],
    ['j@example.com', '7', 'j117'],
    ['%@example.com', '', 'candidate'],
    ['info@example.com', '', 'candidate'],
    ['info@example.com', '42', 'candidate42'],
  ])('the username for %s with the number "%s" is %s', (email, suffix, username) => {
    expect(usernameFrom(email, suffix, isReserved)).toBe(username)
  })
})

const readClaims = (over: Partial<Claims>) => readPerson(claims(over), aliasesAt('https://guildhall.example'))

describe('the claims of a provider', () => {
  test('an unverified email, and an email or a subject that is not accepted, are refused', () => {
    expect(readClaims({ isEmailVerified: false })).toBe('unverified')
    for (const over of [
      { email: '' },
      { email: 'marta' },
      { email: 'marta@holt.photography' },
      { email: 'Marta@Members.Guildhall.example' },
      { subject: '' },
      { subject: 'x'.repeat(256) },
      { subject: 'a\0b' },
    ])
      expect.soft(readClaims(over), JSON.stringify(over)).toBe('failed')
  })

  test.each([
    ['  Marta \n Holt\u202e ', 'Marta Holt'],
    ['Ann\0', ''],
    ['\ud800', ''],
    ['\u200b', ''],
    [`${'x'.repeat(99)}\u{1f3e0}`, 'x'.repeat(99)],
    [`${'x'.repeat(99)} Holt`, 'x'.repeat(99)],
    ['x'.repeat(20_000), ''],
  ])('the name %j is read as %j', (name, cleaned) => {
    expect(readClaims({ name })).toMatchObject({ name: cleaned })
  })

  test.each([
    ['https://pictures.example/marta.png', 'https://pictures.example/marta.png'],
    ['http://pictures.example/marta.png', ''],
    ['https://pictures.example/a\0b/ä.png', 'https://pictures.example/a%00b/%C3%A4.png'],
    ['data:image/png;base64,AA==', ''],
    ['marta.png', ''],
    [`https://pictures.example/${'x'.repeat(2000)}`, ''],
    [`https://pictures.example/${'ä'.repeat(400)}`, ''],
  ])('the picture %s is read as "%s"', (picture, read) => {
    expect(readClaims({ picture })).toMatchObject({ picture: read })
  })
})
