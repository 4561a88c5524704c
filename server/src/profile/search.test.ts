import { personCard, profile } from '@guildhall/contract/profile/endpoints'
import { type PersonResult, search } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'
import { newPerson, openInstanceWithSearch, openPeopleSearch } from '../../test/people.ts'

const MARTA = {
  name: 'Marta Holt',
  intro: 'Front-end engineer who likes typography.',
  skills: ['Python', 'TypeScript'],
  location: 'Berlin, Germany',
  types: ['Full-time', 'Freelance'],
  titles: ['Web developer', 'Lighthouse keeper'],
}

describe('the search for people', () => {
  test('words are searched in name, short intro, skills, location, employment types, job titles held and long texts', async () => {
    const instance = await freshInstance()
    const { names } = await openPeopleSearch(instance)
    await newPerson(instance, MARTA)
    await newPerson(instance, { name: 'Jon Berg', skills: ['Python'] })
    for (const search of [
      'marta holt',
      'TYPOGRAPHY',
      'typescript',
      'berlin',
      'germany',
      'freelance',
      'full-time',
      'lighthouse keeper',
      'python berlin marta lighth',
    ])
      expect([search, await names({ search })]).toEqual([search, ['Marta Holt']])
    expect(await names({ search: 'python' })).toEqual(['Jon Berg', 'Marta Holt'])
    // A word of an experience, and one of both bios.
    expect(await names({ search: 'mill' })).toEqual(['Marta Holt'])
    expect(await names({ search: 'walks' })).toEqual(['Jon Berg', 'Marta Holt'])
    for (const search of ['mille', 'wal', 'hol marta', '???', 'python welder'])
      expect([search, await names({ search })]).toEqual([search, []])
  })

  test('a filter with several values matches any of them, and several filters match together', async () => {
    const instance = await freshInstance()
    const { names } = await openPeopleSearch(instance)
    await newPerson(instance, MARTA)
    await newPerson(instance, { name: 'Jon Berg', location: 'Remote', types: ['Freelance'] })
    expect(await names({ location: 'Remote' })).toEqual(['Jon Berg'])
    expect(await names({ location: ['Berlin, Germany', 'Remote'] })).toEqual(['Jon Berg', 'Marta Holt'])
    expect(await names({ employment_type: 'Full-time' })).toEqual(['Marta Holt'])
    expect(await names({ employment_type: ['Freelance'], location: ['Remote'] })).toEqual(['Jon Berg'])
    expect(await names({ employment_type: 'Full-time', location: 'Remote' })).toEqual([])
    expect(await names({ search: 'python', location: ['Berlin, Germany'] })).toEqual(['Marta Holt'])
    expect(await names({ employment_type: [], location: [] })).toEqual(['Jon Berg', 'Marta Holt'])
    expect(await names({ location: 'Nowhere' })).toEqual([])
  })

  test('people are listed by the newest account, twelve a page, with the total on every page', async () => {
    const instance = await freshInstance()
    const { find } = await openPeopleSearch(instance)
    expect(await find()).toEqual({ data: [], total_user: 0, corrected: null })
    const ids: number[] = []
    for (let i = 0; i < 14; i++) ids.unshift((await instance.newCandidate()).id)
    // An edit doesn't move anybody.
    await newPerson(instance, { name: 'Newest' }).then(({ id }) => ids.unshift(id))
    const page = async (page?: string) => {
      const { data, total_user } = await find({ search: '' }, page)
      return { ids: data.map(({ id }) => id), total_user }
    }
    expect(await page()).toEqual({ ids: ids.slice(0, 12), total_user: 15 })
    expect(await page('2')).toEqual({ ids: ids.slice(12), total_user: 15 })
    expect(await page('3')).toEqual({ ids: [], total_user: 15 })
    expect(await page('99999999999999999999')).toEqual({ ids: [], total_user: 15 })
  })

  test('a typo is corrected by the names of skills, locations and employment types', async () => {
    const instance = await freshInstance()
    const { find } = await openPeopleSearch(instance)
    await newPerson(instance, MARTA)
    await newPerson(instance, { name: 'Pyhton Berg' })
    expect(await find({ search: 'pythn berlni' })).toMatchObject({
      corrected: 'Python Berlin',
      total_user: 1,
      data: [{ name: 'Marta Holt' }],
    })
    expect(await find({ search: 'pyhton' })).toMatchObject({
      corrected: null,
      data: [{ name: 'Pyhton Berg' }],
    })
    expect(await find({ search: 'pythn', location: 'Remote' })).toMatchObject({
      corrected: 'Python',
      total_user: 0,
    })
    // A person's name is correct, however close it is to a skill.
    await newPerson(instance, { name: 'Pythia Voss', location: 'Berlin, Germany' })
    expect(await find({ search: 'pythia berlni' })).toMatchObject({
      corrected: 'pythia Berlin',
      data: [{ name: 'Pythia Voss' }],
    })
  })

  test('a card is the profile without its contact data, with all skills and the jobs held', async () => {
    const instance = await freshInstance()
    const { find, company } = await openPeopleSearch(instance)
    const skills = ['Python', 'TypeScript', 'SQL', 'Bookkeeping', 'Rust', 'Go']
    const { id } = await newPerson(instance, { ...MARTA, skills })
    const { body } = await instance.call(profile.getProfile, { params: { userId: id } }, company)
    const read = personCard.parse({
      ...body,
      last_experience: { company_name: 'Mill', job_name: 'Lighthouse keeper' },
    })
    const earlier_experiences = [{ company_name: 'Mill', job_name: 'Web developer' }]
    expect((await find()).data).toEqual([{ ...read, earlier_experiences }])
    expect(read.skills).toHaveLength(6)
  })

  test('a card has at most five jobs before the last one, the newest first', async () => {
    const { instance, find } = await openInstanceWithSearch()
    await newPerson(instance, { titles: ['1', '2', '3', '4', '5', '6', '7'].map((n) => `Job ${n}`) })
    const [{ last_experience, earlier_experiences = [] }] = (await find()).data as [PersonResult]
    expect(last_experience?.job_name).toBe('Job 7')
    expect(earlier_experiences.map(({ job_name }) => job_name)).toEqual(
      [6, 5, 4, 3, 2].map((n) => `Job ${n}`),
    )
  })

  test('only companies search for people, with valid input', async () => {
    const instance = await freshInstance()
    const { company } = await openPeopleSearch(instance)
    const ask = async (input: { body?: unknown; query?: object }, as = company) =>
      (await instance.send(search.searchPeople, { body: {}, query: {}, ...input }, { as })).statusCode
    expect(await ask({})).toBe(200)
    expect(await ask({ body: undefined })).toBe(200)
    expect((await instance.send(search.searchPeople, { body: {}, query: {} })).statusCode).toBe(401)
    expect(await ask({}, await instance.newCandidate())).toBe(403)
    for (const body of [{ search: 'a'.repeat(101) }, { search: ['a'] }, { location: 7 }, { search: 'a\0' }])
      expect([body, await ask({ body })]).toEqual([body, 400])
    for (const page of ['0', '-1', 'x', '1.5'])
      expect([page, await ask({ query: { page } })]).toEqual([page, 400])
  })

  test('text that PostgreSQL could not store as one token is saved and found', async () => {
    const instance = await freshInstance()
    const { find } = await openPeopleSearch(instance)
    // Each stands for 6 letters of 3 bytes: 2,052 bytes, of which PostgreSQL would store the first 4.
    const intro = '\u3316'.repeat(114)
    const { id } = await newPerson(instance, { intro })
    expect((await find({ search: '\u3316'.repeat(5) })).data).toMatchObject([{ id, short_intro: intro }])
  })
})

test('a search reads as many characters of the long texts of a person as it finds words of', async () => {
  const { db, newCandidate } = await freshInstance()
  const { id } = await newCandidate({})
  await db
    .updateTable('users')
    .set({ bio: 'b'.repeat(5000) })
    .where('id', '=', id)
    .execute()
  await sql`
    insert into experiences (user_id, company_name, job_name, start_date, end_date, details)
    select ${id}, 'Mill', 'Miller', '2020-01-01', date '2021-01-01' + i, repeat(i::text, 5000)
    from generate_series(1, 5) as i`.execute(db)
  const { rows } = await sql<{ where: string; text: string }>`
    select texts.* from json_to_recordset(person_long_texts(${id})) as texts ("where" text, text text)`.execute(
    db,
  )
  expect(rows.map(({ where, text }) => [where, text.at(-1)])).toEqual([
    ['bio', 'b'],
    ['experience', '5'],
    ['experience', '4'],
    ['experience', '3'],
  ])
  expect(rows.map(({ text }) => text).join('')).toHaveLength(20_000)
})
