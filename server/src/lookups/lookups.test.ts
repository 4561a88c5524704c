import { lookups } from '@guildhall/contract/lookups/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'

test('the lookups are public and in the order in which they are shown', async () => {
  const instance = await freshInstance()
  const { body: locations } = await instance.call(lookups.getLocations, {})
  const { body: types } = await instance.call(lookups.getEmploymentTypes, {})
  const { body: levels } = await instance.call(lookups.getSkillLevels, {})
  const { body: skills } = await instance.call(lookups.getSkills, {})

  expect(locations).toContainEqual({ id: expect.any(Number), location: 'Berlin, Germany' })
  expect(locations).toMatchObject({ 0: { location: 'Remote' } })
  const names = ['Full-time', 'Part-time', 'Contract', 'Freelance', 'Internship', 'Temporary']
  expect(types).toEqual(names.map((type) => ({ id: expect.any(Number), type })))
  expect(levels).toEqual(
    ['Beginner', 'Intermediate', 'Advanced', 'Expert'].map((skill_level) => ({
      id: expect.any(Number),
      skill_level,
    })),
  )
  expect(skills).toContainEqual({ id: expect.any(Number), skill_name: 'Python' })
})

test('a lookup or the search bar data answers 304 to a browser that already has it', async () => {
  const instance = await freshInstance()
  for (const { path } of [lookups.getSkills, search.getSearchBarData]) {
    const first = await instance.app.inject({ method: 'GET', url: path })
    const headers = { 'if-none-match': first.headers.etag }
    const second = await instance.app.inject({ method: 'GET', url: path, headers })
    expect([second.statusCode, second.payload]).toEqual([304, ''])
  }
})
