import { describe, expect, test } from 'vitest'
import { jobQuery } from './tsquery.ts'

describe('the query of a search', () => {
  test.each([
    ['baker', "'baker':*"],
    ['night baker', "'night' & 'baker':*"],
    ['c++ developer', "'c++' & 'developer':*"],
    ['node.js', "('nodejs':* | ('node' & 'js':*))"],
    ['node.js berlin', "('nodejs' | ('node' & 'js')) & 'berlin':*"],
  ])('%j asks for all words, the last one as the beginning of a word', (text, query) => {
    expect(jobQuery(text, {})).toBe(query)
  })

  test('nothing asked for is everything, a text without a word is nothing', () => {
    for (const text of ['', '  ']) expect(jobQuery(text, {})).toBeNull()
    for (const text of ['???', '-', '&|!*', ':*']) expect(jobQuery(text, {})).toBeUndefined()
  })

  test('filters are joined by AND, the names of one filter by OR', () => {
    expect(jobQuery('', { period: ['Hour', 'Year'], location: ['Remote'], remote: true })).toBe(
      "('=location:Remote') & ('=period:Hour' | '=period:Year') & '=remote:true'",
    )
    expect(jobQuery('baker', { location: [], remote: false })).toBe("'baker':*")
  })

  test('names are quoted, so that they stay names', () => {
    expect(jobQuery('', { location: ["a' | 'b\\"] })).toBe("('=location:a'' | ''b\\\\')")
  })

  test('only the first eight words count', () => {
    expect(jobQuery('a b c d e f g h i j', {})).toMatch(/'h':\*$/)
  })
})
