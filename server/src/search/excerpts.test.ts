import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerptOf } from './excerpts.ts'
import { placedWordsOf, tokensOf, tokensOfWord, wordsOf } from './tokens.ts'

const excerpt = (text: string, searched: string) =>
  excerptOf([{ where: 'description', text }], tokensOf(searched))?.excerpt

const FILLER = 'we offer good pay and a quiet place '

describe('an excerpt', () => {
  test('of a short text is the text on one line', () => {
    expect(excerpt('  We run\n\n  Kubernetes\tat scale. ', 'kubernetes')).toBe('We run Kubernetes at scale.')
    expect(excerpt('We run Kubernetes.', 'docker')).toBeUndefined()
    expect(excerpt('', 'docker')).toBeUndefined()
  })

  test('has a dot in place of the marker of each list item but the first', () => {
    expect(excerpt('- Two or more\n- Kubernetes\r\n\n  * Go', 'kubernetes')).toBe(
      '- Two or more · Kubernetes · Go',
    )
    expect(excerpt('You bring:\n• Kubernetes - at scale\n-5 degrees', 'kubernetes')).toBe(
      'You bring: · Kubernetes - at scale -5 degrees',
    )
  })

  test('of a long text is cut between words, with an ellipsis where it is cut', () => {
    const found = excerpt(`${FILLER.repeat(20)}Kubernetes ${FILLER.repeat(20)}`, 'kubernetes')!
    expect(found).toMatch(/^…(\w+ )+Kubernetes( \w+)+…$/)
    expect(found.length).toBeGreaterThan(140)
    expect(found.length).toBeLessThanOrEqual(162)
    expect(excerpt(`Kubernetes ${FILLER.repeat(20)}`, 'kubernetes')).toMatch(/^Kubernetes we .*\w…$/)
    expect(excerpt(`${FILLER.repeat(20)}Kubernetes`, 'kubernetes')).toMatch(/^…\w.* Kubernetes$/)
  })

  test('shows the words together rather than the first of them', () => {
    const text = `Java first. ${FILLER.repeat(9)} Java and Kotlin here. ${FILLER.repeat(9)} Kotlin last.`
    expect(excerpt(text, 'kotlin java')).toContain('Java and Kotlin here.')
    expect(excerpt(text, 'java')).toMatch(/^Java first\./)
  })

  test('is of the text that has the most of the words, of several the first', () => {
    const texts = [
      { where: 'bio', text: 'I bake bread.' },
      { where: 'experience', text: 'Rye bread and cakes.' },
      { where: 'experience', text: 'Cakes and bread.' },
    ]
    expect(excerptOf(texts, new Set(['bread']))).toEqual({ where: 'bio', excerpt: 'I bake bread.' })
    expect(excerptOf(texts, new Set(['bread', 'cakes']))).toMatchObject({ excerpt: 'Rye bread and cakes.' })
  })

  test.each([
    ['Wir bauen Straßen.', 'strassen'],
    ['Résumé à São Paulo', 'sao'],
    ['Work with ASP.NET daily', '.net'],
    ['Work with Node.js daily', 'node'],
    ['Work with C++/CLI daily', 'c++cli'],
    ['½ ﬁrst ﬁve… Ｗｏｒｄ', 'word'],
    ['مُهَنْدِس برمجيات', 'مهندس'],
    ['सॉफ्टवेयर इंजीनियर', 'इंजीनियर'],
    ['ｶﾞｲﾄﾞ です', 'ガイド'],
    ['\u1112\u1161\u11ab ㅎㅏ', '한'],
    ['<script>alert(1)</script> & "baker"', 'script'],
  ])('of %j shows %j as it was written', (text, searched) => {
    expect(excerpt(text, searched)).toBe(text)
  })

  test('of a script without spaces is cut between characters', () => {
    const text = `${'我们提供良好的待遇'.repeat(30)}。软件工程师。${'我们提供良好的待遇'.repeat(30)}`
    const found = excerpt(text, '软件工程师')!
    expect(found).toMatch(/^….*。软件工程师。.*…$/)
    expect(found).toHaveLength(162)
    const people = `${'👩'.repeat(200)} baker ${'👩'.repeat(200)}`
    expect(excerpt(people, 'baker')!.isWellFormed()).toBe(true)
    expect(excerpt('👩 '.concat('𝐀'.repeat(300)), 'A'.repeat(200))!.isWellFormed()).toBe(true)
  })

  test('has no character that changes the direction of the text after it', () => {
    expect(excerpt('a \u202ereversed\u202c baker \u2066x', 'baker')).toBe('a reversed baker x')
  })
})

const hostile = fc.string({
  unit: fc.constantFrom(
    'a',
    'b',
    ' ',
    '\n',
    '.',
    '-',
    "'",
    '\u0301',
    '\ufdfa',
    '½',
    'ｶ',
    'ﾞ',
    'ㅎ',
    'ㅏ',
    '각',
    '\u1100',
    '\u1161',
    '👩',
    '\u200d',
    '𝐀',
    'ß',
    '软',
    '\u202e',
    'é',
    '\u0345',
    '\0',
    '+',
  ),
  maxLength: 600,
})

// Words in texts that contain only these characters are found in another way.
const ascii = fc.string({
  unit: fc.constantFrom('a', 'b', ' ', '\n', '.', '-', "'", '+', '.NET'),
  maxLength: 600,
})

describe('any text', () => {
  test('has the same words at their places as without them', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const placed = [...placedWordsOf(text)]
        expect(placed.map(({ joined }) => joined)).toEqual(wordsOf(text).map(({ joined }) => joined))
        for (const { start, end, joined } of placed)
          expect([...tokensOf(text.slice(start, end))].join(' ')).toContain(joined)
      }),
    )
  })

  test('has an excerpt of limited length around any of its words', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, ascii), fc.nat(), (text, choice) => {
        const words = wordsOf(text)
        if (words.length === 0) return
        const tokens = words.flatMap(tokensOfWord)
        const token = tokens[choice % tokens.length]!
        const { excerpt: found } = excerptOf([{ where: 'bio', text }], new Set([token]))!
        expect(found.length).toBeLessThanOrEqual(162)
        expect(found.isWellFormed()).toBe(text.isWellFormed())
        const line = text
          .replace(/(?<=\S)\s*\n\s*[-*•]\s+(?=\S)/g, ' · ')
          .replace(/[\s\0\u202e]+/g, ' ')
          .trim()
        const inner = found.replace(/^…|…$/g, '')
        expect(line).toContain(inner)
        expect(found.startsWith('…')).toBe(!line.startsWith(inner))
        expect(token.length >= 50 || tokensOf(inner).has(token)).toBe(true)
      }),
    )
  })
})
