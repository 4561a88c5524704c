import type { ReactNode } from 'react'
import { fold } from './matching.ts'

// As the search reads them: 'C++' is a word.
const WORD = /[\p{L}\p{M}\p{N}+#]+/gu

type MarkedProps = {
  text: string
  /** Its words are marked, their singulars, two words that it joins, and longer words that begin with its last one. */
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
  const found = [...text.matchAll(WORD)]
  const folded = found.map(([word]) => fold(word))
  return found.filter((_, index) => {
    const word = folded[index]!
    const forms = [word, `${word}s`, word + folded[index + 1], folded[index - 1] + word]
    return forms.some((form) => words.includes(form)) || word.startsWith(words.at(-1)!)
  })
}
