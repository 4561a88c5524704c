import type { FastifyRequest } from 'fastify'
import { keyedHash } from '../platform/keyedHash.ts'
import { networkOf } from '../platform/network.ts'

/** A key for the network of a visitor (an IPv4 address or an IPv6 /64) that changes daily, so that no IP is stored. */
export function viewerKey(secret: string) {
  const hash = keyedHash(secret, 'viewers')
  return ({ ip }: FastifyRequest) => hash(`${new Date().toISOString().slice(0, 10)} ${networkOf(ip)}`)
}
