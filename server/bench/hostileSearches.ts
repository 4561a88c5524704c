import { search } from '@guildhall/contract/search/endpoints'
import { SEARCH_MAX } from '@guildhall/contract/search/sizes'
import type { HostileRequest } from './costs.ts'
import { fillUp, letter, words } from './hostileTexts.ts'

const MISSPELLED = 'pyhtonn bangaloer javascritp amsterdm singapoer marketign kuberntes acountin desgin'

/** Searches for jobs that try to be expensive. */
export function hostileJobSearches(): HostileRequest[] {
  const find = (name: string, text: string, more = ''): HostileRequest => ({
    name: `search: ${name}`,
    path: (run) => `${search.searchJobs.path}?search=${encodeURIComponent(text)}&page=${run + 1}${more}`,
  })
  const names = words(20, (i) => `location=${fillUp(`${i}x`, 100)}`, '&')
  return [
    find('100 characters that stand for 1,800', fillUp('\ufdfa', SEARCH_MAX.text)),
    find('5 characters that stand for 90', '\ufdfa '.repeat(5)),
    find('16 characters that stand for 96', '\u3316'.repeat(16)),
    find(
      '12 unknown words',
      words(12, (i) => `zqx${letter(i)}jkv`),
    ),
    find(
      '20 unknown words',
      words(20, (i) => `zq${letter(i)}x`),
    ),
    find('9 misspelled words', MISSPELLED),
    find('50 words of one letter', words(50, letter)),
    find('one word of 50 parts', words(50, letter, '-')),
    find(
      '12 words and 20 filters of 100 characters',
      words(12, (i) => `zqx${letter(i)}jkv`),
      `&${names}`,
    ),
    find('1,500 filters', 'x', fillUp('&location=', 15_000)),
    find('a page number of 8,000 digits', 'x', fillUp('0', 8_000)),
  ]
}

/** As those of jobs that take the longest. */
export const hostilePeopleSearches = (company: string): HostileRequest[] =>
  [
    { name: '9 misspelled words', body: { search: MISSPELLED } },
    { name: '50 words of one letter', body: { search: words(50, letter) } },
    {
      name: '900 filters of 100 characters',
      body: { search: 'x', location: Array(900).fill(fillUp('x', 100)) },
    },
  ].map(({ name, body }) => ({
    name: `people: ${name}`,
    path: (run) => `${search.searchPeople.path}?page=${run + 1}`,
    body: JSON.stringify(body),
    headers: { authorization: `JWT ${company}` },
  }))
