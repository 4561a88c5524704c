import { expect, test } from 'vitest'
import { aJob } from '../../test/aJob.ts'
import { jobPosting } from './jobPosting.ts'

const site = { publicUrl: 'https://jobs.example', currency: 'EUR' }

test('search engines are told what a job is, where it is and what it pays', () => {
  const job = aJob({
    id: 7,
    locations: ['Berlin, Germany', 'Singapore'],
    job_detail: 'Doors & <stairs>\nDaily',
  })
  expect(jobPosting(job, site)).toEqual({
    '@type': 'JobPosting',
    title: 'Joiner',
    description: 'Doors &amp; &lt;stairs&gt;<br>Daily',
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
        address: { '@type': 'PostalAddress', addressLocality: 'Berlin', addressCountry: 'Germany' },
      },
      { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'Singapore' } },
    ],
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', value: 53800, unitText: 'YEAR' },
    },
  })
})

test('a remote job without pay says that it is done from anywhere, and nothing of pay', () => {
  const job = aJob({ remote: true, locations: ['Remote'], jobsalaryrates: null })
  const posting = jobPosting(job, site)
  expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  expect(posting).not.toHaveProperty('jobLocation')
  expect(posting).not.toHaveProperty('baseSalary')
})
