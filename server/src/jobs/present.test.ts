import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { preview } from './present.ts'

describe('preview of a text', () => {
  test('the preview of a short text is the text on one line', () => {
    expect(preview(' You bake.\n\n\tEarly. ')).toBe('You bake. Early.')
  })

  test('a preview is truncated between two words, or within the first word if that is too long', () => {
    expect(preview(`${'a'.repeat(195)} bread and butter`)).toBe(`${'a'.repeat(195)}…`)
    expect(preview('a'.repeat(300))).toBe(`${'a'.repeat(200)}…`)
  })

  test('a preview never ends in half a character and is never longer than the text', () => {
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
