import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const policy = (sources: Record<string, string>) =>
  Object.entries(sources)
    .map(([name, source]) => `${name} ${source}`)
    .join('; ')

const DIRECTIVES = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

const CONTENT_SECURITY_POLICY = policy(DIRECTIVES)
/** For a page with an inline style and an inline script, which are allowed by their hashes. */
export const pageSecurityPolicy = ({ style, script }: { style: string; script: string }) =>
  policy({ ...DIRECTIVES, 'style-src': `'self' ${hashOf(style)}`, 'script-src': `'self' ${hashOf(script)}` })
const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
/** Swagger UI sets inline styles. */
export const DOCS_SECURITY_POLICY = policy({ ...DIRECTIVES, 'style-src': "'self' 'unsafe-inline'" })

type Site = { publicUrl: string; hstsSubdomains: boolean }

/** For every response. HSTS is sent only if the public URL is https. */
export const securityHeaders = ({ publicUrl, hstsSubdomains }: Site): Record<string, string> => ({
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
  }),
})

export function sendSecurityHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', async (_request, response) => void response.headers(headers))
}

/** Responses of the API may be personal, so no cache may store them. */
export function forbidCaching(app: FastifyInstance) {
  app.addHook('onRequest', async ({ target, routeOptions }, response) => {
    // The router decodes the path: /%61pi/ leads to the same route.
    if ([target.path, routeOptions.url].some((path) => path?.startsWith('/api/')))
      response.header('cache-control', 'no-store')
  })
}
