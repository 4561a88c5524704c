import type { Job } from '@guildhall/contract/jobs'
import type { View } from '../shell/head.ts'
import { to } from '../to.ts'
import { placesOf } from './jobPlaces.ts'

const EMPLOYMENT_TYPES: Record<string, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Freelance: 'CONTRACTOR',
  Internship: 'INTERN',
  Temporary: 'TEMPORARY',
}

/** The job as schema.org's JobPosting, which search engines show as a job of their own. */
export function jobPosting(job: Job, { publicUrl, currency }: Pick<View, 'publicUrl' | 'currency'>) {
  const { jobsalaryrates: salary, user_posted: company } = job
  const places = placesOf(job).map(place)
  return {
    '@type': 'JobPosting',
    title: job.job_title,
    description: asHtml(job.job_detail),
    url: publicUrl + to.jobs(job.id),
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(job.id) },
    datePosted: job.created_at,
    // A deadline counts until its day is over everywhere.
    validThrough: `${job.deadline}T23:59:59-12:00`,
    employmentType: job.jobemploymenttype.map(
      ({ employment_type }) => EMPLOYMENT_TYPES[employment_type.type] ?? 'OTHER',
    ),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: publicUrl + to.companyProfile(company.id),
    },
    ...(places.length > 0 && { jobLocation: places }),
    ...(job.remote && { jobLocationType: 'TELECOMMUTE' }),
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency,
        value: {
          '@type': 'QuantitativeValue',
          value: Number(salary.nominal),
          unitText: salary.paid_period.toUpperCase(),
        },
      },
    }),
  }
}

/** 'Berlin, Germany'; a name without a comma is a country or a region by itself. */
function place(name: string) {
  const comma = name.lastIndexOf(', ')
  const address =
    comma < 0
      ? { addressCountry: name }
      : { addressLocality: name.slice(0, comma), addressCountry: name.slice(comma + 2) }
  return { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } }
}

/** Search engines read the description as HTML: the text's lines are kept, and nothing in it is markup. */
const asHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\r?\n/g, '<br>')
