import { escapeHtml } from '@guildhall/contract/escapeHtml'
import type { Job } from '@guildhall/contract/jobs/endpoints'
import type { PageLoad } from '../shell/publicPage.ts'
import { to } from '../to.ts'
import { REMOTE } from './jobPlaces.ts'
import { joinedLines, textBlocks } from './textBlocks.ts'

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

/** The job as a schema.org JobPosting, which search engines list among their jobs. */
export function jobPosting(job: Job, { publicUrl, currency }: Pick<PageLoad, 'publicUrl' | 'currency'>) {
  const { jobsalaryrates: salary, user_posted: company } = job
  // A set, because Contract and Freelance map to the same type.
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
    // The deadline is the end of its day in the last time zone, UTC-12.
    validThrough: `${job.deadline}T23:59:59-12:00`,
    ...(employmentTypes.size > 0 && { employmentType: [...employmentTypes] }),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: publicUrl + to.companyProfile(company.id),
    },
    ...workLocation(job),
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
 * A job is either at its locations or fully remote. Search engines allow TELECOMMUTE only for fully remote jobs, and a
 * remote tag together with a location may mean some days at home.
 */
function workLocation({ joblocation, remote, user_posted }: Job) {
  const places = joblocation.map(({ location }) => location).filter(({ location }) => location !== REMOTE)
  if (places.length > 0) return { jobLocation: places.map(placeOf) }
  if (!remote && joblocation.length === 0) return {}
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: applicantsFrom(user_posted.country),
  }
}

/** 'Berlin, Germany' becomes its city and country code; a name without a comma is a city. */
function placeOf({ location: name, country }: Place) {
  const comma = name.lastIndexOf(', ')
  const addressLocality = comma < 0 ? name : name.slice(0, comma)
  const address = { addressLocality, ...(country && { addressCountry: country }) }
  return { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } }
}

/** Search engines require a country or region: that of the company, if known. */
const applicantsFrom = (country: string | undefined) =>
  country
    ? { '@type': 'Country', name: COUNTRIES.of(country) }
    : { '@type': 'AdministrativeArea', name: 'Worldwide' }

/** The description is HTML for search engines, with the structure that the page shows. */
const asHtml = (text: string) =>
  textBlocks(text)
    .map((block) => {
      if (block.kind === 'list')
        return `<ul>${block.lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
      const element = block.kind === 'heading' ? 'h2' : 'p'
      return `<${element}>${escapeHtml(joinedLines(block)).replaceAll('\n', '<br>')}</${element}>`
    })
    .join('')
