import { isIPv4, isIPv6 } from 'node:net'

/** What of an address stands for one household or firm: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string) {
  const [plain] = address.split('%') as [string]
  const mapped = plain.replace(/^::ffff:/i, '')
  if (isIPv4(mapped) || !isIPv6(plain)) return mapped
  const [before, after] = plain.split('::') as [string, string?]
  const head = before.split(':').filter(Boolean)
  const missing = 8 - head.length - (after?.split(':').filter(Boolean).length ?? 0)
  const groups =
    after === undefined ? head : [...head, ...Array<string>(missing).fill('0'), ...after.split(':')]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
