import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { applications, savedJobs } from './applications.ts'
import { candidates } from './candidates.ts'
import { companies } from './companies.ts'
import { jobs } from './jobs.ts'

const sql = readFileSync(new URL('../../../migrations/0002_lookups.sql', import.meta.url), 'utf8')

/** The first column of every row that the migration inserts into the table. */
function namesIn(table: string) {
  const rows = sql.split(`insert into ${table} `)[1]?.split(';\n')[0] ?? ''
  return Array.from(rows.matchAll(/^ {2}\('((?:[^']|'')+)'/gm), ([, name = '']) => name.replaceAll("''", "'"))
}

const locations = namesIn('locations')
const employmentTypes = namesIn('employment_types')
const skills = namesIn('skills')
const skillLevels = namesIn('skill_levels')

const accounts = [...candidates, ...companies]
const jobByTitle = new Map(jobs.map((job) => [job.title, job]))
const hasProfile = (username: string) => {
  const person = candidates.find((candidate) => candidate.username === username)
  return Boolean(
    person?.bio &&
    person.skills.length &&
    person.rate &&
    person.employment_types.length &&
    person.languages.length,
  )
}

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const missing = (values: string[], from: string[]) => values.filter((value) => !from.includes(value))

describe('the look-up tables', () => {
  test.each([
    ['locations', locations],
    ['employment_types', employmentTypes],
    ['skills', skills],
    ['skill_levels', skillLevels],
  ])('%s are filled and name nothing twice', (_table, names) => {
    expect(names).not.toEqual([])
    expect(repeated(names.map((name) => name.toLowerCase()))).toEqual([])
  })

  test('every location but Remote has a country', () => {
    const rows = Array.from(sql.matchAll(/^ {2}\('((?:[^']|'')+)', (null|'[A-Z]{2}')\)/gm))
    expect(rows).toHaveLength(locations.length)
    expect(rows.filter(([, , country]) => country === 'null').map(([, name]) => name)).toEqual(['Remote'])
  })
})

describe('the demo data', () => {
  test('names only what the look-up tables hold', () => {
    const places = [...accounts.map((account) => account.location), ...jobs.flatMap((job) => job.locations)]
    const types = [...candidates, ...jobs].flatMap((one) => one.employment_types)
    const learned = candidates.flatMap((candidate) => candidate.skills)
    expect(missing(places, locations)).toEqual([])
    expect(missing(types, employmentTypes)).toEqual([])
    expect(missing([...jobs.flatMap((job) => job.skills), ...learned.map(([name]) => name)], skills)).toEqual(
      [],
    )
    expect(
      missing(
        learned.map(([, level]) => level),
        skillLevels,
      ),
    ).toEqual([])
  })

  test.each(accounts)('$username could have registered and keeps to the limits of a profile', (account) => {
    expect(account.username).toMatch(/^[A-Za-z0-9._-]{3,20}$/)
    expect(account.email).toMatch(/^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,4}$/)
    expect(account.short_intro.length).toBeLessThanOrEqual(300)
    expect(account.bio.length).toBeLessThanOrEqual(5000)
  })

  test('no username, email or job title occurs twice', () => {
    expect(repeated(accounts.map((account) => account.username.toLowerCase()))).toEqual([])
    expect(repeated(accounts.map((account) => account.email.toLowerCase()))).toEqual([])
    expect(repeated(jobs.map((job) => job.title))).toEqual([])
  })

  test.each(candidates)(
    '$username names each skill, type and language once, and ends jobs after they begin',
    (person) => {
      expect(repeated(person.skills.map(([name]) => name))).toEqual([])
      expect(repeated(person.employment_types)).toEqual([])
      expect(repeated(person.languages.map(([language]) => language))).toEqual([])
      expect(person.rate?.amount ?? '0.00').toMatch(/^\d+\.\d{2}$/)
      expect(person.experiences.filter(({ start_date, end_date }) => end_date <= start_date)).toEqual([])
    },
  )

  test.each(jobs)('$title could have been posted', (job) => {
    expect(companies.map((company) => company.username)).toContain(job.company)
    expect(job.title.length).toBeLessThanOrEqual(120)
    expect(job.detail.length).toBeLessThanOrEqual(10_000)
    expect(job.salary.nominal).toMatch(/^\d+\.\d{2}$/)
    expect(job.skills.length).toBeGreaterThanOrEqual(3)
    expect(repeated([...job.skills, ...job.locations, ...job.employment_types])).toEqual([])
    expect(job.deadline_in_days).toBeGreaterThan(0)
    expect(job.locations.includes('Remote') && !job.remote).toBe(false)
  })

  test.each(applications)(
    '$candidate could apply for $job',
    ({ candidate, job: title, days_ago, answers }) => {
      const job = jobByTitle.get(title)
      expect(hasProfile(candidate)).toBe(true)
      expect(days_ago).toBeLessThanOrEqual(job?.posted_days_ago ?? -1)
      expect(answers).toHaveLength(job?.questions.length ?? -1)
      expect(job?.questions.filter((question, index) => question.required && !answers[index])).toEqual([])
    },
  )

  test('nobody applies for or saves a job twice, and only a job that is there is saved', () => {
    expect(repeated(applications.map(({ candidate, job }) => `${candidate}: ${job}`))).toEqual([])
    expect(repeated(savedJobs.map(({ candidate, job }) => `${candidate}: ${job}`))).toEqual([])
    expect(
      missing(
        savedJobs.map((saved) => saved.job),
        [...jobByTitle.keys()],
      ),
    ).toEqual([])
    expect(
      missing(
        savedJobs.map((saved) => saved.candidate),
        candidates.map((candidate) => candidate.username),
      ),
    ).toEqual([])
  })

  test('the sample candidate and the sample company show a marketplace in use', () => {
    const [person] = candidates
    const [company] = companies
    expect(hasProfile(person?.username ?? '')).toBe(true)
    expect(applications.filter((application) => application.candidate === person?.username)).not.toEqual([])
    expect(savedJobs.filter((saved) => saved.candidate === person?.username)).not.toEqual([])
    expect(jobs.filter((job) => job.company === company?.username).length).toBeGreaterThan(5)
  })
})
