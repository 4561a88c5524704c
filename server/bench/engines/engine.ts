import type { SearchDocument } from '../../src/search/api.ts'

type Parts = { id: number; title: string[]; head: string[]; long: string[]; card: string }

/** A document as the other engines store it: each word once, in the first of the parts that have it. */
export const partsOf = ({ id, tokens, titleTokens, longTokens, card }: SearchDocument): Parts => {
  const [title, words] = [new Set(titleTokens), new Set(tokens)]
  return {
    id,
    title: [...title],
    head: [...words.difference(title)],
    long: [...new Set(longTokens).difference(words)],
    card: JSON.stringify(card),
  }
}

/** All of the words match, the last one also as the beginning of a word of the title or the head. */
export type EngineQuery = { words: string[]; sort: 'best' | 'newest'; offset: number }

/** A page of cards, and the exact total. */
export type EngineResult = { total: number; cards: unknown }

export type Engine = {
  name: string
  /** Adds documents, whose ids ascend; undefined if it reads those of another engine. */
  add?: (documents: SearchDocument[]) => Promise<void>
  /** Call it after many documents. */
  finish?: () => Promise<void>
  /** The size of the index and the cards. */
  bytes: () => Promise<number>
  /** Undefined if the engine doesn't have this order. */
  search: (query: EngineQuery) => Promise<EngineResult> | undefined
  close?: () => Promise<void>
}
