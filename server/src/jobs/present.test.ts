import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { preview } from './present.ts'

describe('the preview of a text', () => {
  test('is a short text on one line', () => {
    expect(preview(' You bake.\n\n\tEarly. ')).toBe('You bake. Early.')
  })

  test('is cut between two words, and within the first one where it has no end', () => {
    expect(preview(`${'a'.repeat(195)} bread and butter`)).toBe(`${'a'.repeat(195)}…`)
    expect(preview('a'.repeat(300))).toBe(`${'a'.repeat(200)}…`)
  })

  test('never ends in half a character and never grows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 150, maxLength: 400 }), (text) => {
        const short = preview(text)
        expect(short.isWellFormed()).toBe(true)
        expect(short.length).toBeLessThanOrEqual(201)
        expect(short).not.toContain('\n')
      }),
    )
  })
})
