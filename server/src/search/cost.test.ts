import { profile } from '@guildhall/contract/profile/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { MAX } from '@guildhall/contract/sizes'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { countWork, excessOf } from '../../test/work.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'

/** A function that searches for jobs or people, and returns the response and the work it took. */
async function openSearch(instance: TestInstance, searched: 'jobs' | 'people' = 'jobs') {
  const work = countWork()
  const company = await instance.newCompany()
  const ask = (form: object) =>
    searched === 'jobs'
      ? instance.call(search.searchJobs, { query: form })
      : instance.call(search.searchPeople, { query: {}, body: form }, company)
  return async (text: string, filters: object = {}) => {
    work.take()
    const { status, body } = await ask({ search: text, ...filters })
    const { total_user = null } = body as { total_user?: number }
    return { status, total_user, work: work.take() }
  }
}

const SEARCHES = ['jobs', 'people'] as const

const MISSPELLED = 'pyhtonn bangaloer javascritp amsterdm singapoer marketign kuberntes postgrseql acountin'

describe('the cost of a search', () => {
  test.each(SEARCHES)(
    'a text for %s that grows too long by normalization is refused without a query',
    async (searched) => {
      const find = await openSearch(await freshInstance(), searched)
      const refused = { status: 400, work: { searchQueries: 0, wordsTried: 0, candidatesCompared: 0 } }
      for (const text of ['\ufdfa'.repeat(100), '\u3316'.repeat(100), '\ufb03'.repeat(40), '½'.repeat(34)])
        expect(await find(text)).toMatchObject(refused)
    },
  )

  test.each(SEARCHES)(
    'many unknown words for %s cause a bounded number of corrections, comparisons and queries',
    async (searched) => {
      const find = await openSearch(await freshInstance(), searched)
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
    },
  )

  test.each(SEARCHES)(
    'the longest text for %s with the most filters causes at most three queries with bounded parameters',
    async (searched) => {
      const find = await openSearch(await freshInstance(), searched)
      const letters = Array.from({ length: 50 }, (_, i) => String.fromCharCode(0x430 + (i % 32)))
      const names = Array.from({ length: 20 }, (_, i) => `${i}`.padStart(100, 'x'))
      const filters = { employment_type: names, location: names, experience_level: names, period: names }
      for (const text of [letters.join(' ').slice(0, 99), letters.join('-').slice(0, 99)]) {
        const { status, work } = await find(text, filters)
        expect([status, excessOf(work)]).toEqual([200, []])
        expect(work.searchRanges).toBeGreaterThan(80)
      }
    },
  )

  test('the longest suggestions with the most filters cause one query, with the parameters of nine searches', async () => {
    const instance = await freshInstance()
    const work = countWork()
    const names = Array.from({ length: 20 }, (_, i) => `${i}`.padStart(100, 'x'))
    const suggestion = Array.from({ length: 9 }, () => [...'abcdefghijklmnopqrstuvwxy'.repeat(2)].join(' '))
    const query = {
      suggestion,
      employment_type: names,
      location: names,
      experience_level: names,
      period: names,
    }
    expect(await instance.call(search.countSuggestedJobs, { query })).toMatchObject({ status: 200 })
    const { searchQueries, ...parameters } = work.take()
    expect(searchQueries).toBe(1)
    expect(excessOf({ ...parameters, searchQueries }, 3)).toEqual([])
    expect(parameters.searchRanges).toBeGreaterThan(9 * 80)
  })

  test('no limit ignores words: a job must have all of them', async () => {
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

describe('the cost of a change', () => {
  test('an edit of a profile of the maximum size reads a bounded number of characters for the search', async () => {
    const instance = await freshInstance()
    const ann = await instance.newCandidate()
    await sql`
      insert into experiences (user_id, company_name, job_name, start_date, end_date, details)
      select ${ann.id}, repeat('c', ${MAX.profileLine}::int), repeat('j', ${MAX.profileLine}::int), '2020-01-01', '2021-01-01',
        repeat('d ', ${MAX.experienceDetails / 2}::int)
      from generate_series(1, ${MAX.experiences}::int)`.execute(instance.db)
    const work = countWork()
    const body = {
      name: 'Ann',
      shortIntro: 's'.repeat(MAX.shortIntro),
      bio: 'b '.repeat(MAX.bio / 2 - 1),
      phoneNumber: '',
    }
    expect(await instance.call(profile.saveProfile, { body }, ann)).toMatchObject({ status: 201 })
    const taken = work.take()
    expect(taken.indexedCharacters).toBeGreaterThan(20_000)
    expect(excessOf(taken)).toEqual([])
  })

  test('a new name of a company reads nothing of its jobs, however many and long they are', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany({ name: 'Quayside Crafts' })
    await instance.newJob({ by, jobDetail: 'd '.repeat(MAX.jobDetail / 2 - 1) })
    const work = countWork()
    const body = { name: 'Lakeside Works', shortIntro: '', bio: '', phoneNumber: '' }
    expect(await instance.call(profile.saveProfile, { body }, by)).toMatchObject({ status: 201 })
    expect(work.take().indexedCharacters).toBe(0)
  })
})
