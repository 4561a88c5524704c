import { account } from '@guildhall/contract/account/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { profileSections } from '@guildhall/contract/profile/sections'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshFolder } from '../../test/folders.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { openPeopleSearch } from '../../test/people.ts'
import { enqueue } from '../../test/queues.ts'
import { aRegistration } from '../../test/registering.ts'
import { aPdf, uploadResume } from '../../test/uploads.ts'
import { openFolder } from '../adapters/files.ts'
import { jobCollection } from '../jobs/api.ts'
import { verifySearch } from '../search/api.ts'
import { indexPeople, peopleCollection } from './api.ts'

async function instanceWithSearch() {
  const instance = await freshInstance({ files: await openFolder(await freshFolder()) })
  return { instance, ...(await openPeopleSearch(instance)) }
}

const setActive = ({ db }: TestInstance, { id }: Account, is_active: boolean) =>
  db.updateTable('users').set({ is_active }).where('id', '=', id).execute()

const verify = ({ db }: TestInstance) => verifySearch(db, peopleCollection)
const CORRECT = { documents: 0, bitmapChunks: 0 }

const intro = (shortIntro: string) => ({ body: { name: 'Ann', shortIntro } })
const bio = (bio: string) => ({ body: { name: 'Ann', bio } })
const rate = { body: { amount: '30', period: 'Hour' as const } }
const language = { body: { language: 'English' as const, proficiency: 'Native' as const } }
const byId = (body: { id: number } | { error: string }) => ({ params: { id: (body as { id: number }).id } })

/** The items of a complete profile: how a person adds each, and how the person removes it where that is possible. */
const items = ({ call, app }: TestInstance, ann: Account) => {
  const ids: Record<string, { params: { id: number } }> = {}
  return {
    short_intro: {
      add: () => call(profile.saveProfile, intro('I bake.'), ann),
      remove: () => call(profile.saveProfile, intro(''), ann),
    },
    bio: {
      add: () => call(profile.saveProfile, bio('Since 2010.'), ann),
      remove: () => call(profile.saveProfile, bio(''), ann),
    },
    location: { add: () => call(profile.saveLocation, { body: { id: 1 } }, ann) },
    skills: {
      async add() {
        const added = await call(profileSections.addSkill, { body: { skillId: 1, skillLevelId: 1 } }, ann)
        ids['skills'] = byId(added.body as { id: number })
        return added
      },
      remove: () => call(profileSections.deleteSkill, ids['skills']!, ann),
    },
    rate: { add: () => call(profileSections.addRate, rate, ann) },
    employment_type: {
      async add() {
        const added = await call(profileSections.addEmploymentType, { body: { id: 1 } }, ann)
        ids['employment_type'] = byId(added.body as { id: number })
        return added
      },
      remove: () => call(profileSections.deleteEmploymentType, ids['employment_type']!, ann),
    },
    language: {
      async add() {
        const added = await call(profileSections.addLanguage, language, ann)
        ids['language'] = byId(added.body as { id: number })
        return added
      },
      remove: () => call(profileSections.deleteLanguage, ids['language']!, ann),
    },
    resume: {
      async add() {
        const { statusCode: status } = await uploadResume({ app }, ann, { content: await aPdf() })
        return { status }
      },
      remove: () => call(profile.deleteResume, {}, ann),
    },
  } satisfies Record<string, Item>
}

type Call = () => Promise<{ status: number }>
type Item = { add: Call; remove?: Call }

describe('people that searches find', () => {
  test.each([
    'short_intro',
    'bio',
    'location',
    'skills',
    'rate',
    'employment_type',
    'language',
    'resume',
  ] as const)(
    'a person whose last missing item is %s is found once it is added, and no more once it is removed',
    async (last) => {
      const { instance, find } = await instanceWithSearch()
      const all: Record<string, Item> = items(instance, await instance.newAccount())
      const succeed = async (call: Call) => expect((await call()).status).toBeLessThan(300)
      for (const [name, { add }] of Object.entries(all)) if (name !== last) await succeed(add)
      expect(await find()).toMatchObject({ total_user: 0 })
      const { add, remove } = all[last]!
      await succeed(add)
      expect(await find()).toMatchObject({ total_user: 1 })
      if (!remove) return
      await succeed(remove)
      expect(await find()).toMatchObject({ total_user: 0, data: [] })
      await succeed(add)
      expect(await find()).toMatchObject({ total_user: 1 })
      expect(await verify(instance)).toEqual(CORRECT)
    },
  )

  test('every edit of a complete profile is seen by the next search', async () => {
    const { instance, find, names } = await instanceWithSearch()
    const { call } = instance
    const ann = await instance.newCandidate()
    const card = async () => (await find()).data[0]
    await call(profile.saveProfile, { body: { name: 'Ann Alder', shortIntro: 'I weld boats.' } }, ann)
    expect(await names({ search: 'alder weld' })).toEqual(['Ann Alder'])
    await call(
      profile.saveLocation,
      { body: { id: await instance.lookup('location', 'Paris, France') } },
      ann,
    )
    expect(await names({ location: 'Paris, France' })).toEqual(['Ann Alder'])
    await call(profileSections.saveRate, { body: { amount: '45', period: 'Hour' } }, ann)
    expect(await card()).toMatchObject({ expectedsalary: { nominal: '45.00', paid_period: 'Hour' } })
    const form = {
      companyName: 'Quay',
      jobStartDate: '2020-01-01',
      jobEndDate: '2021-01-01',
      jobDescription: '',
    }
    const { body } = await call(profileSections.addExperience, { body: { ...form, jobTitle: 'Rigger' } }, ann)
    expect(await card()).toMatchObject({ last_experience: { company_name: 'Quay', job_name: 'Rigger' } })
    const { params } = byId(body as { id: number })
    await call(profileSections.saveExperience, { params, body: { ...form, jobTitle: 'Caulker' } }, ann)
    expect(await names({ search: 'caulker' })).toEqual(['Ann Alder'])
    expect(await names({ search: 'rigger' })).toEqual([])
    await call(profileSections.deleteExperience, { params }, ann)
    expect(await names({ search: 'caulker' })).toEqual([])
    expect(await card()).toMatchObject({ last_experience: null })
    expect(await verify(instance)).toEqual(CORRECT)
  })

  test('an edit that is refused changes nothing of the search', async () => {
    const { instance, find } = await instanceWithSearch()
    const ann = await instance.newCandidate()
    const before = await find()
    for (const refused of [
      await instance.call(profileSections.addSkill, { body: { skillId: 1, skillLevelId: 2 } }, ann),
      await instance.call(profileSections.deleteSkill, { params: { id: 999_999 } }, ann),
      await instance.call(profile.saveLocation, { body: { id: 999_999 } }, ann),
    ])
      expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(await find()).toEqual(before)
  })

  test('companies and accounts that are not activated are not found, even with a complete profile', async () => {
    const { instance, find } = await instanceWithSearch()
    await instance.newCandidate({ user_type: 'company' })
    await instance.call(account.register, { body: aRegistration() })
    await setActive(instance, await instance.newCandidate(), false)
    await indexPeople(instance.db)
    expect(await find()).toMatchObject({ total_user: 0 })
  })

  test('a deactivated account is gone at once, and found again after its activation', async () => {
    const { instance, find } = await instanceWithSearch()
    const ann = await instance.newCandidate()
    const before = await find()
    await setActive(instance, ann, false)
    expect(await find()).toMatchObject({ total_user: 0, data: [] })
    await setActive(instance, ann, true)
    await enqueue(instance.db, 'index_search_documents', {}, 'index_search_documents')
    await instance.workQueue()
    expect(await find()).toEqual(before)
  })

  test('a deleted account is gone at once', async () => {
    const { instance, find } = await instanceWithSearch()
    const { id } = await instance.newCandidate()
    await instance.db.deleteFrom('users').where('id', '=', id).execute()
    expect(await find()).toMatchObject({ total_user: 0, data: [] })
    expect(await verify(instance)).toEqual(CORRECT)
  })

  test('a person deactivated during an edit is not found afterwards', async () => {
    const { instance, find } = await instanceWithSearch()
    const ann = await instance.newCandidate()
    const { done } = await whileHolding(instance, 'lock table search_changes', async (waiting) => {
      const editing = instance.call(profile.saveProfile, { body: { name: 'Alder' } }, ann)
      await waiting(1)
      const deactivating = setActive(instance, ann, false)
      await waiting(2)
      return { done: Promise.all([editing, deactivating]) }
    })
    await done
    expect(await find()).toMatchObject({ total_user: 0, data: [] })
  })

  test('of concurrent edits of one profile, all are found', async () => {
    const { instance, find, names } = await instanceWithSearch()
    const ann = await instance.newCandidate()
    await Promise.all([
      instance.call(profile.saveProfile, { body: { name: 'Alder' } }, ann),
      ...Array.from({ length: 4 }, (_, i) =>
        instance.call(profileSections.addSkill, { body: { skillId: i + 2, skillLevelId: 1 } }, ann),
      ),
      instance.call(profile.saveLocation, { body: { id: 2 } }, ann),
    ])
    expect(await names({ search: 'alder' })).toEqual(['Alder'])
    expect((await find()).data).toMatchObject([
      { skills: { length: 5 }, userlocation: { location: { id: 2 } } },
    ])
    expect(await verify(instance)).toEqual(CORRECT)
  })
})

describe('the ratings on the card of a person', () => {
  test('are those at the time of the search', async () => {
    const { instance, find } = await instanceWithSearch()
    const [ann, mill, oven] = [
      await instance.newCandidate(),
      await instance.newCompany(),
      await instance.newCompany(),
    ]
    const ratings = async () => {
      const { rate_ratio, rating_count } = (await find()).data[0]!
      return [rate_ratio, rating_count]
    }
    expect(await ratings()).toEqual([null, 0])
    for (const [by, rating] of [
      [mill, 5],
      [oven, 3.5],
      [oven, 4],
    ] as const) {
      const { id: job_id } = await instance.newJob({ by, jobTitle: `Job for ${rating}` })
      const row = { job_id, from_user_id: by.id, to_user_id: ann.id, rating, comment: 'Good.' }
      await instance.db.insertInto('ratings').values(row).execute()
    }
    expect(await ratings()).toEqual([4.2, 3])
    await setActive(instance, mill, false)
    expect(await ratings()).toEqual([3.8, 2])
    await setActive(instance, oven, false)
    expect(await ratings()).toEqual([null, 0])
    await setActive(instance, mill, true)
    expect(await ratings()).toEqual([5, 1])
  })
})

describe('a lookup value with another name', () => {
  test.each([
    ['skills', 'skill_name', 'skills'],
    ['skill_levels', 'skill_level', 'skills'],
    ['locations', 'location', 'userlocation'],
    ['employment_types', 'type', 'useremploymenttype'],
  ] as const)(
    'in %s is on the documents of people and jobs after the next task',
    async (table, column, field) => {
      const { instance, find } = await instanceWithSearch()
      const ann = await instance.newCandidate()
      await instance.newJob({ jobLocation: [1] })
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = 'Stevedoring' where id = 1`.execute(
        instance.db,
      )
      await enqueue(instance.db, 'index_search_documents', {}, 'index_search_documents')
      await instance.workQueue()
      const { data } = await find()
      const { body } = await instance.call(profile.getProfile, { params: { userId: ann.id } })
      expect(JSON.stringify(data[0]![field])).toContain('Stevedoring')
      expect(data[0]![field]).toEqual((body as Record<string, unknown>)[field])
      const { total_user } = await find({ search: 'stevedoring' })
      expect(total_user).toBe(table === 'skill_levels' ? 0 : 1)
      expect(await verify(instance)).toEqual(CORRECT)
      expect(await verifySearch(instance.db, jobCollection)).toEqual(CORRECT)
    },
  )
})
