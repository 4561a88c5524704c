import { search } from '@guildhall/contract/search/endpoints'
import { expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'
import { newPerson } from '../../test/people.ts'

test('filters are counted with the candidates that the search would find with each name', async () => {
  const instance = await freshInstance()
  const company = await instance.newCompany()
  const berlin = 'Berlin, Germany'
  await newPerson(instance, { skills: ['Python'], location: berlin, types: ['Full-time', 'Freelance'] })
  await newPerson(instance, { skills: ['Python'], location: 'Paris, France', types: ['Full-time'] })
  await newPerson(instance, { skills: ['Bookkeeping'], location: berlin, types: ['Contract'] })
  const count = async (body: object) => {
    const { status, body: counts } = await instance.call(search.countPeople, { body }, company)
    expect(status).toBe(200)
    return counts
  }
  expect(await count({ search: 'python' })).toEqual({
    employment_type: [
      { name: 'Full-time', count: 2 },
      { name: 'Freelance', count: 1 },
      { name: 'Contract', count: 0 },
    ],
    location: [
      { name: berlin, count: 1 },
      { name: 'Paris, France', count: 1 },
      { name: 'Remote', count: 0 },
    ],
  })
  // The own filter doesn't count.
  expect(await count({ search: '', location: [berlin] })).toEqual({
    employment_type: [
      { name: 'Contract', count: 1 },
      { name: 'Freelance', count: 1 },
      { name: 'Full-time', count: 1 },
    ],
    location: [
      { name: berlin, count: 2 },
      { name: 'Paris, France', count: 1 },
      { name: 'Remote', count: 0 },
    ],
  })
  expect(
    await instance.call(search.countPeople, { body: { search: 'x'.repeat(101) } }, company),
  ).toMatchObject({
    status: 400,
  })
})

test('suggestions are counted with the candidates that a search for them would find with the filters', async () => {
  const instance = await freshInstance()
  const company = await instance.newCompany()
  const berlin = 'Berlin, Germany'
  await newPerson(instance, { skills: ['Python'], location: berlin, types: ['Full-time'] })
  await newPerson(instance, { skills: ['Python'], location: 'Paris, France', types: ['Contract'] })
  const count = (body: object) => instance.call(search.countSuggestedPeople, { body }, company)
  expect(await count({ suggestion: ['Python', 'python Berlin, Germany', 'Rust'] })).toEqual({
    status: 200,
    body: {
      data: [
        { name: 'Python', count: 2 },
        { name: 'python Berlin, Germany', count: 1 },
        { name: 'Rust', count: 0 },
      ],
    },
  })
  expect(await count({ suggestion: ['Python'], employment_type: ['Contract'] })).toMatchObject({
    body: { data: [{ name: 'Python', count: 1 }] },
  })
  expect(await count({ suggestion: ['x'.repeat(101)] })).toMatchObject({ status: 400 })
})
