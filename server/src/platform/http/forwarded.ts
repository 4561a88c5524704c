import { isIP, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isLoopbackAddress, isLoopbackHost, withoutPort } from '../network.ts'

type Site = { trustProxy: string[]; publicUrl: string }

/**
 * Reduces X-Forwarded-For to IP addresses. Some proxies add the client's port, which would make each connection look
 * like another client. Entries to the left of an unreadable one may be forged, and are dropped.
 */
export function readForwarded(app: FastifyInstance) {
  app.addHook('onRequest', async ({ headers }) => {
    const forwarded = headers['x-forwarded-for']
    if (typeof forwarded !== 'string') return
    const addresses = forwarded.split(',').map((address) => withoutPort(address.trim()))
    const unreadable = addresses.findLastIndex((address) => isIP(address) === 0)
    headers['x-forwarded-for'] = addresses.slice(unreadable + 1).join(', ')
  })
}

/** Warns the operator once about each misconfiguration that makes all visitors of a proxy share one IP address. */
export function warnOfForwarding(app: FastifyInstance, { trustProxy, publicUrl }: Site) {
  const warned = new Set<string>()
  const expectsLocalProxy = trustProxy.some(isLoopbackNetwork) && !isLoopbackHost(new URL(publicUrl).hostname)

  app.addHook('onRequest', async ({ headers, ips = [], log, socket, url }) => {
    const warnOnce = (message: string) => {
      if (!warned.has(message)) log.warn(message)
      warned.add(message)
    }
    const forwarded = headers['x-forwarded-for']
    const isForwarded = forwarded !== undefined
    // The list begins with the peer; the forwarded addresses follow if the peer is trusted.
    if (isForwarded && ips.length <= 1) warnOnce(forwarded === '' ? UNREADABLE : NOT_TRUSTED)
    // Internal requests have no socket.
    const isLocalPeer = socket instanceof Socket && isLoopbackAddress(socket.remoteAddress ?? '')
    if (expectsLocalProxy && isLocalPeer && !isForwarded && !PROBES.test(url)) warnOnce(NOT_FORWARDED)
  })
}

const NOT_TRUSTED = 'X-Forwarded-For comes from an address that TRUST_PROXY does not name, and is ignored'
const UNREADABLE =
  'X-Forwarded-For does not end with an IP address, and is ignored: all visitors behind that proxy share one rate limit'
const NOT_FORWARDED =
  'a proxy on this machine sends no X-Forwarded-For: all its visitors share one rate limit'

// Monitoring on the same machine requests these without a proxy.
const PROBES = /^\/(healthz|readyz|metrics)\b/

const isLoopbackNetwork = (network: string) =>
  network === 'loopback' || isLoopbackAddress(network.split('/')[0]!)
