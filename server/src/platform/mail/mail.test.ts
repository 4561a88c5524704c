import { expect, test } from 'vitest'
import type { Content } from './content.ts'
import { composeMail } from './mail.ts'

const compose = (over: Partial<Content> = {}) =>
  composeMail({ to: 'ann@example.com', subject: 'Hello', siteName: 'Guildhall', blocks: [], ...over })

const HOSTILE = '<script>alert(1)</script> "onmouseover="alert(1) & </blockquote></p><img src=x>'
const ESCAPED =
  /&lt;script&gt;alert\(1\)&lt;\/script&gt; &quot;onmouseover=&quot;alert\(1\) &amp; &lt;\/blockquote&gt;/g

test('both parts of a mail have the same content in the same order', () => {
  const { text, html } = compose({
    blocks: [
      'First\nsecond',
      { button: 'Open', url: 'https://a.example/b' },
      { link: 'Settings', url: 'https://a.example/s' },
      { quote: 'Dear all,\n\nyours' },
      { items: [{ title: 'Ann', text: 'Hi', url: 'https://a.example/m' }] },
    ],
    footer: ['Why'],
  })
  expect(text).toBe(`First
second

Open: https://a.example/b

Settings: https://a.example/s

> Dear all,
> 
> yours

Ann
Hi
https://a.example/m

--

Why
`)
  const visible = html
    .replace(/^[^]*<\/h1>/, '')
    .replaceAll('<br>', '\n')
    .replace(/<[^>]*>/g, '')
    .trim()
    .split(/\n+/)
  expect(visible).toEqual(['First', 'second', 'Open', 'Settings', 'Dear all,', 'yours', 'Ann', 'Hi', 'Why'])
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    'https://a.example/b',
    'https://a.example/s',
    'https://a.example/m',
  ])
})

test('no text of a mail becomes markup', () => {
  const { html } = compose({
    subject: HOSTILE,
    siteName: HOSTILE,
    blocks: [
      HOSTILE,
      { button: HOSTILE, url: HOSTILE },
      { link: HOSTILE, url: HOSTILE },
      { quote: HOSTILE },
      { items: [{ title: HOSTILE, text: HOSTILE, url: HOSTILE }] },
    ],
    footer: [HOSTILE],
  })
  expect(html.match(ESCAPED)).toHaveLength(13)
  expect(html).not.toMatch(/<script|<img|"onmouseover/)
})

test('nothing in a text is clickable in either part, and each text reads as before', () => {
  const texts = [
    'evil.example',
    'www.evil.example/win',
    'http://evil.test/?a=b',
    'hxxps://evil.xyz',
    'ann@mail.test',
    'mailto:ann@mail.test',
    '//evil.test/x',
    'evil。com',
    'a.b.co.uk',
    'Time: 14:05, 1.5 of A.B. Co.',
  ]
  const url = 'https://a.example/b'
  for (const written of texts) {
    const mail = compose({
      subject: written,
      siteName: written,
      blocks: [
        written,
        { button: written, url },
        { link: written, url },
        { quote: `Hi\n${written}` },
        { items: [{ title: written, text: written, url }] },
      ],
      footer: [written],
    })
    expect(mail.subject).toBe(written)
    const visible = mail.html.replace(/^[^]*<\/style>/, '').replace(/<[^>]*>/g, ' ')
    for (const part of [mail.text.replaceAll(url, ''), visible]) {
      expect.soft(part.replaceAll('\u200b', '').split(written).length).toBeGreaterThanOrEqual(8)
      expect
        .soft(part, written)
        .not.toMatch(/[\p{L}\p{N}][.。@][\p{L}\p{N}]|\p{L}:(?![\s\u200b])|:\/\/|\/\/\p{L}/u)
    }
  }
})

test('an HTML part tells mail programs to make no links of dates and numbers', () => {
  expect(compose().html).toContain('<meta name="format-detection" content="telephone=no, date=no')
})

test('an HTML part loads nothing and is light or dark as the mail program is', () => {
  const { html } = compose({
    blocks: ['Hello', { button: 'Open', url: 'https://a.example/' }],
    footer: ['Why'],
  })
  expect(html).not.toMatch(/<img|<link|src=|url\(|@import|@font-face/)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  for (const [, names] of html.matchAll(/class="([^"]*)"/g))
    for (const name of names!.split(' '))
      expect.soft(html).toMatch(new RegExp(`\\.${name}\\{[^}]+!important\\}`))
})
