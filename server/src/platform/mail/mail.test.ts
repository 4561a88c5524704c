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
