import { profile } from '@guildhall/contract/profile/endpoints'
import { profileSections } from '@guildhall/contract/profile/sections'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'

const { addSkill, deleteSkill } = profileSections

const profileOf = async ({ call }: TestInstance, as: Account) => {
  const { status, body } = await call(profile.getOwnProfile, {}, as)
  expect(status).toBe(200)
  return body
}

const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id

describe('skills', () => {
  test('a skill is added once and deleted once', async () => {
    const instance = await freshInstance()
    const ann = await instance.newAccount()
    const skillId = await instance.lookup('skill', 'Java')
    const add = () => instance.call(addSkill, { body: { skillId, skillLevelId: 1 } }, ann)
    const added = await add()
    expect(added).toEqual({ status: 201, body: { id: expect.any(Number), success: 'Skill added' } })
    const id = idOf(added)
    expect(await profileOf(instance, ann)).toMatchObject({
      skills: [{ id, skills: { id: skillId, skill_name: 'Java' }, skill_level: { id: 1 } }],
    })
    expect(await add()).toEqual({ status: 409, body: { error: 'This skill is already in your profile.' } })

    const remove = () => instance.call(deleteSkill, { params: { id } }, ann)
    expect(await remove()).toEqual({ status: 200, body: { success: 'Skill deleted' } })
    expect(await remove()).toEqual({ status: 404, body: { error: 'Not found.' } })
    expect(await profileOf(instance, ann)).toMatchObject({ skills: [] })
  })
})
