import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dictionaryOf, editDistance, mend } from './spelling.ts'

const dictionary = dictionaryOf([
  'Python',
  'React',
  'Node.js',
  'Design',
  'Go',
  'SQL',
  'Berlin, Germany',
  'São Paulo, Brazil',
  'Full-time',
  'Freelance',
])
const mended = (text: string, ...inUse: string[]) => mend(text, dictionary, new Set(inUse))

describe('a misspelled search', () => {
  test.each([
    ['pyhton', 'Python', 'two letters are swapped'],
    ['pythn', 'Python', 'one is missing'],
    ['pythoon', 'Python', 'one is too many'],
    ['pythom', 'Python', 'one is wrong'],
    ['Berlni', 'Berlin', 'it is a city'],
    ['sao pualo', 'sao Paulo', 'it is a city of two words'],
    ['Ful-time', 'Full-time', 'it is a type'],
    ['freelanse', 'Freelance', 'it is a type'],
    ['noed.js', 'Node.js', 'its word has a dot'],
    ['pyhton berlni', 'Python Berlin', 'there are two'],
    ['senior pyhton', 'senior Python', 'only one word is misspelled'],
  ])('%j is mended to %j where %s', (text, words) => {
    expect(mended(text)).toBe(words)
  })

  test.each(['python', 'BERLIN', 'sao paulo', 'node.js', 'nodejs', 'full-time', 'fulltime', 'pyth', 'full'])(
    '%j is spelled right',
    (text) => {
      expect(mended(text)).toBeNull()
    },
  )

  test.each(['gp', 'sq', 'sqk', 'xyz'])(
    'a word as short as %j has too many neighbours to guess at',
    (text) => {
      expect(mended(text)).toBeNull()
    },
  )

  test('words that are far from all known ones stay', () => {
    expect(mended('zookeeper')).toBeNull()
    expect(mended('zookeeper pyhton')).toBe('zookeeper Python')
  })

  test('a word that finds jobs is no typo, however close it is to a skill', () => {
    expect(mended('designer')).toBe('Design')
    expect(mended('designer', 'designer')).toBeNull()
    expect(mended('Pythia berlni', 'pythia')).toBe('Pythia Berlin')
  })
})

describe('the distance of two words', () => {
  test.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['berlin', 'berlin', 0],
    ['berlni', 'berlin', 1],
    ['ab', 'ba', 1],
    ['kitten', 'sitting', 3],
  ])('from %j to %j is %i', (a, b, edits) => {
    expect(editDistance(a, b)).toBe(edits)
  })

  test('is the same both ways, and never more than the longer word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        const edits = editDistance(a, b)
        expect(edits).toBe(editDistance(b, a))
        expect(edits).toBeLessThanOrEqual(Math.max(a.length, b.length))
        expect(edits === 0).toBe(a === b)
      }),
    )
  })
})
