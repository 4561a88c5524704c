import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyedHash } from './keyedHash.ts'
import { networkOf } from './network.ts'
import { isForRendering } from './prefetch.ts'

/** What the security log and the metrics count. */
export const SECURITY_EVENTS = [
  'login',
  'login_failed',
  'password_reset_requested',
  'password_reset',
  'password_reset_failed',
  'password_changed',
  'limit_exceeded',
  'forbidden',
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** Whom an event is about: an account, or an email that has none. */
type Subject = { id: number } | { email: string }

const BY_STATUS: Partial<Record<number, SecurityEvent>> = { 403: 'forbidden', 429: 'limit_exceeded' }

/**
 * Logs security events, one line each, without personal data: accounts are named by their id; emails and networks by
 * a keyed hash, so that lines about the same one can be found without knowing which it is.
 */
export function openSecurityLog(
  app: FastifyInstance,
  secret: string,
  count: (event: SecurityEvent) => void = () => undefined,
) {
  const hash = keyedHash(secret, 'security log')

  app.decorate('recordSecurityEvent', (event, request, subject = request.user ?? undefined) => {
    count(event)
    request.log.info(
      {
        event,
        account: subject && 'id' in subject ? subject.id : undefined,
        email:
          subject && 'email' in subject ? hash(`email ${subject.email.trim().toLowerCase()}`) : undefined,
        network: hash(`network ${networkOf(request.ip)}`),
        route: request.routeOptions.url,
      },
      'security event',
    )
  })

  // Whatever refuses a request, its status is seen here. A page that is refused stands for the calls that render it.
  app.addHook('onResponse', async (request, { statusCode }) => {
    const event = BY_STATUS[statusCode]
    if (event && !isForRendering()) app.recordSecurityEvent(event, request)
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Records an event about a subject: the caller, where none is given. */
    recordSecurityEvent(event: SecurityEvent, request: FastifyRequest, subject?: Subject): void
  }
}
