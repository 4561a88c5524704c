import type { ApplicationStatus } from '@guildhall/contract/hiring/applying'
import { APPLICANT_SORTS, APPLICATION_STATUSES } from '@guildhall/contract/hiring/choices'
import { hiring, type Applicant } from '@guildhall/contract/hiring/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'

const PEOPLE = 30
const SKILLS = ['Python', 'SQL', 'React', 'Rust']
const JOB_SKILLS = SKILLS.slice(0, 3)

type Row = {
  user_id: number
  status: ApplicationStatus
  minutes: number
  skills: string[]
  shortlisted: boolean
  isSeen: boolean
  isActive: boolean
}
type Query = {
  status?: ApplicationStatus
  skill?: string
  shortlisted?: 'true' | 'false'
  sort?: (typeof APPLICANT_SORTS)[number]
  user?: number
  withdrawn?: 'true' | 'false'
}

const row: fc.Arbitrary<Omit<Row, 'user_id'>> = fc.record({
  status: fc.constantFrom(...APPLICATION_STATUSES, 'Applied', 'Applied'),
  // Few, so that some applied at the same time.
  minutes: fc.nat({ max: 9 }),
  skills: fc.subarray(SKILLS),
  shortlisted: fc.boolean(),
  isSeen: fc.boolean(),
  isActive: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
})

const query: fc.Arbitrary<Query> = fc.record(
  {
    status: fc.constantFrom(...APPLICATION_STATUSES),
    skill: fc.constantFrom(...SKILLS, 'No skill'),
    shortlisted: fc.constantFrom('true', 'false'),
    sort: fc.constantFrom(...APPLICANT_SORTS),
    withdrawn: fc.constantFrom('true', 'false'),
  },
  { requiredKeys: [] },
)

const inCommon = (row: Row) => JOB_SKILLS.filter((skill) => row.skills.includes(skill))
const isCurrent = ({ status }: Row) => status !== 'Withdrawn'
const isNew = ({ status, isSeen }: Row) => status === 'Applied' && !isSeen

/** The applicants that a query lists, in order, by a plain computation. */
function expected(rows: Row[], { status, skill, shortlisted, sort, withdrawn }: Query) {
  const newestFirst = (a: Row, b: Row) => a.minutes - b.minutes || b.user_id - a.user_id
  const orders = {
    newest: newestFirst,
    waiting: (a: Row, b: Row) =>
      Number(b.status === 'Applied') - Number(a.status === 'Applied') || newestFirst(b, a),
    match: (a: Row, b: Row) =>
      Number(b.status === 'Accepted') - Number(a.status === 'Accepted') ||
      (isCurrent(b) ? inCommon(b).length : -1) - (isCurrent(a) ? inCommon(a).length : -1) ||
      newestFirst(a, b),
  }
  return rows
    .filter((row) => status === undefined || row.status === status)
    .filter((row) => withdrawn !== 'false' || isCurrent(row))
    .filter((row) => skill === undefined || (isCurrent(row) && row.skills.includes(skill)))
    .filter((row) => !shortlisted || (isCurrent(row) && String(row.shortlisted) === shortlisted))
    .sort(orders[sort ?? 'newest'])
}

/** A job, and people whose applications for it are replaced. */
async function newJobWithPeople() {
  const instance = await freshInstance()
  const { db } = instance
  const skills = new Map<string, number>()
  for (const name of SKILLS) skills.set(name, await instance.lookup('skill', name))
  const idsOf = (names: string[]) => names.map((name) => skills.get(name)!)
  const { id, company } = await instance.newJob({ jobSkills: idsOf(JOB_SKILLS) })
  const people = await db
    .insertInto('users')
    .values(
      Array.from({ length: PEOPLE }, (_, i) => ({
        user_type: 'personal',
        username: `bea${i}`,
        email: `bea${i}@example.com`,
        name: `Bea ${i}`,
      })),
    )
    .returning('id')
    .execute()

  async function setApplications(generated: Omit<Row, 'user_id'>[]) {
    const rows = generated.map((row, i) => ({ ...row, user_id: people[i]!.id }))
    await db.deleteFrom('applications').execute()
    await db.deleteFrom('user_skills').execute()
    for (const { user_id, isActive, skills } of rows) {
      await db.updateTable('users').set({ is_active: isActive }).where('id', '=', user_id).execute()
      const owned = idsOf(skills).map((skill_id) => ({ user_id, skill_id, skill_level_id: 1 }))
      if (owned.length > 0) await db.insertInto('user_skills').values(owned).execute()
    }
    const applications = rows.map(({ user_id, status, minutes, shortlisted, isSeen }) => ({
      job_id: id,
      user_id,
      status,
      shortlisted,
      applied_at: sql<Date>`'2026-01-01'::timestamptz - make_interval(mins => ${minutes})`,
      decided_at: status === 'Applied' ? null : sql<Date>`now()`,
      seen_at: isSeen ? sql<Date>`now()` : null,
    }))
    if (applications.length > 0) await db.insertInto('applications').values(applications).execute()
    return rows.filter(({ isActive }) => isActive)
  }

  /** All pages of a query. */
  async function list(query: Query) {
    const data: Applicant[] = []
    for (let page = 1; ; page += 1) {
      const input = { params: { id }, query: { ...query, page: String(page) } }
      const { status, body } = await instance.call(hiring.getApplicants, input, company)
      if (status !== 200) throw new Error(`The applicants were not listed: ${status}`)
      data.push(...body.data)
      if (body.data.length < PAGE_SIZE.applicants)
        return { data, total: body.total_user, counts: body.counts, newCount: body.new_count }
    }
  }
  return { setApplications, list }
}

const shownAs = (row: Row) =>
  isCurrent(row)
    ? {
        user: { id: row.user_id, username: expect.any(String) },
        application_status: row.status,
        skills_in_common: inCommon(row),
        shortlisted: row.shortlisted,
        is_new: isNew(row),
      }
    : { user: { id: row.user_id }, application_status: 'Withdrawn' }

test('every filter and sort lists the applicants of a plain computation, on all pages', async () => {
  const { setApplications, list } = await newJobWithPeople()
  const applications = fc.array(row, { minLength: PEOPLE - 5, maxLength: PEOPLE })
  const queries = fc.array(query, { minLength: 8, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(applications, queries, async (generated, queries) => {
      const rows = await setApplications(generated)
      for (const query of queries) {
        const { data, total, counts, newCount } = await list(query)
        const applicants = expected(rows, query)
        expect(data).toMatchObject(applicants.map(shownAs))
        expect(total).toBe(applicants.length)
        expect(newCount).toBe(rows.filter(isNew).length)
        for (const status of APPLICATION_STATUSES)
          expect(counts[status]).toBe(rows.filter((row) => row.status === status).length)
      }
    }),
    { numRuns: 8 },
  )
})

test('of a withdrawn application, a company sees the name, the time and nothing else', async () => {
  const { setApplications, list } = await newJobWithPeople()
  await setApplications([
    { status: 'Withdrawn', minutes: 0, skills: SKILLS, shortlisted: true, isSeen: false, isActive: true },
  ])
  const { data } = await list({})
  expect(data).toEqual([
    {
      user: { id: expect.any(Number), name: 'Bea 0', user_type: 'personal' },
      applied_at: '2026-01-01T00:00:00.000Z',
      application_status: 'Withdrawn',
    },
  ])
})

test('one applicant is found by id, with the counts of all, and none by another id', async () => {
  const { setApplications, list } = await newJobWithPeople()
  const rows = await setApplications(
    (['Applied', 'Not selected', 'Withdrawn'] as const).map((status, minutes) => ({
      status,
      minutes,
      skills: SKILLS,
      shortlisted: false,
      isSeen: true,
      isActive: true,
    })),
  )
  for (const row of rows) {
    const found = await list({ user: row.user_id })
    expect(found).toMatchObject({ data: [shownAs(row)], total: 1, counts: { Applied: 1, Withdrawn: 1 } })
  }
  expect(await list({ user: 999_999 })).toMatchObject({ data: [], total: 0 })
})
