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

// A provider gives one customer up to a /48, but may also give each of its customers a /64 of one.
const WIDE = 10

/** The networks that an address counts for, each with how many times a limit is widened for it: a /64 and its /48. */
export function networksOf(address: string): { network: string; width: number }[] {
  const network = networkOf(address)
  const groups = network.split(':')
  const own = { network, width: 1 }
  return groups.length === 1 ? [own] : [own, { network: `${groups.slice(0, 3).join(':')}/48`, width: WIDE }]
}
