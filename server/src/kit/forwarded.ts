import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

type Site = { trustProxy: string[]; publicUrl: string }

/** Warns the operator, once each, about proxies behind which all visitors share one address. */
export function warnOfForwarding(app: FastifyInstance, { trustProxy, publicUrl }: Site) {
  const warned = new Set<string>()
  const expectsLocalProxy = trustProxy.some(isLoopbackNetwork) && !isLocal(new URL(publicUrl).hostname)

  app.addHook('onRequest', async ({ headers, ips = [], log, socket, url }) => {
    const warnOnce = (message: string) => {
      if (!warned.has(message)) log.warn(message)
      warned.add(message)
    }
    const isForwarded = headers['x-forwarded-for'] !== undefined
    // The list begins with the peer; the forwarded addresses follow if the peer is trusted.
    if (isForwarded && ips.length <= 1) warnOnce(NOT_TRUSTED)
    // What the server asks of itself has no socket.
    const isLocalPeer = socket instanceof Socket && isLoopbackAddress(socket.remoteAddress)
    if (expectsLocalProxy && isLocalPeer && !isForwarded && !PROBES.test(url)) warnOnce(NOT_FORWARDED)
  })
}

const NOT_TRUSTED = 'X-Forwarded-For comes from an address that TRUST_PROXY does not name, and is ignored'
const NOT_FORWARDED =
  'a proxy on this machine sends no X-Forwarded-For: all its visitors share one rate limit'

// Monitoring on the same machine asks these without a proxy.
const PROBES = /^\/(healthz|readyz|metrics)\b/

const isLocal = (hostname: string) => hostname === 'localhost' || isLoopbackAddress(hostname)
const isLoopbackNetwork = (network: string) => network === 'loopback' || isLoopbackAddress(network)
const isLoopbackAddress = (address = '') => /^\[?(::ffff:)?127\.|^\[?::1\b/i.test(address)
