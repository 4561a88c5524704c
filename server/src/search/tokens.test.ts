import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tokensOf, wordsOf } from './tokens.ts'

const joined = (text: string) => wordsOf(text).map((word) => word.joined)

describe('the words of a text', () => {
  test.each([
    ['C++ and C#', ['c++', 'and', 'c#']],
    ['.NET', ['dotnet']],
    ['ASP.NET', ['aspnet']],
    ['Node.js, Vue.js', ['nodejs', 'vuejs']],
    ['Full-time', ['fulltime']],
    ['CI/CD', ['cicd']],
    ['R', ['r']],
    ['Berlin, Germany', ['berlin', 'germany']],
    ['São Paulo', ['sao', 'paulo']],
    ["Côte d'Ivoire", ['cote', 'divoire']],
    ['Straße in Łódź', ['strasse', 'in', 'lodz']],
    ['İstanbul ıslak', ['istanbul', 'islak']],
    ['Разработчик Ёлка', ['разработчик', 'елка']],
    ['ΑΘΉΝΑ ΟΔΟΣ', ['αθηνα', 'οδοσ']],
    ['مُهَنْدِس', ['مهندس']],
    ['מְהַנְדֵּס', ['מהנדס']],
    ['सॉफ्टवेयर इंजीनियर', ['सॉफ्टवेयर', 'इंजीनियर']],
    ['软件工程师 北京', ['软件工程师', '北京']],
    ['ソフトウェア エンジニア', ['ソフトウェア', 'エンジニア']],
    ['개발자', ['개발자']],
    ['Ｃ＋＋ ﾃｽﾄ', ['c++', 'テスト']],
    ['(Senior) "Baker"!', ['senior', 'baker']],
    ['???', []],
    [' -- ++ ## ... \u0640', []],
    ['', []],
  ])('%j are %j', (text, words) => {
    expect(joined(text)).toEqual(words)
  })

  test('a long text that grows by normalization is read up to a bounded length', () => {
    const grown = (text: string) => wordsOf(text).reduce((sum, { joined }) => sum + joined.length, 0)
    expect(grown('\ufdfa '.repeat(10_000))).toBeLessThan(25_000)
    expect(grown(`${'\ufdfa '.repeat(10_000)}${'word '.repeat(2_000)}`)).toBeLessThan(50_000)
    const plain = 'wörd '.repeat(4_000)
    expect(wordsOf(plain)).toHaveLength(4_000)
  })

  test('a short text is read whole, however much it grows', () => {
    expect(wordsOf('½ ㌖ \ufdfa end').at(-1)!.joined).toBe('end')
  })

  test('words keep their original spelling', () => {
    expect(wordsOf('Node.js in Köln').map(({ written }) => written)).toEqual(['Node.js', 'in', 'Köln'])
  })

  test('words are equal in every Unicode composition and case', () => {
    for (const text of ['Zürich', 'Đà Nẵng', 'Ελλάδα', '개발자', 'ガイド', 'ΟΔΟΣ']) {
      expect(joined(text.normalize('NFD'))).toEqual(joined(text))
      expect(joined(text.toUpperCase())).toEqual(joined(text.toLowerCase()))
    }
  })
})

describe('the tokens by which a text is found', () => {
  test('a word gives its joined form and its parts', () => {
    expect([...tokensOf('Node.js Full-time CI/CD')]).toEqual(
      expect.arrayContaining(['nodejs', 'node', 'js', 'fulltime', 'full', 'time', 'cicd', 'ci', 'cd']),
    )
  })

  test.each(['.NET', 'ASP.NET', '.NET/C#', 'C#/.NET', '.NET-Entwickler', 'VB.NET (Core)'])(
    '%s is found as .NET and as net',
    (text) => {
      expect([...tokensOf(text)]).toEqual(expect.arrayContaining(['dotnet', 'net']))
    },
  )

  test('any text is found by a search for the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const tokens = tokensOf(text)
        for (const word of wordsOf(text))
          for (const token of [word.joined, ...word.parts]) expect(tokens).toContain(token)
      }),
    )
  })

  test('a token is short enough for PostgreSQL, and long enough for every search', () => {
    for (const letter of ['x', 'ß', '\u3316', '\ufdfa', '𐐀', '語'])
      for (const token of tokensOf(letter.repeat(300))) expect(Buffer.byteLength(token)).toBeLessThan(2047)
    const [longest] = tokensOf('ß'.repeat(300))
    expect(longest).toMatch(/^s{200}$/)
    expect(tokensOf(`${'x'.repeat(199)}𐐀𐐀`)).toEqual(new Set([`${'x'.repeat(199)}𐐨`]))
  })

  test('a token is never empty and never that of a facet', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        for (const token of tokensOf(text)) expect(token).toMatch(/^[^=]/u)
      }),
    )
  })
})
