import type { Job } from '@guildhall/contract/jobs/endpoints'
import { expect, test } from 'vitest'
import { aJob } from '../../test/aJob.ts'
import { jobPosting } from './jobPosting.ts'

const site = { publicUrl: 'https://jobs.example', currency: 'EUR' }

type Posting = Partial<Record<string, unknown>>
const postingOf = (job: Job): Posting => jobPosting(job, site)

const locations = (...named: [location: string, country?: string][]) =>
  named.map(([location, country], i) => ({ location: { id: i + 1, location, ...(country && { country }) } }))
const company = (country?: string) => ({
  id: 3,
  name: 'Linden Joinery',
  profile_picture: null,
  ...(country && { country }),
})

const atPlaces = aJob({
  id: 7,
  job_detail: '"Doors" & <stairs>\nDaily\n\nDuties\n- <b>\n- Fit',
  joblocation: locations(['Berlin, Germany', 'DE'], ['Singapore', 'SG']),
})
const remote = aJob({ remote: true, joblocation: locations(['Remote']), user_posted: company('DE') })

/**
 * Google's properties, https://developers.google.com/search/docs/appearance/structured-data/job-posting (as of
 * 2026-11-22), and the test postings that have each of them.
 */
const GOOGLE = [
  { property: 'datePosted', isRequired: true, has: ['at places', 'remote', 'bare'] },
  { property: 'description', isRequired: true, has: ['at places', 'remote', 'bare'] },
  { property: 'hiringOrganization', isRequired: true, has: ['at places', 'remote', 'bare'] },
  { property: 'title', isRequired: true, has: ['at places', 'remote', 'bare'] },
  // Required unless the job is fully remote, when the next two are required instead.
  { property: 'jobLocation', isRequired: true, has: ['at places', 'bare'] },
  { property: 'jobLocationType', isRequired: false, has: ['remote'] },
  { property: 'applicantLocationRequirements', isRequired: false, has: ['remote'] },
  { property: 'baseSalary', isRequired: false, has: ['at places', 'remote'] },
  { property: 'employmentType', isRequired: false, has: ['at places', 'remote'] },
  { property: 'identifier', isRequired: false, has: ['at places', 'remote', 'bare'] },
  { property: 'validThrough', isRequired: false, has: ['at places', 'remote', 'bare'] },
  // Only for pages where people can apply without a login.
  { property: 'directApply', isRequired: false, has: [] },
]
const bare = aJob({
  jobemploymenttype: [],
  jobsalaryrates: null,
  joblocation: locations(['Berlin, Germany', 'DE']),
})
const POSTINGS = Object.entries({ 'at places': atPlaces, remote, bare })

test.each(GOOGLE)('a posting has the property $property where it applies', ({ property, has }) => {
  const found = POSTINGS.filter(([, job]) => property in postingOf(job)).map(([name]) => name)
  expect(found).toEqual(has)
})

test.each(POSTINGS)(
  'the posting "%s" has every required property, and nothing in it is empty',
  (_name, job) => {
    const posting = postingOf(job)
    const isReplaced = (property: string) =>
      property === 'jobLocation' && 'applicantLocationRequirements' in posting
    const missing = GOOGLE.filter(
      ({ property, isRequired }) => isRequired && !posting[property] && !isReplaced(property),
    )
    expect(missing).toEqual([])
    expect(JSON.stringify(posting)).not.toMatch(/\[\]|\{\}|null|""/)
  },
)

test('a posting describes the job, its locations and its salary', () => {
  expect(postingOf(atPlaces)).toEqual({
    '@type': 'JobPosting',
    title: 'Joiner',
    description:
      '<p>&quot;Doors&quot; &amp; &lt;stairs&gt;<br>Daily</p><h2>Duties</h2><ul><li>&lt;b&gt;</li><li>Fit</li></ul>',
    url: 'https://jobs.example/jobs/?jobId=7',
    identifier: { '@type': 'PropertyValue', name: 'Linden Joinery', value: '7' },
    datePosted: '2026-01-02T03:04:05.000Z',
    validThrough: '2999-01-31T23:59:59-12:00',
    employmentType: ['FULL_TIME'],
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Linden Joinery',
      sameAs: 'https://jobs.example/profile/company/?id=3',
    },
    jobLocation: [
      {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Berlin', addressCountry: 'DE' },
      },
      {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Singapore', addressCountry: 'SG' },
      },
    ],
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', value: 53800, unitText: 'YEAR' },
    },
  })
})

test('two employment types that map to the same schema.org type are listed once', () => {
  const types = ['Contract', 'Freelance'].map((type, i) => ({ employment_type: { id: i + 1, type } }))
  expect(postingOf(aJob({ jobemploymenttype: types }))).toMatchObject({ employmentType: ['CONTRACTOR'] })
})

test.each([
  ['only the location Remote', { remote: false, joblocation: locations(['Remote']) }],
  ['the location Remote and the remote tag', { remote: true, joblocation: locations(['Remote']) }],
  ['the remote tag and no location', { remote: true, joblocation: [] }],
])('a job with %s is remote within the country of its company', (_case, where) => {
  const posting = postingOf(aJob({ ...where, user_posted: company('DE') }))
  expect(posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Germany' },
  })
  expect(posting).not.toHaveProperty('jobLocation')
})

test('a remote job of a company without a country is open worldwide', () => {
  expect(postingOf({ ...remote, user_posted: company() })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'AdministrativeArea', name: 'Worldwide' },
  })
})

test('a job with the remote tag and a location is at that location', () => {
  const posting = postingOf(
    aJob({ remote: true, joblocation: locations(['Remote'], ['Berlin, Germany', 'DE']) }),
  )
  expect(posting['jobLocation']).toMatchObject([{ address: { addressLocality: 'Berlin' } }])
  expect(posting).not.toHaveProperty('jobLocationType')
  expect(posting).not.toHaveProperty('applicantLocationRequirements')
})
