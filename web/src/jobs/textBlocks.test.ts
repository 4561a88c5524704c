import { MAX } from '@guildhall/contract/sizes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinedLines, textBlocks } from './textBlocks.ts'

test('a description has its paragraphs, the headings of its lists, and their items', () => {
  expect(
    textBlocks(
      'We build stairs.\nIn oak.\n\nOften in old houses.\n\nWhat you do\n- Measure\n* Fit\n\n• Repair\n\nCome by!',
    ),
  ).toEqual([
    { kind: 'text', lines: ['We build stairs.', 'In oak.', '', 'Often in old houses.', ''] },
    { kind: 'heading', lines: ['What you do'] },
    { kind: 'list', lines: ['Measure', 'Fit', 'Repair'] },
    { kind: 'text', lines: ['Come by!'] },
  ])
})

test.each([
  ['a line of 60 characters', `${'x'.repeat(60)}\n- a`],
  ['a line with a blank line below', 'Duties\n\n- a'],
  ['a line above a negative number', 'Duties\n-5'],
])('%s is no heading', (_what, text) => {
  expect(textBlocks(text).map(({ kind }) => kind)).not.toContain('heading')
})

test.each([
  ['a letter directly after the bullet', '-No space\n*None\n•Nor here', ['No space', 'None', 'Nor here']],
  ['the en dash of a word processor as bullet', '– Plan\n–Build', ['Plan', 'Build']],
  ['spaces before the bullet', '  - Indented\n\t* With a tab', ['Indented', 'With a tab']],
])('a list may have %s', (_what, text, lines) => {
  expect(textBlocks(text)).toEqual([{ kind: 'list', lines }])
})

test.each([
  '--',
  '-- or',
  '---',
  '**',
  '**Note**',
  '-5 degrees',
  '-> here',
  '*Note*: bring shoes',
  '-',
  'a - b',
])('the line %s is text', (line) => {
  expect(textBlocks(line)).toEqual([{ kind: 'text', lines: [line] }])
})

test('spaces at the beginning of a line and line breaks stay as written', () => {
  const [block] = textBlocks('One\n  two\n\n\nthree')
  expect(joinedLines(block!)).toBe('One\n  two\n\n\nthree')
})

test('lines from Windows have no other structure', () => {
  expect(textBlocks('Duties\r\n- a\r\n- b')).toEqual(textBlocks('Duties\n- a\n- b'))
})

test('every text keeps all its lines in their order', () => {
  const line = fc.oneof(fc.constantFrom('', ' ', '- ', '* ', '• a', '-', '- - a', 'Duties'), fc.string())
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n')
      const written = text.split(/\r?\n/).filter((line) => line.trim() !== '')
      const kept = textBlocks(text).flatMap(({ lines }) => lines.filter((line) => line.trim() !== ''))
      const bare = (line: string) => line.replace(/^[\s*•-]+/, '')
      expect(kept.map(bare).filter(Boolean)).toEqual(written.map(bare).filter(Boolean))
    }),
  )
})

test('the longest description makes no more blocks than it has lines', () => {
  for (const repeated of ['\n', '- \n', 'a\n- \n', ' - ', '\r\n'])
    expect(
      textBlocks(repeated.repeat(MAX.jobDetail / repeated.length)).flatMap(({ lines }) => lines).length,
    ).toBeLessThanOrEqual(MAX.jobDetail)
})
