import { expect, test } from 'vitest'
import { guessableFaults } from './passwords.ts'

const PERSON = { username: 'marta', name: 'Marta Holt', email: 'quietwater@example.com' }
const faultsOf = (password: string) => guessableFaults(password, PERSON, 'Harbour Jobs')

const NUMERIC = ['This password is entirely numeric.']
const BLANK = ['This password is blank.']
const REPETITION = ['This password only repeats a few characters.']
const SEQUENCE = ['This password is a sequence, such as abcdefgh, qwertyui or aaaa1111.']
const SITE = ['The password is too similar to the name of this site.']

test('a password that follows a pattern is refused with the message of that pattern', () => {
  const table: [passwords: string[], faults: string[]][] = [
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
  for (const [passwords, faults] of table)
    for (const password of passwords) expect.soft(faultsOf(password), password).toEqual(faults)
})

test('a password with a pattern in some of it is not refused', () => {
  const words = ['properties', 'Donaudampfschiff', 'тихая гавань', 'a quiet harbour town']
  const mixed = ['orchard-lantern-42', 'first-stuvw-lamp', 'tree1234lamp', 'xK9$mQ2&vL']
  for (const password of [...words, ...mixed, 'harbour lights over the bay'])
    expect.soft(faultsOf(password), password).toEqual([])
})

test('a password whose length is wrong is not searched for patterns', () => {
  for (const password of ['', 'aaaaaaa', 'abcdefg', 'a'.repeat(129), 'ab'.repeat(50_000)])
    expect.soft(faultsOf(password), String(password.length)).toEqual([])
})
