import { expect, test } from 'vitest'
import { memoryCounters } from './counters.ts'

test('counters in memory delete the least recently used key when they have the maximum of keys', () => {
  const counters = memoryCounters(100)
  counters.add('early', 1, 60)
  for (let i = 0; i < 1000; i += 1) counters.add(`key ${i}`, 1, 60)
  expect(counters.size).toBe(100)
  expect(counters.read('key 999')).toMatchObject({ points: 1 })
  expect(counters.read('early')).toBeUndefined()
})

test('counters in memory keep a key that is used again', () => {
  const counters = memoryCounters(2)
  counters.add('regular', 1, 60)
  counters.add('somebody', 1, 60)
  counters.add('regular', 1, 60)
  counters.add('another', 1, 60)
  expect(counters.add('regular', 1, 60)).toMatchObject({ points: 3 })
  expect(counters.read('somebody')).toBeUndefined()
})

test('a million keys leave as many counters in memory as ten thousand', () => {
  const counters = memoryCounters()
  for (let i = 0; i < 1_000_000; i += 1) counters.add(`${i}`, 1, 300)
  expect(counters.size).toBe(10_000)
})

test('a counter in memory is raised by what others have counted, and never lowered', () => {
  const counters = memoryCounters()
  counters.add('key', 5, 300)
  counters.raise('key', { points: 2, msLeft: 60_000 })
  expect(counters.read('key')!.points).toBe(5)
  counters.raise('key', { points: 9, msLeft: 60_000 })
  expect(counters.read('key')!.points).toBe(9)
  expect(counters.read('key')!.msLeft).toBeLessThanOrEqual(60_000)
  counters.raise('unknown', { points: 9, msLeft: 60_000 })
  expect(counters.read('unknown')).toBeUndefined()
})

test('a counter in memory that has ended begins anew', () => {
  const counters = memoryCounters()
  counters.add('key', 5, 0)
  expect(counters.read('key')).toBeUndefined()
  expect(counters.add('key', 2, 60)).toMatchObject({ points: 2 })
})
