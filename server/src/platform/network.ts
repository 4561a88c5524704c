import { isIPv4, isIPv6 } from 'node:net'

/** An IP address without a port, and an IPv6 address without brackets and zone. */
export const withoutPort = (address: string) =>
  address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .split('%')[0]!

/** The canonical form: the IPv4 address of an IPv4-mapped one, or all eight groups of an IPv6 address. */
function normalize(address: string) {
  const plain = withoutPort(address)
  if (!isIPv6(plain)) return plain
  const [before, after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::') as [string, string?]
  const [head, tail] = [before, after ?? ''].map((groups) => groups.split(':').filter(Boolean)) as [
    string[],
    string[],
  ]
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,ffff') return groups.join(':')
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')
}

/** Whether an address is in 127.0.0.0/8 or ::1, in any form. */
export function isLoopbackAddress(address: string) {
  const plain = normalize(address)
  return plain === '0:0:0:0:0:0:0:1' || (isIPv4(plain) && plain.startsWith('127.'))
}

export const isLoopbackHost = (host: string) => host === 'localhost' || isLoopbackAddress(host)

/** The network of one household or company: an IPv4 address, or the /64 of an IPv6 address. */
export const networkOf = (address: string) => normalize(address).split(':').slice(0, 4).join(':')

// A provider may give a /48 to one customer, or a /64 of it to each of many.
const WIDE_FACTOR = 10

/** The networks for which an address counts, each with the factor of its limits: a /64 and its /48. */
export function networksOf(address: string): { network: string; width: number }[] {
  const network = networkOf(address)
  const groups = network.split(':')
  const own = { network, width: 1 }
  return groups.length === 1
    ? [own]
    : [own, { network: `${groups.slice(0, 3).join(':')}/48`, width: WIDE_FACTOR }]
}
