import { describe, expect, test } from 'vitest'
import { isFiller, neighborsOf, singularsOf } from './words.ts'

describe('the singulars of a word', () => {
  test.each([
    ['waiters', ['waiter']],
    ['nurses', ['nurse', 'nurs']],
    ['coaches', ['coache', 'coach']],
    ['companies', ['companie', 'company']],
    ['movies', ['movie', 'movy']],
    ['chefs', ['chef']],
  ])('of %s are %j', (word, singulars) => {
    expect(singularsOf(word)).toEqual(singulars)
  })

  test.each(['java', 'business', 'status', 'analysis', 'aws', 'news', 'c++', 'köchs', ''])(
    '%j has none',
    (word) => {
      expect(singularsOf(word)).toEqual([])
    },
  )
})

test('words that say nothing about a job are fillers', () => {
  expect(['jobs', 'in', 'near', 'c', 'it', 'go', 'r'].filter(isFiller)).toEqual(['jobs', 'in', 'near'])
})

describe('the neighbors of a word', () => {
  test.each([
    ['developper', 'developer', 'a letter is too many'],
    ['devloper', 'developer', 'one is missing'],
    ['engeneer', 'engineer', 'one is wrong'],
    ['barsita', 'barista', 'two are swapped'],
    ['electricia', 'electrician', 'the last is missing'],
    ['lectrician', 'electrician', 'the first is missing'],
  ])('of %s include %s, where %s', (word, neighbor) => {
    expect(neighborsOf(word)).toContain(neighbor)
  })

  test('are a letter away, without the word itself', () => {
    expect(neighborsOf('chef')).not.toContain('chef')
    expect(neighborsOf('chef')).not.toContain('chests')
  })

  test('of a long word are not listed', () => {
    expect(neighborsOf('x'.repeat(20)).size).toBeLessThan(1_100)
    expect(neighborsOf('x'.repeat(21)).size).toBe(0)
  })
})
