import { createHmac, hkdfSync } from 'node:crypto'

const LETTERS = 22 // of 64 kinds: 132 bits

/**
 * Names things by what they are, so that nobody without the installation's secret can guess the name or tell what it
 * stands for. Each purpose has a key of its own, so that a name of one says nothing of another's.
 */
export function keyedHash(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, LETTERS)
}
