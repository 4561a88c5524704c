import { describe, expect, test } from 'vitest'
import { correct, dictionaryOf, findUnknown } from './spelling.ts'
import { isFiller } from './words.ts'

const dictionary = dictionaryOf([
  'Python',
  'React',
  'Node.js',
  'Design',
  'Go',
  'SQL',
  'Bern, Switzerland',
  'Berlin, Germany',
  'São Paulo, Brazil',
  'Full-time',
  'Freelance',
])
const corrected = (text: string, ...inUse: string[]) => {
  const unknown = new Set(findUnknown(text, dictionary))
  return correct(text, unknown.difference(new Set(inUse)), dictionary).text
}

describe('a misspelled search', () => {
  test.each([
    ['pyhton', 'Python', 'two letters are swapped'],
    ['pythn', 'Python', 'one is missing'],
    ['pythoon', 'Python', 'one is too many'],
    ['pythom', 'Python', 'one is wrong'],
    ['Berlni', 'Berlin', 'it is a city'],
    ['berln', 'Berlin', 'a letter is missing rather than one too many'],
    ['sao pualo', 'sao Paulo', 'it is a city of two words'],
    ['Ful-time', 'Full-time', 'it is a type'],
    ['freelanse', 'Freelance', 'it is a type'],
    ['noed.js', 'Node.js', 'its word has a dot'],
    ['pyhton berlni', 'Python Berlin', 'there are two'],
    ['senior pyhton', 'senior Python', 'only one word is misspelled'],
  ])('%j is corrected to %j where %s', (text, words) => {
    expect(corrected(text)).toBe(words)
  })

  test.each(['python', 'BERLIN', 'sao paulo', 'node.js', 'nodejs', 'full-time', 'fulltime', 'pyth', 'full'])(
    '%j is spelled correctly',
    (text) => {
      expect(corrected(text)).toBeNull()
    },
  )

  test('no text is corrected to a filler, which searches leave out', () => {
    const { words } = dictionaryOf(['Bosnia and Herzegovina', 'Ruby on Rails', 'Part-of-speech tagging'])
    expect([...words.keys()].filter(isFiller)).toEqual([])
    expect(words.has('ruby')).toBe(true)
  })

  test.each(['gp', 'sq', 'sqk', 'xyz'])('%j is too short to be corrected', (text) => {
    expect(corrected(text)).toBeNull()
  })

  test('words far from all known words are kept', () => {
    expect(corrected('zookeeper')).toBeNull()
    expect(corrected('zookeeper pyhton')).toBe('zookeeper Python')
  })

  test('a word that finds jobs is kept, however close it is to a skill', () => {
    expect(corrected('designer')).toBe('Design')
    expect(corrected('designer', 'designer')).toBeNull()
    expect(corrected('Pythia berlni', 'pythia')).toBe('Pythia Berlin')
  })
})

describe('the work of a correction', () => {
  const distant = (length: number) => Array.from({ length }, (_, i) => `qq${String.fromCharCode(97 + i)}xyz`)
  const workOf = (text: string) => correct(text, new Set(findUnknown(text, dictionary)), dictionary)

  test('only the first 8 unknown words are tried, wherever they are', () => {
    const unknown = distant(9)
    expect(workOf(unknown.join(' '))).toMatchObject({ text: null, wordsTried: 8 })
    const known = 'python react design berlin go sql node paulo'
    expect(workOf(`${known} ${unknown.slice(0, 7).join(' ')} pyhton freelanse`)).toMatchObject({
      text: `${known} ${unknown.slice(0, 7).join(' ')} Python freelanse`,
      wordsTried: 8,
    })
    expect(workOf(Array(20).fill('pyhton').join(' ')).wordsTried).toBe(1)
    expect(workOf('python a b c d e f g h i berlin')).toMatchObject({ wordsTried: 0, candidatesCompared: 0 })
  })

  test('a word is compared only with words of nearly the same length', () => {
    const lengths = Array.from({ length: 50 }, (_, i) => i + 5)
    const dictionary = dictionaryOf(lengths.map((length) => 'a'.repeat(length)))
    const token = 'b'.repeat(30)
    const { candidatesCompared, distanceCells } = correct(token, new Set([token]), dictionary)
    expect(candidatesCompared).toBe(5)
    // Two rows of a table of 30, in a band of 5.
    expect(distanceCells).toBeLessThanOrEqual(5 * 4 * 5)
    expect(workOf('x'.repeat(1800))).toMatchObject({ wordsTried: 1, candidatesCompared: 0, distanceCells: 0 })
  })
})
