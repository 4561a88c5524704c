import type { ReactNode } from 'react'
import { fold } from './matching.ts'

// As the search reads them: 'C++' is a word.
const WORD = /[\p{L}\p{M}\p{N}+#]+/gu

type MarkedProps = {
  text: string
  /** Its words are marked, their singulars, and longer words that begin with its last one. */
  search?: string | undefined
}

/** A text with the words of a search marked in it, whatever their case and accents. */
export function Marked({ text, search }: MarkedProps) {
  const pieces: ReactNode[] = []
  let end = 0
  for (const { 0: word, index } of foundIn(text, search)) {
    pieces.push(text.slice(end, index), <mark key={index}>{word}</mark>)
    end = index + word.length
  }
  return [...pieces, text.slice(end)]
}

/** The words of a text that are marked. */
export function foundIn(text: string, search = '') {
  const words = fold(search).match(WORD)
  if (!words) return []
  return [...text.matchAll(WORD)].filter(([word]) => {
    const folded = fold(word)
    return words.includes(folded) || words.includes(`${folded}s`) || folded.startsWith(words.at(-1)!)
  })
}
