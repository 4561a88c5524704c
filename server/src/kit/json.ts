import type { FastifyInstance } from 'fastify'

/**
 * JSON is the only body, and may be empty: the specification has calls without one.
 * Fastify's own parser refuses that, and takes text/plain for a string.
 */
export function readJsonOnly(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    parse(request, body as string, done)
  })
}
