import { PART, WORD } from '@guildhall/contract/search/words'
import type { ReactNode } from 'react'
import { fold } from './matching.ts'

type MarkedProps = {
  text: string
  /** Its words are marked, their singulars, and longer words that begin with its last one. */
  search?: string | undefined
}

/** A text with the words of a search marked in it, whatever their case and accents. */
export function Marked({ text, search }: MarkedProps) {
  const pieces: ReactNode[] = []
  let end = 0
  for (const [word, start] of findMatches(text, search)) {
    // A part of a word that is marked already.
    if (start < end) continue
    pieces.push(text.slice(end, start), <mark key={start}>{word}</mark>)
    end = start + word.length
  }
  return [...pieces, text.slice(end)]
}

/** The words of a text that a search finds: 'Full-time' as a whole for 'fulltime', one of its parts for 'time'. */
export function findMatches(text: string, search = '') {
  const searched = wordsIn(search).map(keyOf)
  const last = searched.at(-1)
  if (!last) return []
  return wordsIn(text).filter((word) => {
    const key = keyOf(word)
    return searched.includes(key) || searched.includes(`${key}s`) || key.startsWith(last)
  })
}

type Word = readonly [word: string, start: number]

/** The form in which words are compared: 'Full-Time' is fulltime. */
const keyOf = ([word]: Word) => fold(word.match(PART)!.join(''))

/** The words of a text, each before its parts. */
const wordsIn = (text: string) =>
  [...text.matchAll(WORD)].flatMap(({ 0: run, index }): Word[] => {
    const parts = [...run.matchAll(PART)].map((part): Word => [part[0], index + part.index])
    const [first, last] = [parts[0], parts.at(-1)]
    if (!first || !last || first === last) return parts
    return [[text.slice(first[1], last[1] + last[0].length), first[1]], ...parts]
  })
