import type { LongText } from './collection.ts'
import { placedWordsOf, tokensOfWord } from './tokens.ts'

/** Where a text has words that a search looks for, and the words around them on one line. */
type Match = { where: string; excerpt: string }

const MAX_CHARACTERS = 160
/** Maximum before the first matching word: on the narrowest phones, two lines have about 70 characters. */
const MAX_BEFORE = 45

/** An excerpt of the text that has the most of some tokens close together, of several the first. */
export function excerptOf(texts: LongText[], tokens: ReadonlySet<string>): Match | undefined {
  let best: (Span & { where: string; line: string }) | undefined
  for (const { where, text } of texts) {
    if (startOfFirst(text, tokens) === text.length) continue
    const line = toLine(text)
    const span = findSpan(line, tokens)
    if (span.found > (best?.found ?? 0)) best = { ...span, where, line }
    if (span.found === tokens.size) break
  }
  return best && { where: best.where, excerpt: cut(best.line, best) }
}

// None of them is part of a word. A change of direction that an excerpt cuts off would reverse what follows.
const toLine = (text: string) =>
  text
    .replace(LATER_ITEM, ' · ')
    .replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()

/** What a list item begins with, after another line. */
const LATER_ITEM = /(?<=\S)\s*\n[^\S\n]*[-*•]\s+(?=\S)/g

/** From the first word of an excerpt to the last, and how many of the tokens they have. */
type Span = { start: number; end: number; found: number }

/** The first span of words close together that has the most of the tokens. */
function findSpan(line: string, tokens: ReadonlySet<string>): Span {
  let best: Span = { start: 0, end: 0, found: 0 }
  const near: { start: number; own: string[] }[] = []
  const counts = new Map<string, number>()
  const first = startOfFirst(line, tokens)
  for (const word of placedWordsOf(line.slice(first))) {
    const own = tokensOfWord(word).filter((token) => tokens.has(token))
    if (own.length === 0) continue
    const [start, end] = [first + word.start, first + word.end]
    near.push({ start, own })
    for (const token of own) counts.set(token, (counts.get(token) ?? 0) + 1)
    while (end - near[0]!.start > MAX_CHARACTERS - MAX_BEFORE && near.length > 1)
      for (const token of near.shift()!.own) forget(counts, token)
    if (counts.size > best.found) best = { start: near[0]!.start, end, found: counts.size }
    if (best.found === tokens.size) break
  }
  return best
}

const IS_JOINED = /[^\s./'-][./'-]+[^\s./'-]/

/**
 * Where the first word begins that may have a token, at the end if there is none: to find the words of a text takes longer
 * than to find a token.
 */
function startOfFirst(text: string, tokens: ReadonlySet<string>) {
  if (!/^[\0-\x7f]*$/.test(text)) return 0
  const lower = text.toLowerCase()
  const places = Array.from(tokens, (token) => lower.indexOf(token))
  const missing = [...tokens].filter((_, i) => places[i] === -1)
  if (missing.length > 0) {
    // In another form: nodejs for Node.js, and dotnet for .NET.
    const joined = IS_JOINED.test(lower) ? lower.replaceAll(/[./'-]/g, '') : ''
    if (missing.some((token) => token === 'dotnet' || joined.includes(token))) return 0
    if (missing.length === tokens.size) return text.length
  }
  return lower.lastIndexOf(' ', Math.min(...places.filter((place) => place !== -1))) + 1
}

function forget(counts: Map<string, number>, token: string) {
  const count = counts.get(token)! - 1
  if (count === 0) counts.delete(token)
  else counts.set(token, count)
}

/** The words around a span, cut between words where there are spaces. */
function cut(line: string, span: Span) {
  const start = span.start <= MAX_BEFORE ? 0 : startAfter(line, span.start - MAX_BEFORE, span.start)
  const end =
    line.length - start <= MAX_CHARACTERS ? line.length : endBefore(line, start + MAX_CHARACTERS, span.end)
  return `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`
}

/** The beginning of the first word from an index on; without one up to `limit`, that of the next character. */
function startAfter(line: string, from: number, limit: number) {
  const space = line.indexOf(' ', from - 1)
  if (space !== -1 && space < limit) return space + 1
  let start = from
  while (start < limit && !isBoundary(line, start)) start++
  return start
}

/** The end of the last word up to an index; without one from `limit` on, that of the last character. */
function endBefore(line: string, to: number, limit: number) {
  const space = line.lastIndexOf(' ', to)
  if (space >= limit) return space
  let end = to
  while (end > limit && !isBoundary(line, end)) end--
  if (end > limit) return end
  return isLowSurrogate(line, to) ? to - 1 : to
}

const isLowSurrogate = (line: string, at: number) => /[\udc00-\udfff]/.test(line.charAt(at))

/** Whether a character begins at an index: neither its second half nor a mark that belongs to the one before. */
const isBoundary = (line: string, at: number) =>
  !isLowSurrogate(line, at) && !/^[\p{M}\u200d]/u.test(line.slice(at, at + 2))
