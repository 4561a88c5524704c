import { describe, expect, test } from 'vitest'
import { read } from '../test/read.ts'
import { email, id, line, lines, rawText } from './values.ts'

const UNREADABLE = 'This text contains unreadable characters.'

describe('a line of text', () => {
  const name = line({ max: 10, required: 'Name is required' })

  test('a line is trimmed, normalized to NFC and put on one line', () => {
    expect(read(name, '  Marta \n\t Holt ')).toBe('Marta Holt')
    expect(read(name, 'Jose\u0301')).toBe('Jos\u00e9')
    expect(read(name, 'a\u00a0b')).toBe('a b')
  })

  test('a line loses direction marks and control characters, and keeps emoji sequences', () => {
    expect(read(name, 'a\u202eb\u2066c\u200ed\u0007')).toBe('abcd')
    expect(read(name, '👩‍👩‍👧')).toBe('👩‍👩‍👧')
  })

  test('a required line that is empty after normalization is rejected with the message of its field', () => {
    for (const value of ['', ' ', '\n\t', '\u200e', undefined, null, 7, {}])
      expect.soft(read(name, value), JSON.stringify(value)).toEqual(['Name is required'])
  })

  test('a line of invisible characters alone counts as empty', () => {
    const invisible = [
      ...'\u200c\u200d\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180e\u2800\u3000\u3164\ufe0f\uffa0',
      ...'\u{e0020}\u{e0100}\u{1d173}',
      '\u200d \ufe0f',
    ]
    for (const value of invisible)
      expect.soft(read(name, value), JSON.stringify(value)).toEqual(['Name is required'])
  })

  test('a line keeps joiners and variation selectors within letters and emoji', () => {
    for (const value of ['👩‍👩‍👧', '❤️', 'می\u200cخواهم', 'क्\u200dष', '👍🏽', 'co\u00adop'])
      expect.soft(read(name, value)).toBe(value)
  })

  test('the length of a line is measured after normalization', () => {
    expect(read(name, `  ${'x'.repeat(10)}  `)).toBe('x'.repeat(10))
    expect(read(name, 'x'.repeat(11))).toEqual(['Please use at most 10 characters.'])
  })

  test('a line keeps at most 30 combining marks in a row, so that normalization takes linear time', () => {
    const long = line({ max: 100 })
    expect(read(long, `z${'\u0301'.repeat(200)}a`)).toBe(`\u017a${'\u0301'.repeat(29)}a`)
    expect(read(long, `e${'\u0301'.repeat(25_000)}${'\u0316'.repeat(25_000)}`)).toHaveLength(30)
    for (const value of ['Việt Nam', 'שָׁלוֹם', 'مُهَنْدِس', 'ཧྐྵྨླྺྼྻྂ'])
      expect.soft(read(long, value)).toBe(value.normalize('NFC'))
  })

  test('a line that PostgreSQL cannot store is rejected', () => {
    for (const value of ['a\0b', 'a\ud800b', '\udc00']) expect.soft(read(name, value)).toContain(UNREADABLE)
  })
})

describe('a text of several lines', () => {
  const bio = lines({ max: 20 })

  test('a text of several lines keeps its line breaks, all as LF', () => {
    expect(read(bio, ' One\r\ntwo\rthree\n\n')).toBe('One\ntwo\nthree')
  })

  test('a text of several lines may be empty if it is not required', () => {
    expect(read(bio, '  ')).toBe('')
  })
})

describe('raw text', () => {
  test('raw text keeps its spaces', () => {
    expect(read(rawText(10), '  a b ')).toBe('  a b ')
    expect(read(rawText(10, 'It is required'), '')).toEqual(['It is required'])
    expect(read(rawText(3), 'four')).toEqual(['Please use at most 3 characters.'])
    expect(read(rawText(3), '\0')).toEqual([UNREADABLE])
  })
})

describe('an email', () => {
  test('an email is one address whose last part has 2 to 4 letters', () => {
    for (const value of ['a@b.co', 'A.b+c%d-e_f@x-y.example.info', ` ann@example.com `])
      expect.soft(read(email(), value)).toBe(value.trim())
    for (const value of [
      'a',
      'a@b',
      'a@b.c',
      'a@b.museum',
      '@b.co',
      'a@.co',
      'a b@c.de',
      'a@b.co\n,x@y.de',
      'ı@b.co',
    ])
      expect.soft(read(email(), value), value).toEqual(['Please Insert Correct Email'])
  })

  test('a missing email can have its own message', () => {
    expect(read(email('Email is required'), ' ')).toEqual(['Email is required'])
    expect(read(email('Email is required'), undefined)).toEqual(['Email is required'])
  })

  test('a very long email is rejected', () => {
    const hostile = [
      'a'.repeat(100_000),
      `${'a.'.repeat(50_000)}@`,
      `a@${'b.'.repeat(50_000)}`,
      `${'a'.repeat(64)}@${'a-'.repeat(94)}!`,
    ]
    for (const value of hostile) expect(read(email(), value)).toEqual(['Please Insert Correct Email'])
  })
})

describe('an id', () => {
  test('an id is a positive safe integer', () => {
    for (const value of [1, Number.MAX_SAFE_INTEGER]) expect(read(id(), value)).toBe(value)
    for (const value of [0, -1, 1.5, '1', null, NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])
      expect.soft(read(id('Choose one.'), value), String(value)).toContain('Choose one.')
  })
})
