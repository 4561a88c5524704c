import { expect, test } from 'vitest'
import { isLoopbackAddress, networkOf, networksOf } from './network.ts'

test('an IPv4 address is one network, also as an IPv4-mapped IPv6 address', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  for (const mapped of ['::ffff:c000:207', '0:0:0:0:0:ffff:192.0.2.7', '::FFFF:C000:0207'])
    expect.soft(networkOf(mapped), mapped).toBe('192.0.2.7')
  expect(networkOf('192.0.2.8')).not.toBe(networkOf('192.0.2.7'))
})

test('IPv6 addresses with the same first 64 bits are one network, in any notation', () => {
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

test('a port is not part of a network', () => {
  expect(networkOf('192.0.2.7:50123')).toBe('192.0.2.7')
  expect(networkOf('[2001:db8:0:7::1]:443')).toBe('2001:db8:0:7')
  expect(networkOf('[2001:db8:0:7::1]')).toBe('2001:db8:0:7')
})

test('a text that is not an IP address counts as a separate network', () => {
  for (const text of ['unknown', '', '_hidden', 'a b', '[x]:1'])
    expect.soft(() => networkOf(text)).not.toThrow()
  expect(networkOf('unknown')).toBe('unknown')
})

test('127.0.0.0/8 and ::1 are loopback, in any form', () => {
  const loopback = [
    '127.0.0.1',
    '127.0.0.2',
    '::1',
    '[::1]',
    '0:0:0:0:0:0:0:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
  ]
  for (const address of loopback) expect.soft(isLoopbackAddress(address), address).toBe(true)
  for (const address of ['', '192.0.2.7', '127.0.0.1.example.com', '127.example', '::2', '::ffff:c000:207'])
    expect.soft(isLoopbackAddress(address), address).toBe(false)
})
