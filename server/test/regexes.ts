import { checkSync } from 'recheck'
import { parseAst } from 'vitest/node'

export type Source = { path: string; text: string }

/** One place where a regular expression is made, and what it is made of; no pattern where only the running program knows. */
type Found = { place: string; pattern?: string; flags: string }

/** The expressions of some sources that hostile text could hold up, each by file and line with what is wrong with it. */
export const unsafeRegexes = (sources: Source[]) =>
  sources.flatMap(regexesIn).flatMap(({ place, pattern, flags }) => {
    if (pattern === undefined) return [`${place} is put together at run time: write it out`]
    // The seed makes two runs agree.
    const result = checkSync(pattern, flags, { randomSeed: 1 })
    if (result.status === 'safe') return []
    const how = result.status === 'vulnerable' ? result.complexity.summary : result.error.kind
    return [`${place} /${pattern}/${flags} is ${result.status}: ${how}`]
  })

/** Every regular expression of a source, as its syntax tree has it: comments and strings hold none. */
export function regexesIn({ path, text }: Source): Found[] {
  const found: Found[] = []
  const placeOf = (start: number) => `${path}:${text.slice(0, start).split('\n').length}`
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { type, start, regex, callee } = node as Node
    if (type === 'Literal' && regex) found.push({ place: placeOf(start), ...regex })
    if (callee?.name === 'RegExp') found.push({ place: placeOf(start), flags: '' })
    for (const part of Object.values(node)) walk(part)
  }
  walk(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

type Node = {
  type?: string
  start: number
  regex?: { pattern: string; flags: string }
  callee?: { name?: string }
}
