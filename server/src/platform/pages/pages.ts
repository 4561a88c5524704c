import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Render, SiteContact } from '@guildhall/contract/rendering'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageSecurityPolicy } from '../http/headers.ts'
import { assetLimits, limitAll, pageLimits } from '../http/routeLimits.ts'
import { createPageRenderer } from './renderer.ts'
import { applySite, describeSite } from './site.ts'

const YEAR_SECONDS = 31_536_000

type Pages = {
  webFolder: string
  render?: Render | undefined
  publicUrl: string
  siteName: string
  currency: string
  demoAccounts: readonly unknown[]
  identityProvider?: { provider: string; name: string } | undefined
  contact: SiteContact
}

/** Serves the built web app: hashed assets, cached for a year, and for every other URL a page, rendered or empty. */
export function servePages(app: FastifyInstance, pages: Pages) {
  const { webFolder: folder, demoAccounts } = pages
  const notFound = (_request: FastifyRequest, response: FastifyReply) =>
    response.code(404).send({ error: 'Page Not Found' })
  app.setNotFoundHandler(notFound)
  const shellFile = join(folder, 'index.html')
  if (!existsSync(shellFile)) return

  const shell = applySite(
    readFileSync(shellFile, 'utf8'),
    describeSite({ ...pages, isDemo: demoAccounts.length > 0 }),
  )
  app.register(async (app) => {
    limitAll(app, assetLimits)
    app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false, // one route per built file; other URLs reach the handler below
      globIgnore: ['index.html', '**/*.{br,gz}'],
      dotfiles: 'deny',
      preCompressed: true, // the build leaves a .br and a .gz beside each file
      setHeaders(response, path) {
        const isHashed = path.startsWith(join(folder, 'assets'))
        response.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      },
    })
  })

  // Browsers request this for a page without an icon, such as the API's documentation.
  app.get('/favicon.ico', { config: { limits: assetLimits } }, (_request, response) =>
    response.redirect('/favicon.svg', 302),
  )

  const inlined = (tag: string) => shell.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? ''
  const policy = pageSecurityPolicy({ style: inlined('style'), script: inlined('script') })
  const sendPage = createPageRenderer(app, { ...pages, shell })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { limits: pageLimits },
    async handler(request, response) {
      if (!isPage(request)) return response.callNotFound()
      response.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      return sendPage(request, response)
    },
  })
  app.route({
    method: 'POST',
    url: '/*',
    config: { limits: pageLimits },
    onRequest: returnToPage,
    handler: notFound,
  })
}

const isPage = ({ target }: FastifyRequest) => !/^\/(api|assets|dev|files|metrics)(\/|$)/.test(target.path)

/**
 * A browser without JavaScript sends the forms of a page natively. The page says that they need JavaScript, so the
 * browser is sent back to it. The body, which may contain a password, is not read.
 */
async function returnToPage(request: FastifyRequest, response: FastifyReply) {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  if (!isForm || !isPage(request)) return response.callNotFound()
  const { path, search } = request.target
  return response.header('cache-control', 'no-store').redirect(path + search, 303)
}
