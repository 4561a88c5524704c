import type { FastifyInstance } from 'fastify'
import { Refused } from './refusal.ts'
import { reportWork } from './work.ts'

/** No form needs more than four: one within one, a list, its items. */
export const DEPTH_MAX = 10
/** A job with every choice and question has 150. What it takes to check a body grows with the number of its values. */
export const MAX_VALUES = 1000

/**
 * JSON is the only body, and may be empty: the specification has calls without one.
 * Fastify's own parser refuses that, takes text/plain for a string, and builds whatever depth it is sent.
 */
export function readJsonOnly(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    const { characters, values, excess } = scan(body as string, { depth: DEPTH_MAX, values: MAX_VALUES })
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
  /** How much of the text was read. */
  characters: number
  /** Commas and opening brackets: but for the outermost, a text has no more values. */
  values: number
  excess?: keyof Limits
}

/** Reads a text as JSON, without regard to what stands in its strings, up to the first excess of a limit. */
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
