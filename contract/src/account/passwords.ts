import { MAX, PASSWORD_MIN } from '../sizes.ts'

export type Person = { username: string; name: string; email: string }

/** Messages that say why a password is easy to guess, for anyone or for people who know its owner. */
export function passwordWeaknesses(password: string, { username, name, email }: Person, siteName: string) {
  const weaknesses: string[] = []
  const pattern = patternWeakness(password)
  if (pattern) weaknesses.push(pattern)
  if (isSimilar(password, username))
    weaknesses.push('This password is too similar to your username. Choose a different one.')
  if (isSimilar(password, name))
    weaknesses.push('This password is too similar to your name. Choose a different one.')
  if (isSimilar(password, email) || isSimilar(password, email.split('@')[0]!)) {
    weaknesses.push('This password is too similar to your email. Choose a different one.')
  }
  if (isSimilar(password, siteName))
    weaknesses.push('This password is too similar to the name of this site. Choose a different one.')
  return weaknesses
}

/** Whether one contains the other, and `known` is at least half of the password. */
function isSimilar(password: string, known: string) {
  const [secret, word] = [password, known].map((text) => text.toLowerCase().replace(/[\s._-]/g, '')) as [
    string,
    string,
  ]
  if (secret.length < 3 || word.length < 3) return false
  return word.includes(secret) || (secret.includes(word) && word.length * 2 >= secret.length)
}

/** The pattern that all characters follow. A password of invalid length already has its own error. */
function patternWeakness(password: string) {
  if (/^\d+$/.test(password)) return 'This password has only digits. Add letters.'
  if (password.length < PASSWORD_MIN || password.length > MAX.password) return undefined
  if (/^[\p{Z}\p{Cc}\p{Cf}]+$/u.test(password)) return 'This password is blank. Choose a different one.'
  const characters = [...password.toLowerCase()]
  if (isRepetition(characters.join('')))
    return 'This password only repeats a few characters. Choose a different one.'
  if (isSequence(characters))
    return 'This password is a sequence, such as abcdefgh, qwertyui or aaaa1111. Choose a different one.'
  return undefined
}

/** Whether the text repeats a part that is too short to be a password. */
function isRepetition(text: string) {
  for (let part = 1; part < PASSWORD_MIN && part * 2 <= text.length; part += 1)
    if (text.slice(part) === text.slice(0, -part)) return true
  return false
}

// Adjacent keys in rows and columns of English, German, French and Russian keyboards.
const KEYS = [
  '1234567890-=',
  '!@#$%^&*()_+',
  'qwertyuiop',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
]

const step = (a: string, b: string) => b.codePointAt(0)! - a.codePointAt(0)!

/** The ways in which one character can follow another in a sequence. */
const SEQUENCES: ((a: string, b: string) => boolean)[] = [
  (a, b) => a === b,
  (a, b) => step(a, b) === 1, // digits, and letters of any script that Unicode has in alphabetical order
  (a, b) => step(a, b) === -1,
  ...KEYS.flatMap((keys) => [
    (a: string, b: string) => keys.includes(a + b),
    (a: string, b: string) => keys.includes(b + a),
  ]),
]

const MIN_RUN_LENGTH = 3

/** Whether at least three quarters of the characters belong to runs. */
function isSequence(characters: string[]) {
  const inRuns = new Set<number>()
  for (const follows of SEQUENCES) {
    let start = 0
    for (let i = 1; i <= characters.length; i += 1) {
      if (i < characters.length && follows(characters[i - 1]!, characters[i]!)) continue
      if (i - start >= MIN_RUN_LENGTH) for (let at = start; at < i; at += 1) inRuns.add(at)
      start = i
    }
  }
  return inRuns.size * 4 >= characters.length * 3
}
