import { applying } from '@guildhall/contract/hiring/applying'
import { jobs, type Job } from '@guildhall/contract/jobs/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inDays } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'

type Found = { data: { id: number; job_title: string }[]; total_user: number; corrected: string | null }

async function find(instance: TestInstance, query: Record<string, unknown>) {
  const { status, body } = await instance.call(search.searchJobs, { query })
  expect(status).toBe(200)
  // The response is not parsed on its way out, so it must have nothing that the contract doesn't name.
  expect(search.searchJobs.responses[200].parse(body)).toEqual(body)
  return body as Found
}

/** The titles that a search finds, the newest first. */
const titles = async (instance: TestInstance, query: Record<string, unknown>) =>
  (await find(instance, query)).data.map((job) => job.job_title)

/** Posts jobs by title, with skills, locations and types by name. */
async function newJobs(instance: TestInstance, jobs: Record<string, Named>) {
  const by = await instance.newCompany({ name: 'Harbour Crafts' })
  for (const [jobTitle, { skills, locations, types, ...form }] of Object.entries(jobs)) {
    const ids = (kind: Parameters<TestInstance['lookup']>[0], names: string[] = []) =>
      Promise.all(names.map((name) => instance.lookup(kind, name)))
    await instance.newJob({
      by,
      jobTitle,
      jobSkills: await ids('skill', skills ?? ['Bookkeeping']),
      jobLocation: await ids('location', locations ?? ['Aarhus, Denmark']),
      jobEmploymentType: await ids('employment_type', types),
      ...form,
    })
  }
}

type Named = Partial<Parameters<TestInstance['newJob']>[0]> & {
  skills?: string[]
  locations?: string[]
  types?: string[]
}

describe('words', () => {
  test('words are searched in title, company, skills, types and locations, and last in the long text', async () => {
    const instance = await freshInstance()
    await newJobs(instance, {
      'Night watch': { skills: ['Python'], locations: ['Berlin, Germany'], types: ['Freelance'] },
      Welder: { jobDetail: 'Nothing with Python, not in Berlin.' },
    })
    for (const text of ['night watch', 'GERMANY', 'freelance', 'python berlin night', 'pytho'])
      expect([text, await titles(instance, { search: text })]).toEqual([text, ['Night watch']])
    for (const text of ['python', 'berlin', 'python berlin'])
      expect([text, await titles(instance, { search: text })]).toEqual([text, ['Night watch', 'Welder']])
    expect(await titles(instance, { search: 'harbour crafts' })).toEqual(['Welder', 'Night watch'])
  })

  test('whole words come first, then beginnings, then long texts, unless another order is asked for', async () => {
    const instance = await freshInstance()
    await newJobs(instance, {
      'Java developer': { deadline: inDays(2) },
      'JavaScript developer': { deadline: inDays(4) },
      'Javanese teacher': { deadline: inDays(3) },
      Clerk: { jobDetail: 'You read logs of Java services.', deadline: inDays(1) },
    })
    for (const [sort, expected] of [
      [undefined, ['Java developer', 'Javanese teacher', 'JavaScript developer', 'Clerk']],
      ['best', ['Java developer', 'Javanese teacher', 'JavaScript developer', 'Clerk']],
      ['newest', ['Clerk', 'Javanese teacher', 'JavaScript developer', 'Java developer']],
      ['closing', ['Clerk', 'Java developer', 'Javanese teacher', 'JavaScript developer']],
    ] as const)
      expect([sort, await titles(instance, { search: 'java', sort })]).toEqual([sort, expected])
    const { status } = await instance.call(search.searchJobs, { query: { sort: 'oldest' as 'newest' } })
    expect(status).toBe(400)
  })

  test('a job must have all words, the last one as a prefix', async () => {
    const instance = await freshInstance()
    await newJobs(instance, { 'Pastry baker': {}, 'Bread baker': {}, 'Bread seller': {} })
    expect(await titles(instance, { search: 'bread baker' })).toEqual(['Bread baker'])
    expect(await titles(instance, { search: 'bread bak' })).toEqual(['Bread baker'])
    expect(await titles(instance, { search: 'past' })).toEqual(['Pastry baker'])
    expect(await titles(instance, { search: 'past baker' })).toEqual([])
    expect(await titles(instance, { search: 'bak bread' })).toEqual([])
  })

  test('words around what is looked for, such as jobs in, need not be in a job', async () => {
    const instance = await freshInstance()
    await newJobs(instance, { Nurse: { locations: ['Berlin, Germany'] }, 'Java developer': {}, Baker: {} })
    for (const [text, title] of [
      ['jobs in berlin', 'Nurse'],
      ['Nurse jobs', 'Nurse'],
      ['a job for the nurse', 'Nurse'],
      ['developer and java', 'Java developer'],
    ])
      expect((await find(instance, { search: text })).data).toMatchObject([{ job_title: title }])
    expect(await find(instance, { search: 'jobs' })).toMatchObject({ total_user: 3 })
  })

  test('a plural finds the singular too, after the plural itself', async () => {
    const instance = await freshInstance()
    await newJobs(instance, {
      'Head of developers': {},
      Developer: {},
      'Office manager': { jobDetail: 'For ten developers.' },
      'Waiter or waitress': {},
      Secretary: {},
    })
    const titles = async (text: string) =>
      (await find(instance, { search: text })).data.map(({ job_title }) => job_title)
    expect(await titles('developers')).toEqual(['Head of developers', 'Developer', 'Office manager'])
    expect(await titles('waiters')).toEqual(['Waiter or waitress'])
    expect(await titles('waitresses')).toEqual(['Waiter or waitress'])
    expect(await titles('secretaries')).toEqual(['Secretary'])
  })

  test('names with punctuation are found with and without it', async () => {
    const instance = await freshInstance()
    await newJobs(instance, {
      'C++ engineer': {},
      'C# engineer': {},
      '.NET/C# architect': {},
      'ASP.NET engineer': {},
      'Node.js engineer': {},
      'CI/CD engineer': {},
      'R analyst': {},
      'React tester': { types: ['Full-time'] },
    })
    const found = async (text: string) => (await titles(instance, { search: text })).toSorted()
    expect(await found('c++')).toEqual(['C++ engineer'])
    expect(await found('c#')).toEqual(['.NET/C# architect', 'C# engineer'])
    expect(await found('.net')).toEqual(['.NET/C# architect', 'ASP.NET engineer'])
    expect(await found('.NET engineer')).toEqual(['ASP.NET engineer'])
    expect(await found('asp.net')).toEqual(['ASP.NET engineer'])
    for (const text of ['node.js', 'nodejs', 'node js', 'node-js', 'NODE.J'])
      expect([text, await found(text)]).toEqual([text, ['Node.js engineer']])
    for (const text of ['full-time', 'fulltime', 'full time', 'full-t'])
      expect([text, await found(text)]).toEqual([text, ['React tester']])
    for (const text of ['ci/cd', 'cicd', 'ci cd']) expect(await found(text)).toEqual(['CI/CD engineer'])
    expect(await found('r analyst')).toEqual(['R analyst'])
  })

  test('every script is found regardless of case and optional marks, and text without spaces by its prefix', async () => {
    const instance = await freshInstance()
    await newJobs(instance, {
      'Straßenbäcker in São Paulo': {},
      Разработчик: {},
      'Αρτοποιός Αθήνα': {},
      'مهندس برمجيات': {},
      'सॉफ्टवेयर इंजीनियर': {},
      软件工程师: {},
      ソフトウェアエンジニア: {},
      '개발자 모집': {},
    })
    for (const [text, title] of [
      ['strassenbacker sao', 'Straßenbäcker in São Paulo'],
      ['РАЗРАБОТ', 'Разработчик'],
      ['ΑΡΤΟΠΟΙΟΣ αθηνα', 'Αρτοποιός Αθήνα'],
      ['مُهندس', 'مهندس برمجيات'],
      ['सॉफ्टवेयर', 'सॉफ्टवेयर इंजीनियर'],
      ['软件', '软件工程师'],
      ['ソフトウェア', 'ソフトウェアエンジニア'],
      ['개발', '개발자 모집'],
    ] as const)
      expect([text, await titles(instance, { search: text })]).toEqual([text, [title]])
    expect(await titles(instance, { search: '工程师' })).toEqual([])
  })

  test('an empty search finds everything, and punctuation alone nothing', async () => {
    const instance = await freshInstance()
    await newJobs(instance, { Baker: {}, Welder: {} })
    for (const text of ['', '   '])
      expect(await find(instance, { search: text })).toMatchObject({ total_user: 2 })
    expect(await find(instance, {})).toMatchObject({ total_user: 2 })
    for (const text of ['???', '-', '&|!*', "'"])
      expect(await find(instance, { search: text })).toEqual({ data: [], total_user: 0, corrected: null })
  })

  test('hostile text is searched like any other', async () => {
    const instance = await freshInstance()
    await newJobs(instance, { Baker: {} })
    const texts = [
      `baker' | 'x`,
      `'; drop table search_documents; --`,
      'baker:*A & !welder',
      '\\',
      "\\'",
      "a\\'b",
      '<-> baker <2>',
      '()',
      '%_%',
      "o'b'''a",
      '🧁',
      '\u202ebaker',
      'a'.repeat(100),
      '=remote:true',
      '-'.repeat(99) + 'a',
    ]
    for (const text of texts) {
      await find(instance, { search: text })
      await find(instance, { location: text, period: [text, "'", '\\'] })
    }
    expect(await titles(instance, { search: '=remote:true' })).toEqual([])
    for (const text of ['a\0', '\ud800', 'a'.repeat(101)])
      expect(await instance.call(search.searchJobs, { query: { search: text } })).toMatchObject({
        // A URL can't have a lone surrogate: it is sent as U+FFFD.
        status: text === '\ud800' ? 200 : 400,
      })
  })
})

describe('filters', () => {
  const JOBS: Record<string, Named> = {
    Baker: {
      types: ['Full-time'],
      locations: ['Berlin, Germany'],
      jobSalary: '3000',
      jobSalaryPaidPeriod: 'Month',
    },
    Welder: {
      types: ['Contract', 'Part-time'],
      locations: ['Paris, France', 'Berlin, Germany'],
      jobSalary: '40',
      jobSalaryPaidPeriod: 'Hour',
      experienceLevel: ' > 10 years',
    },
    Coder: { types: ['Full-time'], remote: true, jobSalary: '90000', jobSalaryPaidPeriod: 'Year' },
    Writer: { locations: ['Remote'], jobSalary: '30', jobSalaryPaidPeriod: 'Hour' },
  }

  test('filters are combined with AND, and the values of one filter with OR', async () => {
    const instance = await freshInstance()
    await newJobs(instance, JOBS)
    const cases: [query: Record<string, unknown>, found: string[]][] = [
      [{ employment_type: 'Full-time' }, ['Coder', 'Baker']],
      [{ employment_type: ['Full-time', 'Part-time'] }, ['Coder', 'Welder', 'Baker']],
      [{ location: 'Berlin, Germany' }, ['Welder', 'Baker']],
      [{ experience_level: ' > 10 years' }, ['Welder']],
      [{ experience_level: ['1 - 2 years', ' > 10 years'] }, ['Writer', 'Coder', 'Welder', 'Baker']],
      [{ period: 'Hour' }, ['Writer', 'Welder']],
      [{ period: ['Hour', 'Month'] }, ['Writer', 'Welder', 'Baker']],
      [{ employment_type: 'Full-time', location: 'Berlin, Germany' }, ['Baker']],
      [{ search: 'wel', period: 'Hour', location: ['Paris, France', 'Remote'] }, ['Welder']],
      [{ search: 'wel', period: 'Month' }, []],
      [{ location: 'Atlantis' }, []],
      // The whole name.
      [{ location: 'Berlin' }, []],
    ]
    for (const [query, found] of cases) expect([query, await titles(instance, query)]).toEqual([query, found])
  })

  test('remote jobs are found by the flag, the location and the word', async () => {
    const instance = await freshInstance()
    await newJobs(instance, JOBS)
    for (const query of [{ remote: 'true' }, { location: 'Remote' }, { search: 'remote' }, { search: 'rem' }])
      expect([query, await titles(instance, query)]).toEqual([query, ['Writer', 'Coder']])
    expect(await find(instance, { remote: 'false' })).toMatchObject({ total_user: 4 })
  })

  test('a minimum salary is compared within one period', async () => {
    const instance = await freshInstance()
    await newJobs(instance, JOBS)
    expect(await titles(instance, { period: 'Hour', salary_min: '30' })).toEqual(['Writer', 'Welder'])
    expect(await titles(instance, { period: 'Hour', salary_min: '30.01' })).toEqual(['Welder'])
    expect(await titles(instance, { period: 'Year', salary_min: '90000.01' })).toEqual([])
    for (const periods of [{}, { period: ['Hour', 'Year'] }])
      expect(await instance.call(search.searchJobs, { query: { salary_min: '30', ...periods } })).toEqual({
        status: 400,
        body: {
          error: 'Choose a period for the minimum salary.',
          errorField: { salary_min: ['Choose a period for the minimum salary.'] },
        },
      })
  })
})

describe('pages', () => {
  test('a page has 12 jobs, newest first, and the exact total', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany()
    const ids: number[] = []
    for (let i = 0; i < 14; i++) ids.unshift((await instance.newJob({ by })).id)
    const page = async (page?: string) => {
      const { data, total_user } = await find(instance, { search: 'baker', page })
      return { ids: data.map(({ id }) => id), total_user }
    }
    expect(await page()).toEqual({ ids: ids.slice(0, 12), total_user: 14 })
    expect(await page('1')).toEqual(await page())
    expect(await page('2')).toEqual({ ids: ids.slice(12), total_user: 14 })
    expect(await page('3')).toEqual({ ids: [], total_user: 14 })
    expect(await page('999999999')).toEqual({ ids: [], total_user: 14 })
  })

  test('a page that is not a whole number from 1 is refused, and so is a repeated parameter', async () => {
    const instance = await freshInstance()
    const wrong = [
      'page=0',
      'page=-1',
      'page=x',
      'page=1e3',
      'page=1&page=2',
      'search=a&search=b',
      'remote=maybe',
    ]
    for (const query of wrong) {
      const response = await instance.app.inject({ method: 'GET', url: `${search.searchJobs.path}?${query}` })
      expect([query, response.statusCode]).toEqual([query, 400])
      expect(response.json()).toMatchObject({ error: expect.stringMatching(/\.$/) })
    }
  })

  test('a card is the job with a preview of its detail and without its questions', async () => {
    const instance = await freshInstance()
    const questions = [{ type: 'input' as const, value: 'Why?', required: true }]
    const { id } = await instance.newJob({ jobDetail: 'You bake. '.repeat(50), questions })
    const { body } = await instance.call(jobs.getJobDetail, { params: { id } })
    const { additional_question: _, ...job } = body as Job
    const { data } = await find(instance, {})
    expect(data).toEqual([
      {
        ...job,
        user_posted: { ...job.user_posted, response_time: undefined },
        job_detail: expect.stringMatching(/^You bake\. .{1,190}…$/),
      },
    ])
  })
})

describe('jobs that searches find', () => {
  test('a job that is no longer Open is not found', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany()
    const [ended, open] = [await instance.newJob({ by }), await instance.newJob({ by })]
    const ends = [
      () => instance.choose(ended.id),
      () => instance.choose(ended.id, 'Finished'),
      () =>
        instance.db
          .updateTable('jobs')
          .set({ status: 'Closed', finished_at: null })
          .where('id', '=', ended.id)
          .execute(),
    ]
    for (const end of ends) {
      await end()
      for (const query of [{}, { search: 'baker' }, { period: 'Month' }])
        expect(await find(instance, query)).toMatchObject({ total_user: 1, data: [{ id: open.id }] })
    }
  })

  test('a job is found until the day of its deadline is over everywhere on Earth', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    const moveDeadline = (days: number) =>
      instance.db
        .updateTable('search_documents')
        .set({ last_day: sql`(now() at time zone 'Etc/GMT+12')::date + ${days}::int` })
        .where('id', '=', id)
        .execute()
    await moveDeadline(0)
    expect(await find(instance, {})).toMatchObject({ total_user: 1 })
    await moveDeadline(-1)
    expect(await find(instance, {})).toMatchObject({ total_user: 0, data: [] })
  })

  test('jobs are flagged as saved and applied for when signed in', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany()
    const [first, second] = [await instance.newJob({ by }), await instance.newJob({ by })]
    const ann = await instance.newCandidate()
    await instance.call(jobs.saveJob, { body: { id: first.id } }, ann)
    await instance.call(applying.apply, { params: { id: second.id }, body: [] }, ann)
    expect(await instance.call(search.searchJobsAuthenticated, { query: {} }, ann)).toMatchObject({
      status: 200,
      body: {
        total_user: 2,
        data: [
          { id: second.id, is_saved: false, is_applied: true },
          { id: first.id, is_saved: true, is_applied: false },
        ],
      },
    })
    expect(await instance.call(search.searchJobsAuthenticated, { query: {} })).toMatchObject({ status: 401 })
    const [card] = (await find(instance, {})).data
    expect(card).not.toHaveProperty('is_saved')
  })
})

describe('a search with a typo', () => {
  test('a typo is corrected, and the response contains the correction', async () => {
    const instance = await freshInstance()
    await newJobs(instance, {
      'Night watch': { skills: ['Python'], locations: ['Berlin, Germany'], types: ['Freelance'] },
    })
    for (const [text, corrected] of [
      ['pyhton', 'Python'],
      ['pythn berlni', 'Python Berlin'],
      ['freelanse', 'Freelance'],
      ['watch pythom', 'watch Python'],
    ])
      expect(await find(instance, { search: text })).toMatchObject({
        corrected,
        total_user: 1,
        data: [{ job_title: 'Night watch' }],
      })
  })

  test('a name like a filler, which most jobs have, does not find all jobs', async () => {
    const instance = await freshInstance()
    await newJobs(instance, { 'Salt and pepper grinder': {}, 'Bread and butter maker': {} })
    for (const text of ['andy', 'andy baker'])
      expect(await find(instance, { search: text })).toMatchObject({ total_user: 0, data: [] })
  })

  test('a text is not corrected if it finds something, if it is short, or if no known word is like it', async () => {
    const instance = await freshInstance()
    await newJobs(instance, { Pyhton: { skills: ['Python'] }, Baker: {} })
    for (const [text, total_user] of [
      ['pyhton', 1],
      ['python', 1],
      ['sqk', 0],
      ['zookeeper', 0],
    ] as const)
      expect(await find(instance, { search: text })).toMatchObject({ corrected: null, total_user })
  })

  test('a typo in any word of a job is corrected, to the word that most jobs have', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany({ name: 'Hinoki' })
    for (const jobTitle of ['Nurse', 'Nurse', 'Purse maker', 'Electrician'])
      await instance.newJob({ by, jobTitle })
    await sql`select write_search_postings(16)`.execute(instance.db)
    for (const [text, corrected] of [
      ['nurce', 'nurse'],
      ['urse', 'nurse'],
      ['electrican', 'electrician'],
      ['hinkoi purce', 'hinoki purse'],
    ])
      expect(await find(instance, { search: text })).toMatchObject({ corrected })
    // No job has it, but a lookup.
    expect(await find(instance, { search: 'lodnon' })).toMatchObject({ corrected: 'London' })
  })

  test('a typo is corrected also if no open job is found then', async () => {
    const instance = await freshInstance()
    await newJobs(instance, { Lodno: {} })
    const nothing = { data: [], total_user: 0 }
    expect(await find(instance, { search: 'berlni' })).toEqual({ ...nothing, corrected: 'Berlin' })
    expect(await find(instance, { search: 'zookeeper berlni' })).toEqual({
      ...nothing,
      corrected: 'zookeeper Berlin',
    })
    expect(await find(instance, { search: 'lodno zookeeper' })).toEqual({ ...nothing, corrected: null })
  })

  test('words of companies and titles are not corrected', async () => {
    const instance = await freshInstance()
    await newJobs(instance, { 'Senior designer': { skills: ['Python'], locations: ['Paris, France'] } })
    const by = await instance.newCompany({ name: 'Pythia' })
    await instance.newJob({ by })
    for (const text of ['designer berlin', 'pythia berlin', 'python pythia'])
      expect(await find(instance, { search: text })).toMatchObject({ corrected: null, total_user: 0 })
    expect(await find(instance, { search: 'designer pariz' })).toMatchObject({ corrected: 'designer Paris' })
  })

  test('a corrected search keeps its filters', async () => {
    const instance = await freshInstance()
    await newJobs(instance, { Baker: { skills: ['Python'], jobSalaryPaidPeriod: 'Hour' } })
    expect(await find(instance, { search: 'pyhton', period: 'Year' })).toMatchObject({
      corrected: 'Python',
      total_user: 0,
    })
    expect(await find(instance, { search: 'pyhton', period: 'Hour' })).toMatchObject({
      corrected: 'Python',
      total_user: 1,
    })
  })
})
