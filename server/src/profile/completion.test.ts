import { COMPLETION_ITEMS } from '@guildhall/contract/profile/choices'
import { missingItems } from '@guildhall/contract/profile/completion'
import { profile, type Profile } from '@guildhall/contract/profile/endpoints'
import { profileSections } from '@guildhall/contract/profile/sections'
import { describe, expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'

describe("completion of the caller's profile", () => {
  test('the completion counts the items present and names the missing ones', async () => {
    const instance = await freshInstance()
    const [ann, bob] = [await instance.newCandidate(), await instance.newAccount()]
    const completion = async (as: typeof ann) => (await instance.call(profile.getCompletion, {}, as)).body
    expect(await completion(ann)).toEqual({ percentage: 100, missing: [] })
    expect(await completion(bob)).toMatchObject({ percentage: 0, missing: { length: 8 } })

    const change = { resume: null, short_intro: '' }
    await instance.db.updateTable('users').set(change).where('id', '=', ann.id).execute()
    await instance.db.deleteFrom('user_skills').where('user_id', '=', ann.id).execute()
    expect(await completion(ann)).toEqual({ percentage: 63, missing: ['short_intro', 'skills', 'resume'] })
  })

  test('a profile is completed item by item, in any order, and loses the items that are deleted', async () => {
    const { call, db, newAccount } = await freshInstance()
    const ann = await newAccount()
    const completion = async () => (await call(profile.getCompletion, {}, ann)).body
    const ownProfile = async () => (await call(profile.getOwnProfile, {}, ann)).body as Profile
    const { addSkill, addRate, addEmploymentType, addLanguage, deleteSkill, deleteLanguage } = profileSections
    const rate = { amount: '30', period: 'Hour' }
    const language = { language: 'English', proficiency: 'Native' }
    const steps = [
      ['skills', 13, () => call(addSkill, { body: { skillId: 1, skillLevelId: 1 } }, ann)],
      ['short_intro', 25, () => call(profile.saveProfile, { body: { name: 'Ann', shortIntro: 'Hi.' } }, ann)],
      ['language', 38, () => call(addLanguage, { body: language }, ann)],
      ['rate', 50, () => call(addRate, { body: rate }, ann)],
      ['location', 63, () => call(profile.saveLocation, { body: { id: 1 } }, ann)],
      ['employment_type', 75, () => call(addEmploymentType, { body: { id: 1 } }, ann)],
      ['bio', 88, () => call(profile.saveProfile, { body: { name: 'Ann', bio: 'Since 2010.' } }, ann)],
      ['resume', 100, () => db.updateTable('users').set({ resume: 'cv.pdf' }).execute()],
    ] as const
    let missing: string[] = [...COMPLETION_ITEMS]
    expect(await completion()).toEqual({ percentage: 0, missing })
    for (const [item, percentage, complete] of steps) {
      await complete()
      missing = missing.filter((other) => other !== item)
      expect(await completion()).toEqual({ percentage, missing })
      expect(missingItems(await ownProfile())).toEqual(missing)
    }

    const { skills, languages } = await ownProfile()
    await call(deleteSkill, { params: { id: skills[0]!.id } }, ann)
    await call(deleteLanguage, { params: { id: languages[0]!.id } }, ann)
    await call(profile.saveProfile, { body: { name: 'Ann', shortIntro: '' } }, ann)
    expect(await completion()).toEqual({ percentage: 63, missing: ['short_intro', 'skills', 'language'] })
  })

  test('the completion is for personal accounts only', async () => {
    const instance = await freshInstance()
    expect(await instance.call(profile.getCompletion, {}, await instance.newCompany())).toMatchObject({
      status: 403,
    })
    expect(await instance.call(profile.getCompletion, {})).toMatchObject({ status: 401 })
  })
})
