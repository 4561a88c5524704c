import { MAX, PASSWORD_MIN } from '../sizes.ts'

export type Person = { username: string; name: string; email: string }

/** What makes a password easy to guess, for anybody or for those who know its owner: a message each. */
export function guessableFaults(password: string, { username, name, email }: Person, siteName: string) {
  const faults: string[] = []
  const pattern = patternFault(password)
  if (pattern) faults.push(pattern)
  if (isClose(password, username)) faults.push('The password is too similar to the username.')
  if (isClose(password, name)) faults.push('The password is too similar to the name.')
  if (isClose(password, email) || isClose(password, email.split('@')[0]!)) {
    faults.push('The password is too similar to the email.')
  }
  if (isClose(password, siteName)) faults.push('The password is too similar to the name of this site.')
  return faults
}

/** Close: one holds the other, and what is left over is less than half of the password. */
function isClose(password: string, known: string) {
  const [tried, word] = [password, known].map((text) => text.toLowerCase().replace(/[\s._-]/g, '')) as [
    string,
    string,
  ]
  if (tried.length < 3 || word.length < 3) return false
  return word.includes(tried) || (tried.includes(word) && word.length * 2 >= tried.length)
}

/** What all the characters of a password have in common. One whose length is wrong has that fault already. */
function patternFault(password: string) {
  if (/^\d+$/.test(password)) return 'This password is entirely numeric.'
  if (password.length < PASSWORD_MIN || password.length > MAX.password) return undefined
  if (/^[\p{Z}\p{Cc}\p{Cf}]+$/u.test(password)) return 'This password is blank.'
  const characters = [...password.toLowerCase()]
  if (isRepetition(characters.join(''))) return 'This password only repeats a few characters.'
  if (isSequence(characters)) return 'This password is a sequence, such as abcdefgh, qwertyui or aaaa1111.'
  return undefined
}

/** Whether a part that would be too short for a password is all there is, again and again. */
function isRepetition(text: string) {
  for (let part = 1; part < PASSWORD_MIN && part * 2 <= text.length; part += 1)
    if (text.slice(part) === text.slice(0, -part)) return true
  return false
}

// Keys that lie side by side on English, German, French and Russian keyboards, in rows and in columns.
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

/** Each way in which a character may follow another in a sequence. */
const WAYS: ((a: string, b: string) => boolean)[] = [
  (a, b) => a === b,
  (a, b) => step(a, b) === 1, // letters and digits, in any script whose letters are in the order of its alphabet
  (a, b) => step(a, b) === -1,
  ...KEYS.flatMap((keys) => [
    (a: string, b: string) => keys.includes(a + b),
    (a: string, b: string) => keys.includes(b + a),
  ]),
]

const RUN_MIN = 3

/** Whether three quarters of the characters or more stand in runs. */
function isSequence(characters: string[]) {
  const inRuns = new Set<number>()
  for (const follows of WAYS) {
    let start = 0
    for (let i = 1; i <= characters.length; i += 1) {
      if (i < characters.length && follows(characters[i - 1]!, characters[i]!)) continue
      if (i - start >= RUN_MIN) for (let at = start; at < i; at += 1) inRuns.add(at)
      start = i
    }
  }
  return inRuns.size * 4 >= characters.length * 3
}
