import type { FastifyInstance } from 'fastify'
import { Refused } from './refusal.ts'

/** No form needs more than four: one within one, a list, its items. */
export const DEPTH_MAX = 10

/**
 * JSON is the only body, and may be empty: the specification has calls without one.
 * Fastify's own parser refuses that, takes text/plain for a string, and builds whatever depth it is sent.
 */
export function readJsonOnly(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    if (isDeeperThan(DEPTH_MAX, body as string))
      return done(new Refused(400, 'The request is nested too deeply.'))
    parse(request, body as string, done)
  })
}

/** Whether a text opens more brackets within each other than that, read as JSON: those in its strings do not count. */
export function isDeeperThan(max: number, json: string) {
  let depth = 0
  let isInString = false
  for (let i = 0; i < json.length; i++) {
    const char = json[i]!
    if (isInString) {
      if (char === '\\') i++
      else if (char === '"') isInString = false
    } else if (char === '"') isInString = true
    else if (char === '[' || char === '{') depth++
    else if (char === ']' || char === '}') depth--
    if (depth > max) return true
  }
  return false
}
