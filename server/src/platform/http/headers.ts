import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const policy = (sources: Record<string, string>) =>
  Object.entries(sources)
    .map(([name, source]) => `${name} ${source}`)
    .join('; ')

const OWN = {
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

const CONTENT_SECURITY_POLICY = policy(OWN)
/** For a page that carries styles and a script: those and no others. */
export const pageSecurityPolicy = ({ style, script }: { style: string; script: string }) =>
  policy({ ...OWN, 'style-src': `'self' ${hashOf(style)}`, 'script-src': `'self' ${hashOf(script)}` })
const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
/** The reader of the API's documentation sets styles of its own. */
export const DOCS_SECURITY_POLICY = policy({ ...OWN, 'style-src': "'self' 'unsafe-inline'" })

type Site = { publicUrl: string; hstsSubdomains: boolean }

/** Headers that keep a browser from being used against its user. HSTS only where the URL is https. */
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

export function protectBrowsers(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', async (_request, response) => void response.headers(headers))
}

/** Responses of the API are for who asked alone. */
export function keepFromCaches(app: FastifyInstance) {
  app.addHook('onRequest', async ({ target }, response) => {
    if (target.path.startsWith('/api/')) response.header('cache-control', 'no-store')
  })
}
