import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boldSegments } from './boldSegments.ts'

const shown = (message: string) =>
  boldSegments(message)
    .map(({ text, isBold }) => (isBold ? `<${text}>` : text))
    .join('')

test.each([
  ['[Ada] applied for [Baker].', '<Ada> applied for <Baker>.'],
  ['Your work on [Baker (night)] was rated.', 'Your work on <Baker (night)> was rated.'],
  ['nothing bold', 'nothing bold'],
  ['an open [bracket', 'an open [bracket'],
  ['a closed] bracket [and] more', 'a closed] bracket <and> more'],
  ['[[a]]', '<[a>]'],
  ['[]', ''],
  ['', ''],
])('%j is shown as %j', (message, expected) => expect(shown(message)).toBe(expected))

test('only what is between brackets is bold, and no other character is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.string().map((text) => text.replaceAll(/[[\]]/g, ''))), (texts) => {
      const message = texts.map((text, index) => (index % 2 ? `[${text}]` : text)).join('')
      const bold = boldSegments(message).filter(({ isBold }) => isBold)
      expect(bold.map(({ text }) => text)).toEqual(texts.filter((text, index) => index % 2 && text))
      expect(
        boldSegments(message)
          .map(({ text }) => text)
          .join(''),
      ).toBe(texts.join(''))
    }),
  )
})
