import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyedHash } from '../keyedHash.ts'
import { networkOf } from '../network.ts'
import { isForRendering } from './rendering.ts'

/** The events that the security log and the metrics record. */
export const SECURITY_EVENTS = [
  'registration',
  'activation',
  'identity_linked',
  'login',
  'login_failed',
  'logout',
  'session_ended',
  'other_sessions_ended',
  'password_reset_requested',
  'password_reset',
  'password_reset_failed',
  'password_changed',
  'account_locked',
  'limit_exceeded',
  'contact_read',
  'resume_read',
  'contact_limit_exceeded',
  'contact_reads_high',
  'connection_limit_exceeded',
  'forbidden',
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** The subject of an event: an account, or an email without one. */
type Subject = ({ id: number } | { email: string }) & {
  /** The account that the event is about, where it is another one. */
  about?: number
}

const BY_STATUS: Partial<Record<number, SecurityEvent>> = { 403: 'forbidden', 429: 'limit_exceeded' }

/**
 * Logs security events, one line each, without personal data: accounts by their id; emails and networks by a keyed
 * hash, so that lines about the same one can be correlated.
 */
export function logSecurityEvents(
  app: FastifyInstance,
  secret: string,
  count: (event: SecurityEvent) => void = () => undefined,
) {
  const hash = keyedHash(secret, 'security log')
  const networkHash = (address: string) => hash(`network ${networkOf(address)}`)
  const isFirstInMinute = oncePerMinute()

  app.decorate('recordSecurityEvent', (event, request, subject = request.user ?? undefined) => {
    count(event)
    request.log.info(
      {
        event,
        account: subject && 'id' in subject ? subject.id : undefined,
        email:
          subject && 'email' in subject ? hash(`email ${subject.email.trim().toLowerCase()}`) : undefined,
        about: subject && 'about' in subject ? subject.about : undefined,
        network: networkHash(request.ip),
        route: request.routeOptions.url,
      },
      'security event',
    )
  })

  app.decorate('recordConnectionLimit', (address) => {
    const event = 'connection_limit_exceeded'
    count(event)
    const network = networkHash(address)
    if (isFirstInMinute(network)) app.log.info({ event, network }, 'security event')
  })

  // Sees every refusal by its status. A refused page counts once: the internal requests that render it don't.
  app.addHook('onResponse', async (request, { statusCode }) => {
    const event = BY_STATUS[statusCode]
    if (event && !isForRendering()) app.recordSecurityEvent(event, request)
  })
}

/** Whether a key was not seen within the last minute. */
function oncePerMinute() {
  const seen = new Map<string, number>()
  return (key: string) => {
    const now = performance.now()
    for (const [old, time] of seen) {
      if (now - time < 60_000) break
      seen.delete(old)
    }
    const isNew = !seen.has(key)
    if (isNew) seen.set(key, now)
    return isNew
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Records an event about a subject, by default the caller. */
    recordSecurityEvent(event: SecurityEvent, request: FastifyRequest, subject?: Subject): void
    /** Records a connection over a limit: each is counted, and one per minute and network is logged. */
    recordConnectionLimit(address: string): void
  }
}
