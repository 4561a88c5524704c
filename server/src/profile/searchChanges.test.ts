import { profile } from '@guildhall/contract/profile/endpoints'
import { profileSections } from '@guildhall/contract/profile/sections'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshFolder } from '../../test/folders.ts'
import type { TestInstance } from '../../test/instance.ts'
import { openInstanceWithSearch } from '../../test/people.ts'
import { aPdf, aPicture, upload, uploadResume } from '../../test/uploads.ts'
import { openFolder } from '../adapters/files.ts'
import { verifySearch } from '../search/api.ts'
import { peopleCollection } from './api.ts'

const instanceWithSearch = async () =>
  openInstanceWithSearch({ files: await openFolder(await freshFolder()) })

const NO_DIFFERENCE = { documents: 0, chunks: 0 }
const verify = ({ db }: TestInstance) => verifySearch(db, peopleCollection)

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
      expect(await verify(instance)).toEqual(NO_DIFFERENCE)
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
    const uploaded = await upload(instance, profile.saveImage, { content: await aPicture() }, { as: ann })
    const { profile_image } = uploaded.json<{ profile_image: string }>()
    expect(await card()).toMatchObject({ profile_picture: profile_image })
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
    expect(await verify(instance)).toEqual(NO_DIFFERENCE)
  })

  test('an edit that changes nothing of what searches show leaves the document as it is', async () => {
    const { instance } = await instanceWithSearch()
    const { call, db } = instance
    const ann = await instance.newCandidate()
    const readDocument = () => sql`select xmin::text from search_documents`.execute(db)
    const { rows } = await readDocument()
    const education = { major: 'Baking', schoolName: 'Trade school' }
    for (const edit of [
      call(profileSections.addPortfolio, { body: { link: 'ann.example', type: 'Others' } }, ann),
      call(profileSections.addEducation, { body: education }, ann),
      call(profileSections.addLanguage, { body: { language: 'Spanish', proficiency: 'Native' } }, ann),
    ])
      expect(await edit).toMatchObject({ body: { success: expect.any(String) } })
    expect((await readDocument()).rows).toEqual(rows)
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
})
