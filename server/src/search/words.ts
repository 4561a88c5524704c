// What people write around what they look for: 'nurse jobs in Berlin'.
const FILLERS = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'for',
  'in',
  'job',
  'jobs',
  'near',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
])

/** Whether a word of a search says nothing about a job or a person. */
export const isFiller = (word: string) => FILLERS.has(word)

// Not business, status or analysis.
const PLURAL = /^[a-z]{3,}[^isu]s$/

/** The English words of which a word may be the plural: 'coache' and 'coach' for 'coaches'. */
export function singularsOf(word: string) {
  if (!PLURAL.test(word)) return []
  const forms = [word.slice(0, -1)]
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  if (/(?:s|x|z|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2))
  return forms
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
/** Corrections of longer words aren't searched for: there are too many. */
const MAX_LETTERS = 20

/** The words that are a letter away: with one left out, one added, one replaced, or two neighbors swapped. */
export function neighborsOf(word: string) {
  const neighbors = new Set<string>()
  if (word.length > MAX_LETTERS) return neighbors
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    neighbors.add(before + after.slice(1))
    neighbors.add(before + after.slice(0, 2).split('').reverse().join('') + after.slice(2))
    for (const letter of LETTERS) {
      neighbors.add(before + letter + after)
      neighbors.add(before + letter + after.slice(1))
    }
  }
  neighbors.delete(word)
  return neighbors
}
