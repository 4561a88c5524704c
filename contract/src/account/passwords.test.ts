import { expect, test } from 'vitest'
import { passwordWeaknesses } from './passwords.ts'

const PERSON = { username: 'marta', name: 'Marta Holt', email: 'quietwater@example.com' }
const weaknessesOf = (password: string) => passwordWeaknesses(password, PERSON, 'Harbour Jobs')

const NUMERIC = ['This password has only digits. Add letters.']
const BLANK = ['This password is blank. Choose a different one.']
const REPETITION = ['This password only repeats a few characters. Choose a different one.']
const SEQUENCE = [
  'This password is a sequence, such as abcdefgh, qwertyui or aaaa1111. Choose a different one.',
]
const SITE = ['This password is too similar to the name of this site. Choose a different one.']

test('a password that follows a pattern gets the message of that pattern', () => {
  const table: [passwords: string[], weaknesses: string[]][] = [
    [['9274610385', '12345678', '00000000'], NUMERIC],
    [[' '.repeat(8), '\t \u00a0\u3000 \u200b\u2003 ', '\u200b'.repeat(128)], BLANK],
    [
      ['aaaaaaaa', 'ABABABAB', 'abcabcabc', 'x1x1x1x1x', 'lanternlantern', '🙂'.repeat(8), 'a'.repeat(128)],
      REPETITION,
    ],
    [['abcdefgh', 'hgfedcba', 'Abcdefgh1', '!abcdefgh!', 'abcd1234', 'aaaa1111', 'a       '], SEQUENCE],
    [['qwertyui', 'poiuytre', 'qwertzui', 'azertyui', 'qwerasdf', 'zaq12wsx', '!@#$%^&*'], SEQUENCE],
    [['абвгдежз', 'йцукенгш', 'αβγδεζηθ', `${'abcdefgh'.repeat(15)}12345678`], SEQUENCE],
    [['harbourjobs', 'HarbourJobs2026', 'harbour-jobs!', 'Harbour Jobs 1'], SITE],
  ]
  for (const [passwords, weaknesses] of table)
    for (const password of passwords) expect.soft(weaknessesOf(password), password).toEqual(weaknesses)
})

test('a password that only partly follows a pattern is accepted', () => {
  const words = ['properties', 'Donaudampfschiff', 'тихая гавань', 'a quiet harbour town']
  const mixed = ['orchard-lantern-42', 'first-stuvw-lamp', 'tree1234lamp', 'xK9$mQ2&vL']
  for (const password of [...words, ...mixed, 'harbour lights over the bay'])
    expect.soft(weaknessesOf(password), password).toEqual([])
})

test('a password of invalid length is not searched for patterns', () => {
  for (const password of ['', 'aaaaaaa', 'abcdefg', 'a'.repeat(129), 'ab'.repeat(50_000)])
    expect.soft(weaknessesOf(password), String(password.length)).toEqual([])
})
