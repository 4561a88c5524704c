import type { Job } from '@guildhall/contract/jobs/endpoints'
import type { PageLoad } from '../shell/publicPage.ts'
import { to } from '../to.ts'
import { REMOTE } from './jobPlaces.ts'

const EMPLOYMENT_TYPES: Record<string, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Freelance: 'CONTRACTOR',
  Internship: 'INTERN',
  Temporary: 'TEMPORARY',
}

type Place = Job['joblocation'][number]['location']

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' })

/** The job as schema.org's JobPosting, which search engines show as a job of their own. */
export function jobPosting(job: Job, { publicUrl, currency }: Pick<PageLoad, 'publicUrl' | 'currency'>) {
  const { jobsalaryrates: salary, user_posted: company } = job
  // Contract and Freelance are the same to search engines.
  const employmentTypes = new Set(
    job.jobemploymenttype.map(({ employment_type }) => EMPLOYMENT_TYPES[employment_type.type] ?? 'OTHER'),
  )
  return {
    '@type': 'JobPosting',
    title: job.job_title,
    description: asHtml(job.job_detail),
    url: publicUrl + to.jobs(job.id),
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(job.id) },
    datePosted: job.created_at,
    // A deadline counts until its day is over everywhere.
    validThrough: `${job.deadline}T23:59:59-12:00`,
    ...(employmentTypes.size > 0 && { employmentType: [...employmentTypes] }),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: publicUrl + to.companyProfile(company.id),
    },
    ...whereToWork(job),
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

/**
 * A job is either at its places or done from anywhere: search engines take only what is wholly remote for remote, and
 * a remote tag beside a place may mean some days at home.
 */
function whereToWork({ joblocation, remote, user_posted }: Job) {
  const places = joblocation.map(({ location }) => location).filter(({ location }) => location !== REMOTE)
  if (places.length > 0) return { jobLocation: places.map(placeOf) }
  if (!remote && joblocation.length === 0) return {}
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: applicantsFrom(user_posted.country),
  }
}

/** 'Berlin, Germany' with its country's code; a name without a comma is a city too. */
function placeOf({ location: name, country }: Place) {
  const comma = name.lastIndexOf(', ')
  const addressLocality = comma < 0 ? name : name.slice(0, comma)
  const address = { addressLocality, ...(country && { addressCountry: country }) }
  return { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } }
}

/** Search engines want at least one country: the company's, unless it does not say where it is. */
const applicantsFrom = (country: string | undefined) =>
  country
    ? { '@type': 'Country', name: COUNTRIES.of(country) }
    : { '@type': 'AdministrativeArea', name: 'Worldwide' }

/** Search engines read the description as HTML: the text's lines are kept, and nothing in it is markup. */
const asHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\r?\n/g, '<br>')
