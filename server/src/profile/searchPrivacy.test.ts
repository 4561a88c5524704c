import { search } from '@guildhall/contract/search/endpoints'
import { expect, test } from 'vitest'
import { sampleInput } from '../../test/sample.ts'
import { freshInstance } from '../../test/instance.ts'
import { refreshInBatches } from '../search/api.ts'
import { peopleCollection } from './api.ts'

const SECRETS = {
  email: 'quillfeather@harbourmail.example',
  phone_number: '+49 30 5557321',
  resume: '/files/resumes/kQ3vTz81Lw0aXy72Bn55Rg/Marta%20Holt%20Vitae.pdf',
}

/** A candidate and a company with a job, both with contact data, and everything that searches return for them. */
async function instanceWithContacts() {
  const instance = await freshInstance()
  const { db } = instance
  const marta = await instance.newCandidate({ name: 'Marta Holt', username: 'nightheron' })
  const company = await instance.newCompany({ name: 'Mill', username: 'kingfisher' })
  await db.updateTable('users').set(SECRETS).where('id', '=', marta.id).execute()
  const companySecrets = { ...SECRETS, email: `the.${SECRETS.email}` }
  await db.updateTable('users').set(companySecrets).where('id', '=', company.id).execute()
  await refreshInBatches(db, peopleCollection, [marta.id])
  await instance.newJob({ by: company, jobTitle: 'Miller' })
  return { instance, company }
}

test('no response of a search contains the email, phone number or resume of anybody', async () => {
  const { instance, company } = await instanceWithContacts()
  const responses: Record<string, string> = {}
  for (const [name, endpoint] of Object.entries(search)) {
    const input = sampleInput(endpoint)
    const { statusCode, payload } = await instance.send(endpoint, input, { as: company })
    expect([name, statusCode]).toEqual([name, 200])
    responses[name] = payload
  }
  expect(responses).toMatchObject({
    searchPeople: expect.stringContaining('Marta Holt'),
    searchJobs: expect.stringContaining('Miller'),
    searchJobsAuthenticated: expect.stringContaining('Miller'),
  })
  const secrets = ['quillfeather', '5557321', 'Vitae', 'kQ3vTz81Lw0aXy72Bn55Rg']
  for (const [name, payload] of Object.entries(responses)) {
    expect.soft([name, payload.match(/"\w*(email|phone|resume)\w*":/i)]).toEqual([name, null])
    expect.soft([name, secrets.filter((secret) => payload.includes(secret))]).toEqual([name, []])
  }
})

test('a search for contact data or a username finds nobody', async () => {
  const { instance, company } = await instanceWithContacts()
  const parts = ['quillfeather', 'harbourmail', '5557321', '+49', 'Vitae', 'kQ3vTz81Lw0aXy72Bn55Rg']
  const nothing = { status: 200, body: { data: [], total_user: 0, corrected: null } }
  for (const text of [...Object.values(SECRETS), ...parts, 'nightheron', 'kingfisher']) {
    const body = { search: text }
    const found = [
      await instance.call(search.searchPeople, { body, query: {} }, company),
      await instance.call(search.searchJobs, { query: body }, company),
      await instance.call(search.searchJobsAuthenticated, { query: body }, company),
    ]
    expect([text, found]).toEqual([text, [nothing, nothing, nothing]])
  }
})
