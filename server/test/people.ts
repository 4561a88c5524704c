import type { ResponseOf } from '@guildhall/contract/endpoint'
import { profile } from '@guildhall/contract/profile/endpoints'
import { profileSections } from '@guildhall/contract/profile/sections'
import { search } from '@guildhall/contract/search/endpoints'
import { expect } from 'vitest'
import type { Account } from './factories.ts'
import { freshInstance, type TestInstance } from './instance.ts'

type Results = Extract<ResponseOf<typeof search.searchPeople>, { status: 200 }>['body']
type Form = { search?: string; employment_type?: string | string[]; location?: string | string[] }

export async function openInstanceWithSearch(options?: Parameters<typeof freshInstance>[0]) {
  const instance = await freshInstance(options)
  return { instance, ...(await openPeopleSearch(instance)) }
}

/** As an operator does it. */
export const setActive = ({ db }: TestInstance, { id }: Pick<Account, 'id'>, is_active: boolean) =>
  db.updateTable('users').set({ is_active }).where('id', '=', id).execute()

/** Lets all companies read a candidate's contact data. */
export const shareContact = ({ db }: TestInstance, { id }: Pick<Account, 'id'>) =>
  db.updateTable('users').set({ contact_visible_to: 'companies' }).where('id', '=', id).execute()

/** A company that searches for people. */
export async function openPeopleSearch(instance: TestInstance) {
  const company = await instance.newCompany()

  async function find(body: Form = {}, page?: string) {
    const query = page === undefined ? {} : { page }
    const response = await instance.send(search.searchPeople, { body, query }, { as: company })
    expect([body, page, response.statusCode]).toEqual([body, page, 200])
    const results = response.json<Results>()
    // The response is not parsed on its way out, so it must have nothing that the contract doesn't name.
    expect(search.searchPeople.responses[200].parse(results)).toEqual(results)
    return results
  }

  /** The names of the people that a search finds, those with the newest account first. */
  const names = async (body: Form = {}) => (await find(body)).data.map(({ name }) => name)

  return { company, find, names }
}

type Person = {
  name?: string
  intro?: string
  skills?: string[]
  location?: string
  types?: string[]
  titles?: string[]
}

/** A candidate with a complete profile, by the names of the lookups. */
export async function newPerson(
  instance: TestInstance,
  { name = 'Ann', intro = 'I bake.', ...person }: Person,
) {
  const { db, call, lookup } = instance
  const candidate = await instance.newCandidate({ name })
  await db.deleteFrom('user_skills').where('user_id', '=', candidate.id).execute()
  await db.deleteFrom('user_employment_types').where('user_id', '=', candidate.id).execute()
  for (const skill of person.skills ?? ['Bookkeeping']) {
    const body = { skillId: await lookup('skill', skill), skillLevelId: 1 }
    await call(profileSections.addSkill, { body }, candidate)
  }
  for (const type of person.types ?? ['Temporary'])
    await call(
      profileSections.addEmploymentType,
      { body: { id: await lookup('employment_type', type) } },
      candidate,
    )
  for (const jobTitle of person.titles ?? []) {
    const dates = { jobStartDate: '2020-01-01', jobEndDate: '2021-01-01' }
    await call(
      profileSections.addExperience,
      { body: { companyName: 'Mill', jobTitle, ...dates, jobDescription: 'Milled quietly.' } },
      candidate,
    )
  }
  const id = await lookup('location', person.location ?? 'Aarhus, Denmark')
  await call(profile.saveLocation, { body: { id } }, candidate)
  await call(profile.saveProfile, { body: { name, shortIntro: intro, bio: 'Long walks.' } }, candidate)
  return candidate
}
