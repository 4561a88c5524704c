import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { limitAll, pageLimits } from '../platform/http/routeLimits.ts'

/** The path of Demo ID, under which its cookies are confined. */
export const DEMO_ID_PATH = '/demo-id'

/** An OpenID provider as a request listener of Node, which reads bodies and sends responses itself. */
export type DemoId = (request: IncomingMessage, response: ServerResponse) => void

/** Serves the OpenID provider of a demo on the developer's own machine. */
export function serveDemoId(app: FastifyInstance, demoId: DemoId) {
  app.register(async (app) => {
    limitAll(app, pageLimits)
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _body, done) => done(null))
    app.all(`${DEMO_ID_PATH}/*`, (request, response) => {
      for (const [name, value] of Object.entries(response.getHeaders())) response.raw.setHeader(name, value!)
      response.hijack()
      demoId(request.raw, response.raw)
    })
  })
}
