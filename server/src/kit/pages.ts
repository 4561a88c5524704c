import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000

/** The built web app: hashed assets for ever, its one page for every address that is not a call. */
export function servePages(app: FastifyInstance, folder: string) {
  if (existsSync(folder)) {
    app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false, // a route for each file that was built; the rest reaches the handler below
      dotfiles: 'deny',
      preCompressed: true, // the build leaves a .br and a .gz beside each file
      setHeaders(response, path) {
        const isHashed = path.startsWith(join(folder, 'assets'))
        response.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, response) => {
    const isCall = /^\/(api|assets|dev)(\/|$)/.test(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isCall || !isRead || !existsSync(join(folder, 'index.html'))) {
      return response.code(404).send({ error: 'Page Not Found' })
    }
    return response.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
