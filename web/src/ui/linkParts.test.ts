import { describe, expect, test } from 'vitest'
import { linkParts } from './linkParts.ts'

const linksIn = (text: string) => linkParts(text).filter(({ href }) => href)

test('a text without a link is one part', () => {
  expect(linkParts('Dear Mira,\n\nsee you on Monday.')).toEqual([
    { text: 'Dear Mira,\n\nsee you on Monday.' },
  ])
  expect(linkParts('')).toEqual([])
})

test('links become parts of their own, between what is around them', () => {
  expect(linkParts('See https://a.example/x and http://b.example.')).toEqual([
    { text: 'See ' },
    { text: 'https://a.example/x', href: 'https://a.example/x' },
    { text: ' and ' },
    { text: 'http://b.example', href: 'http://b.example/' },
    { text: '.' },
  ])
})

test.each([
  ['(https://a.example/x)', 'https://a.example/x'],
  ['https://a.example/x_(y)', 'https://a.example/x_(y)'],
  ['"https://a.example/x?",', 'https://a.example/x'],
  ['<https://a.example/x>', 'https://a.example/x'],
])('the punctuation around the link in %s is not part of it', (text, link) => {
  expect(linksIn(text)).toEqual([{ text: link, href: link }])
})

test('an address that begins with www. is a link too', () => {
  expect(linkParts('See www.a.example/x, or WWW.b.example.')).toEqual([
    { text: 'See ' },
    { text: 'www.a.example/x', href: 'https://www.a.example/x' },
    { text: ', or ' },
    { text: 'www.b.example', href: 'https://www.b.example/' },
    { text: '.' },
  ])
})

test.each(['awww.sweet.example', 'mail@www.a.example', 'www.', 'www.5', 'Awww... nice'])(
  '%s is no link, although it has www.',
  (text) => {
    expect(linkParts(text)).toEqual([{ text }])
  },
)

describe('what could mislead', () => {
  test('a host in another script shows in punycode', () => {
    expect(linksIn('https://аpple.example/иван?q=1')).toEqual([
      {
        text: 'https://xn--pple-43d.example/иван?q=1',
        href: 'https://xn--pple-43d.example/%D0%B8%D0%B2%D0%B0%D0%BD?q=1',
      },
    ])
  })

  test('a backslash ends the host as it does in a browser', () => {
    expect(linksIn('https://evil.example\\@bank.example')).toEqual([
      { text: 'https://evil.example\\@bank.example', href: 'https://evil.example/@bank.example' },
    ])
  })

  test.each([
    'https://bank.example@evil.example/',
    'https://:secret@evil.example/',
    'www.bank.example@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'http://[',
  ])('%s is no link', (text) => {
    expect(linksIn(text)).toEqual([])
    expect(linkParts(text).map((part) => part.text)).toEqual([text])
  })
})
