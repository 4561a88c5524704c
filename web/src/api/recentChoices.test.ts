import { expect, test } from 'vitest'
import { recentChoices } from './recentChoices.ts'
import { clearSession } from './storedSession.ts'

test('the last five choices of each list are kept, each once, the latest first', () => {
  for (const city of ['Rome', 'Oslo', 'Lima', 'Oslo', 'Bern', 'Kyiv', 'Riga'])
    recentChoices.add('location', city)
  recentChoices.add('skill', 'Welding')
  expect(recentChoices.of('location')).toEqual(['Riga', 'Kyiv', 'Bern', 'Oslo', 'Lima'])
  expect(recentChoices.of('skill')).toEqual(['Welding'])
})

test('a logout removes them', () => {
  recentChoices.add('location', 'Rome')
  clearSession()
  expect(recentChoices.of('location')).toEqual([])
})

test.each(['null', '[]', '7', '{"location":"Rome"}', '{"location":[1,{"a":2}]}', 'not JSON'])(
  'stored as %s, there are none, and the next choice is kept',
  (stored) => {
    localStorage.setItem('recent_choices', stored)
    expect(recentChoices.of('location')).toEqual([])
    recentChoices.add('location', 'Oslo')
    expect(recentChoices.of('location')).toEqual(['Oslo'])
  },
)
