import type { Endpoint } from '@guildhall/contract/endpoint'
import { profile } from '@guildhall/contract/profile/endpoints'
import { profileSections } from '@guildhall/contract/profile/sections'
import { MAX } from '@guildhall/contract/sizes'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance } from '../../test/instance.ts'
import { connect, openPool } from '../db/connect.ts'

const experience = {
  companyName: 'Mill',
  jobTitle: 'Miller',
  jobStartDate: '2019-01-01',
  jobEndDate: '2019-01-10',
}
const education = { major: 'Baking', schoolName: 'Trade school' }

const LIMITS = [
  ['addExperience', 'experiences', MAX.experiences, experience, 'experience entries'],
  ['addPortfolio', 'portfolios', MAX.portfolios, { link: 'ann.example', type: 'Others' }, 'links'],
  ['addEducation', 'educations', MAX.educations, education, 'education entries'],
] as const

const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length

describe('concurrent additions to a profile', () => {
  test('of twenty additions of one skill, one succeeds and the others answer 409', async () => {
    const instance = await freshInstance()
    const ann = await instance.newAccount()
    const add = () => instance.call(profileSections.addSkill, { body: { skillId: 1, skillLevelId: 1 } }, ann)
    const responses = await Promise.all(Array.from({ length: 20 }, add))
    const statuses = responses.map(({ status }) => status)
    expect([count(statuses, 201), count(statuses, 409)]).toEqual([1, 19])
    expect(await instance.db.selectFrom('user_skills').selectAll().execute()).toHaveLength(1)
  })

  test.each(LIMITS)(
    '%s adds at most the maximum, over two servers',
    async (name, table, max, body, entries) => {
      const instance = await freshInstance()
      const ann = await instance.newAccount()
      const pool = openPool(instance.url, () => undefined)
      onTestFinished(() => pool.end())
      const servers = [instance.app, instance.anotherServer({ db: connect(pool) })]
      const add = (server: (typeof servers)[number]) =>
        server.inject({
          method: 'POST',
          url: profileSections[name].path,
          headers: { authorization: `JWT ${ann.access}` },
          payload: body,
        })
      const responses = await Promise.all(
        Array.from({ length: max + 10 }, async (_, index) => {
          const server = servers[index % 2]!
          let response = await add(server)
          // All wait for the same row: on a slow machine, some for too long.
          while (response.statusCode === 503) response = await add(server)
          return response
        }),
      )
      const statuses = responses.map(({ statusCode }) => statusCode)
      // A server that waited too long for the response of a commit answers 503 to an addition that was made.
      expect(count(statuses, 201)).toBeLessThanOrEqual(max)
      expect(count(statuses, 201) + count(statuses, 409)).toBe(max + 10)
      expect(await instance.db.selectFrom(table).selectAll().execute()).toHaveLength(max)
      const refused = responses.find(({ statusCode }) => statusCode === 409)!
      expect(refused.json()).toEqual({
        error: `You can add up to ${max} ${entries}. Delete one to add another.`,
      })
    },
  )
})

describe('limits of a profile', () => {
  test('a person may have 50 skills, and others may add theirs', async () => {
    const instance = await freshInstance()
    const [ann, bob] = [await instance.newAccount(), await instance.newAccount()]
    await sql`insert into skills (skill_name) select 'Skill ' || n from generate_series(1, 60) as n
      on conflict do nothing`.execute(instance.db)
    await sql`insert into user_skills (user_id, skill_id, skill_level_id)
      select ${ann.id}, id, 1 from skills order by id desc limit 49`.execute(instance.db)
    const add = (skillId: number, as = ann) =>
      instance.call(profileSections.addSkill, { body: { skillId, skillLevelId: 1 } }, as)
    expect(await add(1)).toMatchObject({ status: 201 })
    expect(await add(2)).toEqual({
      status: 409,
      body: { error: 'You can add up to 50 skills. Delete one to add another.' },
    })
    expect(await add(2, bob)).toMatchObject({ status: 201 })
  })

  test('a person may have every employment type', async () => {
    const instance = await freshInstance()
    const ann = await instance.newAccount()
    const types = await instance.db.selectFrom('employment_types').select('id').execute()
    for (const { id } of types)
      expect(await instance.call(profileSections.addEmploymentType, { body: { id } }, ann)).toMatchObject({
        status: 201,
      })
  })
})

const EDITS: Endpoint[] = [
  ...Object.values(profileSections),
  profile.saveProfile,
  profile.saveLocation,
  profile.deleteResume,
]

test('an edit of a long text counts as three edits', async () => {
  const instance = await freshInstance({ rateLimits: true })
  const ann = await instance.newAccount()
  const edit = async (e: Endpoint) =>
    (await instance.send(e, { params: { id: 1 }, body: {} }, { as: ann })).statusCode
  await Promise.all(Array.from({ length: 33 }, () => edit(profile.saveProfile)))
  await Promise.all(Array.from({ length: 66 }, () => edit(profileSections.addExperience)))
  // Three of 300 are left: two edits, and none of a long text.
  for (const e of [profile.saveLocation, profile.saveLocation]) expect(await edit(e)).toBe(400)
  expect(await edit(profile.saveProfile)).toBe(429)
  expect(await edit(profile.saveLocation)).toBe(400)
  expect(await edit(profile.saveLocation)).toBe(429)
})

test('an account makes at most 300 edits of its profile in 5 minutes, whichever they are', async () => {
  const instance = await freshInstance({ rateLimits: true })
  const [ann, bo] = [await instance.newAccount(), await instance.newAccount()]
  const edits = EDITS
  const edit = async (i: number, as: Account) =>
    // Invalid input is counted too.
    (await instance.send(edits[i % edits.length]!, { params: { id: 1 }, body: {} }, { as })).statusCode
  // Whole rounds, and then edits that count once.
  const round = edits.reduce((sum, { limits: [limit] }) => sum + (limit!.cost ?? 1), 0)
  const rounds = Math.floor(300 / round)
  const all = Array.from({ length: rounds * edits.length }, (_, i) => i)
  const rest = Array(300 - rounds * round).fill(edits.indexOf(profile.deleteResume))
  const statuses = await Promise.all([...all, ...rest].map((i: number) => edit(i, ann)))
  expect(statuses).not.toContain(429)
  for (const i of edits.keys()) expect([edits[i]!.path, await edit(i, ann)]).toEqual([edits[i]!.path, 429])
  expect(await edit(0, bo)).toBe(400)
})
