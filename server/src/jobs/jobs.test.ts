import { hiring } from '@guildhall/contract/hiring'
import { jobs } from '@guildhall/contract/jobs'
import { search } from '@guildhall/contract/search'
import { describe, expect, test } from 'vitest'
import { freshWorld } from '../../test/world.ts'

describe('posting a job', () => {
  test('a posted job is read with everything that was said of it', async () => {
    const world = await freshWorld()
    const company = await world.newCompany({ name: 'Harbour Bakery' })
    const { id } = await world.newJob({ by: company, jobTitle: 'Baker' })
    const { status, body } = await world.call(jobs.getJobDetail, { params: { id } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      job_title: 'Baker',
      user_posted: { id: company.id, name: 'Harbour Bakery' },
    })
    const found = await world.call(search.searchJobs, { query: { search: 'bak' } })
    expect(found.body).toMatchObject({ total_user: 1 })
    const candidate = await world.newCandidate()
    expect(await world.call(hiring.apply, { params: { id: String(id) }, body: [] }, candidate)).toMatchObject(
      { status: 201 },
    )
    expect(
      await world.call(hiring.getApplicants, { params: { id: String(id) }, query: {} }, company),
    ).toMatchObject({ status: 200, body: { total_user: 1 } })
  })
})
