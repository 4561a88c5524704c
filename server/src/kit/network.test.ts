import { expect, test } from 'vitest'
import { networkOf, networksOf } from './network.ts'

test('an IPv4 address is one network, also where it comes as an IPv6 one', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('192.0.2.8')).not.toBe(networkOf('192.0.2.7'))
})

test('IPv6 addresses are one network where their first 64 bits are the same, however they are written', () => {
  const same = [
    '2001:db8:0:7::1',
    '2001:db8:0:7:ffff:ffff:ffff:ffff',
    '2001:0DB8:0000:0007:0:0:0:2',
    '2001:db8:0:7:1::',
    '2001:db8:0:7::1%eth0',
  ]
  for (const address of same) expect.soft(networkOf(address), address).toBe('2001:db8:0:7')
  expect(networkOf('2001:db8:0:8::1')).toBe('2001:db8:0:8')
  expect(networkOf('::1')).toBe('0:0:0:0')
  expect(networkOf('2001:db8::')).toBe('2001:db8:0:0')
})

test('an IPv6 address counts for its /64 and, ten times wider, for its /48', () => {
  expect(networksOf('192.0.2.7')).toEqual([{ network: '192.0.2.7', width: 1 }])
  expect(networksOf('2001:db8:5:7::1')).toEqual([
    { network: '2001:db8:5:7', width: 1 },
    { network: '2001:db8:5/48', width: 10 },
  ])
})
