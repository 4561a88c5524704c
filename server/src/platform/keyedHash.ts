import { createHmac, hkdfSync } from 'node:crypto'

const LENGTH = 22 // in base64: 132 bits

/**
 * An HMAC with a key derived from the installation's secret: without the secret, nobody can compute the hash of a value
 * or recognize it. Each purpose has its own key, so that the hashes of different purposes can't be linked.
 */
export function keyedHash(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, LENGTH)
}
