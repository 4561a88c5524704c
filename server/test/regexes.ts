import { checkSync } from 'recheck'
import { parseAst } from 'vitest/node'

export type Source = { path: string; text: string }

/** A regular expression and its place; without a pattern if it is constructed at run time. */
type Expression = { place: string; pattern?: string; flags: string }

// The seed makes the results reproducible. With these timeouts, they would depend on the machine; what they end is bounded
// by numbers of steps.
const NO_TIMEOUTS = { timeout: null, seedingTimeout: null, incubationTimeout: null, mutationTimeout: null }

/** A line for each regular expression that hostile text could slow down: its file, its line and the reason. */
export const unsafeRegexes = (sources: Source[]) =>
  sources.flatMap(regexesIn).flatMap(({ place, pattern, flags }) => {
    if (pattern === undefined) return [`${place} is constructed at run time: use a literal`]
    const result = checkSync(pattern, flags, { randomSeed: 1, ...NO_TIMEOUTS })
    if (result.status === 'safe') return []
    const how = result.status === 'vulnerable' ? result.complexity.summary : result.error.kind
    return [`${place} /${pattern}/${flags} is ${result.status}: ${how}`]
  })

/** Every regular expression in the syntax tree of a source. */
export function regexesIn({ path, text }: Source): Expression[] {
  const found: Expression[] = []
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
