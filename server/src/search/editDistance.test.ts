import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceWithin } from './editDistance.ts'

const distance = (a: string, b: string) => distanceWithin(a.length + b.length, a, b).edits

describe('edit distance', () => {
  test.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['berlin', 'berlin', 0],
    ['berlni', 'berlin', 1],
    ['ab', 'ba', 1],
    ['ca', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('from %j to %j is %i', (a, b, edits) => {
    expect(distance(a, b)).toBe(edits)
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

  test('the distance is symmetric and at most the length of the longer word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const edits = distance(a, b)
        expect(edits).toBe(distance(b, a))
        expect(edits).toBeLessThanOrEqual(Math.max(a.length, b.length))
        expect(edits === 0).toBe(a === b)
      }),
    )
  })

  test('the distance is exact up to the limit, and limit + 1 beyond it', () => {
    fc.assert(
      fc.property(fc.nat({ max: 4 }), word, word, (limit, a, b) => {
        expect(distanceWithin(limit, a, b).edits).toBe(Math.min(distance(a, b), limit + 1))
      }),
      { numRuns: 2000 },
    )
  })

  test('only a band as wide as the limit is computed, and only the first rows of words that differ', () => {
    const long = 'abcdefghij'.repeat(10)
    expect(distanceWithin(2, long, long).cells).toBeLessThanOrEqual(5 * long.length)
    expect(distanceWithin(2, long, '0123456789'.repeat(10)).cells).toBeLessThanOrEqual(5 * 4)
    expect(distanceWithin(2, long, 'abc')).toEqual({ edits: 3, cells: 0 })
  })
})
