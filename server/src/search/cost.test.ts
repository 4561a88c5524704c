import { search } from '@guildhall/contract/search/endpoints'
import { describe, expect, test } from 'vitest'
import { countWork, excessOf } from '../../test/work.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'

/** What a search answers, and the work it was. */
async function openSearch(instance: TestInstance) {
  const work = countWork()
  return async (text: string, filters: object = {}) => {
    work.take()
    const { status, body } = await instance.call(search.searchJobs, { query: { search: text, ...filters } })
    const { total_user = null } = body as { total_user?: number }
    return { status, total_user, work: work.take() }
  }
}

const MISSPELLED = 'pyhtonn bangaloer javascritp amsterdm singapoer marketign kuberntes postgrseql acountin'

describe('the cost of a search', () => {
  test('whose text grows by normalization is that of a refusal', async () => {
    const find = await openSearch(await freshInstance())
    const refused = { status: 400, work: { searchQueries: 0, wordsTried: 0, candidatesCompared: 0 } }
    for (const text of ['\ufdfa'.repeat(100), '\u3316'.repeat(100), '\ufb03'.repeat(40), '½'.repeat(34)])
      expect(await find(text)).toMatchObject(refused)
  })

  test('of many unknown words is bounded in words, comparisons and queries', async () => {
    const find = await openSearch(await freshInstance())
    const texts = [
      MISSPELLED,
      Array.from({ length: 20 }, (_, i) => `zq${String.fromCharCode(97 + i)}x`).join(' '),
      Array.from({ length: 12 }, (_, i) => `zzqx${String.fromCharCode(97 + i)}qx`).join(' '),
      '\ufdfa \ufdfa \ufdfa \ufdfa \ufdfa',
      'q'.repeat(100),
    ]
    for (const text of texts) {
      const { status, work } = await find(text)
      expect([text, status, excessOf(work)]).toEqual([text, 200, []])
    }
    expect((await find(MISSPELLED)).work.wordsTried).toBe(8)
  })

  test('of as many words, parts and filters as fit is three queries at most, of bounded parameters', async () => {
    const find = await openSearch(await freshInstance())
    const letters = Array.from({ length: 50 }, (_, i) => String.fromCharCode(0x430 + (i % 32)))
    const names = Array.from({ length: 20 }, (_, i) => `${i}`.padStart(100, 'x'))
    const filters = { employment_type: names, location: names, experience_level: names, period: names }
    for (const text of [letters.join(' ').slice(0, 99), letters.join('-').slice(0, 99)]) {
      const { status, work } = await find(text, filters)
      expect([status, excessOf(work)]).toEqual([200, []])
      expect(work.searchRanges).toBeGreaterThan(100)
    }
  })

  test('does not hide words: all of them must be in a job', async () => {
    const instance = await freshInstance()
    const words = Array.from({ length: 20 }, (_, i) => `w${i}`)
    await instance.newJob({ jobTitle: words.join(' ') })
    const find = await openSearch(instance)
    expect(await find(words.join(' '))).toMatchObject({ total_user: 1, work: { searchQueries: 1 } })
    expect(await find([...words, 'missing'].join(' '))).toMatchObject({ total_user: 0 })
    expect(await find([...words.slice(0, 10), 'missing', ...words.slice(10)].join(' '))).toMatchObject({
      total_user: 0,
    })
  })
})
