import { profile } from '@guildhall/contract/profile/endpoints'
import { profileSections as sections } from '@guildhall/contract/profile/sections'
import { search } from '@guildhall/contract/search/endpoints'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'

async function findJobs(instance: TestInstance, text: string, as?: Account, sort?: 'newest') {
  const query = { search: text, ...(sort && { sort }) }
  const { body } = as
    ? await instance.call(search.searchJobsAuthenticated, { query }, as)
    : await instance.call(search.searchJobs, { query })
  const results = search.searchJobs.responses[200].parse(body)
  expect(results).toEqual(body)
  return results.data.map(({ job_title, match }) => ({ job_title, match }))
}

describe('the match of a card', () => {
  test('a job that only mentions a word in its description says so', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany()
    await instance.newJob({ by, jobTitle: 'Kubernetes engineer', jobDetail: 'Kubernetes all day.' })
    await instance.newJob({ by, jobTitle: 'Baker', jobDetail: 'Our ovens run on\n\nKubernetes.' })
    const match = { where: 'description', excerpt: 'Our ovens run on Kubernetes.' }
    for (const as of [undefined, await instance.newAccount()])
      expect(await findJobs(instance, 'kubernetes', as)).toEqual([
        { job_title: 'Kubernetes engineer', match: undefined },
        { job_title: 'Baker', match },
      ])
  })

  test('shows the words that are only in the long text', async () => {
    const instance = await freshInstance()
    const filler = 'We offer good pay. '.repeat(30)
    await instance.newJob({
      jobTitle: 'Baker',
      jobDetail: `A baker. ${filler} A baker of rye. ${filler} Rye.`,
    })
    const [job] = await findJobs(instance, 'baker rye')
    expect(job!.match!.excerpt).toMatch(/^….* A baker of rye\. .*…$/)
    expect(await findJobs(instance, 'baker')).toEqual([{ job_title: 'Baker', match: undefined }])
    expect(await findJobs(instance, '')).toEqual([{ job_title: 'Baker', match: undefined }])
  })

  test('is of the text of its own card, in any order', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany()
    await instance.newJob({ by, jobTitle: 'Baker', jobDetail: 'Spelt in the north.' })
    await instance.newJob({ by, jobTitle: 'Spelt farmer', jobDetail: 'Spelt again.' })
    await instance.newJob({ by, jobTitle: 'Miller', jobDetail: 'Spelt in the south.' })
    const miller = { job_title: 'Miller', match: { where: 'description', excerpt: 'Spelt in the south.' } }
    const farmer = { job_title: 'Spelt farmer', match: undefined }
    const baker = { job_title: 'Baker', match: { where: 'description', excerpt: 'Spelt in the north.' } }
    expect(await findJobs(instance, 'spelt')).toEqual([farmer, miller, baker])
    expect(await findJobs(instance, 'spelt', undefined, 'newest')).toEqual([miller, farmer, baker])
  })

  test('of a corrected search is of the corrected words', async () => {
    const instance = await freshInstance()
    await instance.newJob({ jobTitle: 'Baker', jobDetail: 'In London.' })
    expect(await findJobs(instance, 'lodnon')).toEqual([
      { job_title: 'Baker', match: { where: 'description', excerpt: 'In London.' } },
    ])
  })

  test('a person is found by the bio or by an experience', async () => {
    const instance = await freshInstance()
    const person = await instance.newCandidate()
    const company = await instance.newCompany()
    const about = { name: 'Ann', shortIntro: 'I bake.', bio: 'I love sourdough.' }
    await instance.call(profile.saveProfile, { body: about }, person)
    const experience = {
      companyName: 'Mill Creek',
      jobTitle: 'Baker',
      jobStartDate: '2019-01-01',
      jobEndDate: '2020-01-01',
      jobDescription: 'Rye and spelt.',
    }
    const earlier = {
      ...experience,
      companyName: 'Old Mill',
      jobStartDate: '2017-01-01',
      jobEndDate: '2018-01-01',
    }
    for (const body of [experience, earlier]) await instance.call(sections.addExperience, { body }, person)
    const find = async (text: string) => {
      const { body } = await instance.call(
        search.searchPeople,
        { query: {}, body: { search: text } },
        company,
      )
      return search.searchPeople.responses[200].parse(body).data.map(({ match }) => match)
    }
    expect(await find('sourdough')).toEqual([{ where: 'bio', excerpt: 'I love sourdough.' }])
    expect(await find('spelt')).toEqual([{ where: 'experience', excerpt: 'Mill Creek Rye and spelt.' }])
    expect(await find('bake')).toEqual([undefined])
    expect(await find('sourd')).toEqual([])
  })
})
