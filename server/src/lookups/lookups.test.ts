import { lookups } from '@guildhall/contract/lookups/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { expect, test } from 'vitest'
import { freshWorld } from '../../test/world.ts'

test('the look-ups are there for everybody in the order in which they are shown', async () => {
  const world = await freshWorld()
  const { body: locations } = await world.call(lookups.getLocations, {})
  const { body: types } = await world.call(lookups.getEmploymentTypes, {})
  const { body: levels } = await world.call(lookups.getSkillLevels, {})
  const { body: skills } = await world.call(lookups.getSkills, {})

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

test('a search bar suggests from the same lists', async () => {
  const world = await freshWorld()
  const { body } = await world.call(search.getSearchBarData, {})
  expect(body).toEqual({
    emp_type: (await world.call(lookups.getEmploymentTypes, {})).body,
    skills: (await world.call(lookups.getSkills, {})).body,
    location: (await world.call(lookups.getLocations, {})).body,
  })
})

test('a browser that has a list already is told that it still holds', async () => {
  const world = await freshWorld()
  for (const { path } of [lookups.getSkills, search.getSearchBarData]) {
    const first = await world.app.inject({ method: 'GET', url: path })
    const headers = { 'if-none-match': first.headers.etag }
    const second = await world.app.inject({ method: 'GET', url: path, headers })
    expect([second.statusCode, second.payload]).toEqual([304, ''])
  }
})
