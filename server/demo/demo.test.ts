import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ANONYMOUS, commentForm } from '@guildhall/contract/comments/forms'
import { jobForm } from '@guildhall/contract/jobs/forms'
import { normalizeLink } from '@guildhall/contract/profile/link'
import { HIDDEN_DAYS } from '@guildhall/contract/ratings/forms'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { calendarOf } from './calendar.ts'
import { DAYS_TO_DECIDE } from '../src/hiring/api.ts'
import { notificationsOf, stepsOf } from './events.ts'
import { comments } from './comments.ts'
import { makeDemo } from './generate/demo.ts'
import { demoIdentities } from './identities.ts'
import type { DemoCandidate, DemoJob } from './types.ts'
import { curatedJobs } from './curated.ts'

const sql = readFileSync(new URL('../migrations/0002_lookups.sql', import.meta.url), 'utf8')

/** The first column of every row that the migration inserts into the table. */
function namesIn(table: string) {
  const rows = sql.split(`insert into ${table} `)[1]?.split(';\n')[0] ?? ''
  return Array.from(rows.matchAll(/^ {2}\('((?:[^']|'')+)'/gm), ([, name = '']) => name.replaceAll("''", "'"))
}

const locations = namesIn('locations')
const employmentTypes = namesIn('employment_types')
const skills = namesIn('skills')
const skillLevels = namesIn('skill_levels')

// A company may repeat itself in its ten posts, but companies should not share sentences.
const MAX_SHARE_OF_POSTS_WITH_A_SENTENCE = 0.025
const LONG_POST = 600

const TODAY = new Date('2026-11-21')
const isRecentlyFinished = ({ ended }: DemoJob) =>
  ended?.status === 'Finished' && ended.finished_days_ago < HIDDEN_DAYS

const demo = makeDemo(TODAY)
const { companies, candidates, jobs, applications, savedJobs, messages, ratings } = demo
const accounts = [...candidates, ...companies]
const hasProfile = (person: DemoCandidate | undefined) =>
  Boolean(
    person?.short_intro &&
    person.bio &&
    person.skills.length &&
    person.rate &&
    person.employment_types.length &&
    person.languages.length &&
    person.hasResume !== false,
  )
const personByName = new Map(candidates.map((person) => [person.username, person]))

/** The most frequent sentence of six words or more, ignoring quoted titles, days and times, and its share of the texts. */
function largestShare(texts: string[]) {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const general = text
      .replace(/"[^"]*"/g, '"…"')
      .replace(/\b(Mon|Tues|Wednes|Thurs|Fri)day\b/g, 'DAY')
      .replace(/\b\d+(:\d\d)? [ap]m\b/g, 'TIME')
    const sentences = general.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.split(' ').length >= 6)
    for (const sentence of new Set(sentences)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  const [sentence, count] = [...counts].toSorted(([, a], [, b]) => b - a)[0]!
  return { sentence, share: count / texts.length }
}

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const missing = (values: string[], from: string[]) => values.filter((value) => !from.includes(value))

describe('the lookup tables', () => {
  test.each([
    ['locations', locations],
    ['employment_types', employmentTypes],
    ['skills', skills],
    ['skill_levels', skillLevels],
  ])('%s has rows, and no name twice', (_table, names) => {
    expect(names).not.toEqual([])
    expect(repeated(names.map((name) => name.toLowerCase()))).toEqual([])
  })

  test('every location except Remote has a country', () => {
    const rows = Array.from(sql.matchAll(/^ {2}\('((?:[^']|'')+)', (null|'[A-Z]{2}')\)/gm))
    expect(rows).toHaveLength(locations.length)
    expect(rows.filter(([, , country]) => country === 'null').map(([, name]) => name)).toEqual(['Remote'])
  })
})

describe('demo data', () => {
  test('the demo has about 40 companies, 250 people, and 400 jobs in every state', () => {
    const about = (count: number) => [expect.closeTo(count, -1.5)]
    expect([companies.length]).toEqual(about(40))
    expect([candidates.length]).toEqual(about(250))
    expect([jobs.length]).toEqual(about(400))
    const stateOf = ({ ended, deadline_in_days }: (typeof jobs)[number]) =>
      ended?.status ?? (deadline_in_days < 0 ? 'Overdue' : 'Open')
    const states = Map.groupBy(jobs, stateOf)
    for (const state of ['In Progress', 'Finished', 'Closed', 'Overdue'] as const)
      expect.soft(states.get(state)?.length, state).toBeGreaterThan(10)
    expect(states.get('Open')!.length).toBeGreaterThan(jobs.length / 2)
    const complete = candidates.filter(hasProfile).length / candidates.length
    expect(complete).toBeGreaterThan(0.85)
    expect(complete).toBeLessThan(0.95)
  })

  test('the demo uses only names from the lookup tables', () => {
    const places = [...accounts.map((account) => account.location), ...jobs.flatMap((job) => job.locations)]
    const types = [...candidates, ...jobs].flatMap(({ employment_types }) => employment_types)
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

  test('every account has a valid username and email, and texts within their maximum length', () => {
    for (const account of accounts) {
      expect(account.username).toMatch(/^[A-Za-z0-9._-]{3,20}$/)
      expect(account.email).toMatch(
        /^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){0,7}example\.(com|net|org)$/,
      )
      expect(account.short_intro.length).toBeLessThanOrEqual(300)
      expect(account.bio.length).toBeLessThanOrEqual(5000)
    }
    expect(repeated(accounts.map((account) => account.username.toLowerCase()))).toEqual([])
    expect(repeated(accounts.map((account) => account.email.toLowerCase()))).toEqual([])
    expect(repeated(accounts.map((account) => account.name))).toEqual([])
    expect(repeated(curatedJobs.map((job) => job.title))).toEqual([])
  })

  test('every person lists each skill, employment type and language once, and jobs that end after they begin', () => {
    for (const person of candidates) {
      expect(repeated(person.skills.map(([name]) => name))).toEqual([])
      expect(repeated(person.employment_types)).toEqual([])
      expect(repeated(person.languages.map(([language]) => language))).toEqual([])
      expect(person.rate?.amount ?? '0.00').toMatch(/^\d+\.\d{2}$/)
      expect
        .soft(
          person.experiences.filter(({ start_date, end_date }) => end_date <= start_date),
          person.username,
        )
        .toEqual([])
    }
  })

  test('every website is a link as a profile stores it', () => {
    const websites = candidates.flatMap(({ website }) => (website ? [website] : []))
    expect(websites).not.toEqual([])
    expect(websites.map(normalizeLink)).toEqual(websites)
  })

  test('every job is valid input for the job form, and its text is unique', () => {
    const { day } = calendarOf(new Date())
    const ids = (names: string[], from: string[]) => names.map((name) => from.indexOf(name) + 1)
    for (const job of jobs) {
      expect(companies.map((company) => company.username)).toContain(job.company)
      const form = jobForm.safeParse({
        jobTitle: job.title,
        jobDetail: job.detail,
        jobSkills: ids(job.skills, skills),
        jobLocation: ids(job.locations, locations),
        jobEmploymentType: ids(job.employment_types, employmentTypes),
        jobSalary: job.salary.nominal,
        jobSalaryPaidPeriod: job.salary.paid_period,
        experienceLevel: job.experience_level,
        deadline: day(-Math.max(job.deadline_in_days, 1)),
        remote: job.remote,
      })
      expect.soft(form.error?.issues, job.title).toBeUndefined()
      // The form normalizes text; normalized text stays unchanged.
      expect(form.data?.jobDetail).toBe(job.detail)
      expect(job.skills.length).toBeGreaterThanOrEqual(3)
      expect(job.locations.includes('Remote') && !job.remote).toBe(false)
      expect(job.detail).not.toMatch(/[{}]|undefined|\.\.|  /)
    }
    expect(repeated(jobs.map((job) => job.detail))).toEqual([])
  })

  test('no sentence recurs in many job posts, and long posts have headings', () => {
    const companyByName = new Map(companies.map((company) => [company.username, company]))
    // Sentences that differ only in the company or the city count as the same.
    const sentencesOf = ({ company, detail }: (typeof jobs)[number]) =>
      new Set(
        detail
          .replaceAll(companyByName.get(company)!.name, 'We')
          .replaceAll(companyByName.get(company)!.location.split(',')[0]!, 'Town')
          .split(/\n|(?<=[.!?]) /)
          .map((line) => line.replace(/^[-•] /, '').toLowerCase())
          .filter((sentence) => sentence.split(' ').length >= 6),
      )
    const counts = new Map<string, number>()
    for (const job of jobs)
      for (const sentence of sentencesOf(job)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
    const most = jobs.length * MAX_SHARE_OF_POSTS_WITH_A_SENTENCE
    expect([...counts].filter(([, count]) => count > most)).toEqual([])

    const isHeading = /^\p{Lu}[^.!?:;\n]{3,40}\n(?!\n)/u
    const headingsOf = (detail: string) => detail.split('\n\n').filter((part) => isHeading.test(part))
    const long = jobs.filter(({ detail }) => detail.length > LONG_POST)
    expect(long.length).toBeGreaterThan(jobs.length / 2)
    expect(long.filter(({ detail }) => headingsOf(detail).length < 2).map(({ title }) => title)).toEqual([])
  })

  test('no job post has a heading above a paragraph, which would be shown as text', () => {
    const isHeading = /(?:^|\n\n)[^.!?:\n]{1,59}\n(?![-•\n])/
    expect(jobs.filter(({ detail }) => isHeading.test(detail)).map(({ title }) => title)).toEqual([])
  })

  test('no company posts the same title twice', () => {
    expect(repeated(jobs.map(({ company, title }) => `${company}: ${title.toLowerCase()}`))).toEqual([])
  })

  test('every applicant has a complete profile, and applied while the job was open', () => {
    for (const { candidate, job, days_ago, answers } of applications) {
      expect.soft(hasProfile(personByName.get(candidate)), candidate).toBe(true)
      expect(days_ago).toBeLessThanOrEqual(job.posted_days_ago)
      const last = Math.max(0, -job.deadline_in_days, job.ended ? job.ended.days_ago + 1 : 0)
      expect.soft(days_ago, job.title).toBeGreaterThanOrEqual(last)
      expect(answers).toHaveLength(job.questions.length)
      expect(job.questions.filter((question, index) => question.required && !answers[index])).toEqual([])
    }
    const keyOf = ({ candidate, job }: { candidate: string; job: object }) =>
      `${candidate} ${jobs.indexOf(job as never)}`
    expect(repeated(applications.map(keyOf))).toEqual([])
    expect(repeated(savedJobs.map(keyOf))).toEqual([])
  })

  test('every application changes after it was sent, and an accepted person does not withdraw', () => {
    for (const [i, application] of applications.entries()) {
      const { job, candidate, withdrawn_days_ago: withdrawn } = application
      const days = stepsOf(application, i).map(({ days_ago }) => days_ago)
      expect.soft(days, job.title).toEqual(days.toSorted((a, b) => b - a))
      if (withdrawn === undefined) continue
      expect.soft(withdrawn, job.title).toBeLessThan(application.days_ago)
      expect.soft(withdrawn, job.title).toBeGreaterThan(job.ended?.days_ago ?? -1)
      expect(job.ended && 'accepted' in job.ended && job.ended.accepted).not.toBe(candidate)
    }
    const all = applications.filter((application) => application.withdrawn_days_ago !== undefined)
    expect(all.length).toBeGreaterThan(10)
  })

  test('an accepted person declined, whose job is open and had no other applicant', () => {
    const declined = applications.filter((application) => application.declined)
    expect(declined).not.toEqual([])
    for (const { job } of declined) {
      expect(job.ended).toBeUndefined()
      expect(applications.filter((application) => application.job === job)).toHaveLength(1)
    }
  })

  test('jobs without a decision closed on the day after the last one to decide, and no open job is that old', () => {
    const closesDaysAgo = (job: (typeof jobs)[number]) => -job.deadline_in_days - DAYS_TO_DECIDE - 1
    const open = jobs.filter(({ ended }) => !ended)
    expect(open.filter((job) => closesDaysAgo(job) >= 0)).toEqual([])
    const undecided = jobs.filter(({ ended }) => ended?.status === 'Closed' && ended.isUndecided)
    expect(undecided.length).toBeGreaterThan(3)
    expect(undecided.map(({ ended }) => ended!.days_ago)).toEqual(undecided.map(closesDaysAgo))
  })

  test('the sample accounts have old and new notifications, in the order of the events', () => {
    const notifications = notificationsOf(demo)
    const times = notifications.map(({ days_ago, minutes }) => minutes - days_ago * 24 * 60)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    for (const { username } of [candidates[0]!, companies[0]!]) {
      const days = notifications.filter(({ to }) => to === username).map(({ days_ago }) => days_ago)
      expect(Math.max(...days)).toBeGreaterThan(30)
      expect(Math.min(...days)).toBeLessThanOrEqual(2)
    }
    for (const { message } of notifications) expect(message).toMatch(/^[^[\]]*(\[[^[\]]+\][^[\]]*){1,2}$/)
  })

  test('every accepted person applied, and only finished jobs are rated', () => {
    for (const job of jobs) {
      if (!job.ended || !('accepted' in job.ended)) continue
      const { accepted } = job.ended
      const applied = applications.some(
        (application) => application.job === job && application.candidate === accepted,
      )
      expect.soft(applied, `${accepted}: ${job.title}`).toBe(true)
    }
    for (const { job, from, to, days_ago, rating, comment } of ratings) {
      if (job.ended?.status !== 'Finished') throw new Error(`"${job.title}" is rated too early.`)
      const { accepted, finished_days_ago } = job.ended
      expect([from, to].sort()).toEqual([job.company, accepted].sort())
      expect(days_ago).toBeLessThan(finished_days_ago)
      expect(rating * 2).toBe(Math.trunc(rating * 2))
      expect(comment.length).toBeGreaterThan(20)
    }
  })

  test('every reply is from the recipient, on a later day', () => {
    expect(repeated(messages.map(({ body }) => body))).toEqual([])
    for (const { from, to, subject, days_ago, answers } of messages) {
      expect(subject.length).toBeLessThanOrEqual(200)
      if (!answers) continue
      expect([from, to]).toEqual([answers.to, answers.from])
      expect.soft(days_ago, subject).toBeLessThan(answers.days_ago)
      expect(subject).toBe(`Re: ${answers.subject.replace(/^Re: /, '')}`)
    }
  })

  test('no sentence recurs often in messages, reviews and profiles', () => {
    const texts = {
      messages: messages.map(({ body }) => body),
      reviews: ratings.map(({ comment }) => comment),
      profiles: candidates.map(({ bio }) => bio),
    }
    for (const [kind, list] of Object.entries(texts)) {
      const { sentence, share } = largestShare(list)
      expect.soft(share, `${kind}: ${sentence}`).toBeLessThan(0.04)
      for (const text of list) expect.soft(text).not.toMatch(/[{}]|undefined/)
    }
  })

  test('the demo is the same each time it is generated', () => {
    expect(makeDemo(TODAY)).toEqual(demo)
  })

  test('the sample accounts have jobs in every state, messages and ratings', () => {
    const [person] = candidates
    const [company] = companies
    expect(hasProfile(person)).toBe(true)
    const states = (list: { job: (typeof jobs)[number] }[]) =>
      new Set(list.map(({ job }) => job.ended?.status ?? 'Open'))
    const everyState = new Set(['Open', 'In Progress', 'Finished', 'Closed'])
    expect(states(applications.filter(({ candidate }) => candidate === person!.username))).toEqual(everyState)
    expect(states(jobs.filter((job) => job.company === company!.username).map((job) => ({ job })))).toEqual(
      everyState,
    )
    expect(savedJobs.filter((saved) => saved.candidate === person!.username)).not.toEqual([])
    for (const { username } of [person!, company!]) {
      const inbox = messages.filter(({ to }) => to === username)
      expect(new Set(inbox.map(({ isUnread = false }) => isUnread))).toEqual(new Set([true, false]))
      expect(inbox.some(({ deletedBy }) => deletedBy === 'recipient')).toBe(true)
      expect(messages.some(({ from, answers }) => from === username && answers)).toBe(true)
      expect(ratings.filter(({ to }) => to === username)).not.toEqual([])
      // At least one of their finished jobs is not rated yet.
      const finished = jobs.filter(
        ({ company, ended }) => ended?.status === 'Finished' && [company, ended.accepted].includes(username),
      )
      const given = ratings.filter(({ from }) => from === username)
      expect(finished.length).toBeGreaterThan(given.length)
      // Somebody has rated them recently, which shows once they rate too.
      const waiting = ratings.filter(
        ({ to, job }) => to === username && !given.some((rating) => rating.job === job),
      )
      expect(waiting.some(({ job }) => isRecentlyFinished(job))).toBe(true)
      expect(given).not.toEqual([])
    }
  })
})

test('the public comments fill more than a page, and none occurs twice', () => {
  expect(comments.length).toBeGreaterThan(PAGE_SIZE.comments)
  expect(repeated(comments.map(([, comment]) => comment))).toEqual([])
  expect(new Set(comments.map(([name]) => name === ANONYMOUS))).toEqual(new Set([true, false]))
  for (const [name, comment] of comments)
    expect(commentForm.parse({ name, comment })).toEqual({ name, comment })
})

test('nobody at Demo ID is in the seeded demo', () => {
  const emails = new Set(accounts.map(({ email }) => email))
  for (const { email } of demoIdentities) expect(emails).not.toContain(email)
})
