import type { FastifyInstance } from 'fastify'
import { Refused } from './refusal.ts'
import { reportWork } from '../work.ts'

/** No form has more than four levels. */
export const MAX_DEPTH = 10
/** A job with every choice and question has 150 values. The cost of validating a body grows with their number. */
export const MAX_VALUES = 1000

/**
 * Accepts JSON bodies only. They may be empty, as the specification has requests without one. Fastify's own parser
 * refuses empty ones, accepts text/plain and parses any depth.
 */
export function readJsonOnly(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    const { characters, values, excess } = scan(body as string, { depth: MAX_DEPTH, values: MAX_VALUES })
    reportWork({ jsonCharacters: characters, jsonValues: values })
    if (excess) return done(new Refused(400, REFUSALS[excess]))
    parse(request, body as string, done)
  })
}

const REFUSALS = {
  depth: 'The request is nested too deeply.',
  values: 'The request has too many values.',
}

type Limits = { depth: number; values: number }
type Scan = {
  /** The number of characters that were read. */
  characters: number
  /** Commas and opening brackets: a text has at most one value more. */
  values: number
  excess?: keyof Limits
}

/** Scans JSON text, ignoring the contents of strings, until a limit is exceeded. */
export function scan(json: string, limits: Limits): Scan {
  let [depth, values] = [0, 0]
  let isInString = false
  for (let i = 0; i < json.length; i++) {
    const char = json[i]!
    if (isInString) {
      if (char === '\\') i++
      else if (char === '"') isInString = false
      continue
    }
    if (char === '"') isInString = true
    else if (char === ']' || char === '}') depth--
    else if (char === '[' || char === '{') depth++
    if (char === ',' || char === '[' || char === '{') values++
    if (depth > limits.depth) return { characters: i + 1, values, excess: 'depth' }
    if (values > limits.values) return { characters: i + 1, values, excess: 'values' }
  }
  return { characters: json.length, values }
}
