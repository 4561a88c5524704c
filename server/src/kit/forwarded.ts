import type { FastifyInstance } from 'fastify'

/** Tells the operator once of a proxy that is not trusted: all who come through it count as one visitor. */
export function warnOfForwarding(app: FastifyInstance) {
  let isTold = false
  app.addHook('onRequest', async ({ headers, ips = [], log }) => {
    // The list begins with the peer; what it forwarded follows where it is trusted.
    if (isTold || !headers['x-forwarded-for'] || ips.length > 1) return
    isTold = true
    log.warn('X-Forwarded-For comes from an address that TRUST_PROXY does not name, and is ignored')
  })
}
