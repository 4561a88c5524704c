import { wordsOf } from './tokens.ts'

/** Words that are spelled right, by the token that finds them. */
export type Dictionary = Map<string, string>

export function dictionaryOf(names: string[]): Dictionary {
  const dictionary: Dictionary = new Map()
  for (const { written, parts, joined } of names.flatMap(wordsOf)) {
    for (const part of parts) if (!dictionary.has(part)) dictionary.set(part, part)
    dictionary.set(joined, written)
  }
  return dictionary
}

/**
 * The text with each misspelled word replaced by the one of the dictionary that was probably meant; null where none
 * was. The tokens in use are words too, such as the names of companies, though nothing is mended into them.
 */
export function mend(text: string, dictionary: Dictionary, inUse: Set<string>) {
  const words = wordsOf(text)
  const mended = words.map(({ written, joined }, i) => {
    const isWord = inUse.has(joined) || isKnown(joined, dictionary, i === words.length - 1)
    return isWord ? written : (closest(joined, dictionary) ?? written)
  })
  return mended.some((word, i) => word !== words[i]!.written) ? mended.join(' ') : null
}

const isKnown = (token: string, dictionary: Dictionary, isLast: boolean) =>
  dictionary.has(token) || (isLast && dictionary.keys().some((known) => known.startsWith(token)))

/** Short words have too many neighbours to guess at. */
const allowedEdits = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : 2)

function closest(token: string, dictionary: Dictionary) {
  let best: { word: string; edits: number } | undefined
  for (const [known, word] of dictionary) {
    const most = Math.min(allowedEdits(token.length), (best?.edits ?? Infinity) - 1)
    if (Math.abs(known.length - token.length) > most) continue
    const edits = editDistance(token, known)
    if (edits <= most) best = { word, edits }
  }
  return best?.word
}

/** Letters to insert, delete, replace or swap with their neighbour (optimal string alignment). */
export function editDistance(a: string, b: string) {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : Infinity
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, replaced, swapped))
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
