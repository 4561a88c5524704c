import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { truncate } from './truncate.ts'
import { startOf, truncateLine } from './truncateLine.ts'

test('the start of a text has no half of an emoji', () => {
  expect(startOf('ab😀', 3)).toBe('ab')
  expect(startOf('ab😀', 4)).toBe('ab😀')
})

describe('a truncated text', () => {
  test('has an ellipsis only if the text goes on', () => {
    expect(truncate('a'.repeat(95), 95)).toBe('a'.repeat(95))
    expect(truncate('a'.repeat(96), 95)).toBe(`${'a'.repeat(95)}…`)
  })

  test('has no space before the ellipsis', () => {
    expect(truncate(`${'a'.repeat(94)} bcd`, 95)).toBe(`${'a'.repeat(94)}…`)
  })

  test('keeps an emoji at the end whole', () => {
    expect(truncate(`${'a'.repeat(94)}😀b`, 95)).toBe(`${'a'.repeat(94)}😀…`)
  })
})

describe('a truncated line', () => {
  test('is the whole of a short text on one line', () => {
    expect(truncateLine(' You bake.\n\n\tEarly. ', 200)).toBe('You bake. Early.')
  })

  test('ends between two words, or within the first word if that is too long', () => {
    expect(truncateLine(`${'a'.repeat(195)} bread and butter`, 200)).toBe(`${'a'.repeat(195)}…`)
    expect(truncateLine('a'.repeat(300), 200)).toBe(`${'a'.repeat(200)}…`)
  })

  test('never ends in half a character and is never longer than the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 150, maxLength: 400 }), (text) => {
        const short = truncateLine(text, 200)
        expect(short.isWellFormed()).toBe(true)
        expect(short.length).toBeLessThanOrEqual(201)
        expect(short).not.toContain('\n')
      }),
    )
  })
})
