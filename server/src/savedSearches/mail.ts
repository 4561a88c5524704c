import type { Block } from '../platform/mail/content.ts'
import { composeMail } from '../platform/mail/mail.ts'
import { describe } from './describe.ts'

/** How many jobs a mail lists, of all searches; each search lists at least one. */
const MAX_JOBS = 10
const MAX_SUBJECT_NAME = 60

type NewJob = { id: number; job_title: string; poster_name: string; places: string[] }
type Part = {
  query: string
  /** The open jobs to list, the newest first, of `total`. */
  jobs: NewJob[]
  total: number
  unsubscribeUrl: string
}
type NewJobsMail = { to: string; parts: Part[]; siteName: string; publicUrl: string; unsubscribeUrl: string }

/** How many jobs a mail about so many searches lists of each. */
export const jobsPerSearch = (searches: number) => Math.max(1, Math.floor(MAX_JOBS / searches))

export function newJobsMail({ to, parts, siteName, publicUrl, unsubscribeUrl }: NewJobsMail) {
  const total = parts.reduce((sum, part) => sum + part.total, 0)
  return composeMail({
    to,
    subject: `${countOf(total)}${subjectOf(parts)}`,
    siteName,
    blocks: parts.flatMap((part) => blocksOf(part, publicUrl)),
    footer: [
      'You get this email because you saved these searches.',
      { link: 'Change your saved searches', url: `${publicUrl}/saved-searches/` },
      { link: 'Unsubscribe from these emails', url: unsubscribeUrl },
    ],
    unsubscribeUrl,
  })
}

const countOf = (total: number) => (total === 1 ? '1 new job' : `${total} new jobs`)

function subjectOf([first, ...others]: Part[]) {
  if (others.length > 0) return ' for your saved searches'
  const name = describe(first!.query)
  return name.length > MAX_SUBJECT_NAME ? ' for your saved search' : `: ${name}`
}

function blocksOf({ query, jobs, total, unsubscribeUrl }: Part, publicUrl: string): Block[] {
  const newest = [query, 'sort=newest'].filter(Boolean).join('&')
  return [
    `${countOf(total)}: ${describe(query)}`,
    {
      items: jobs.map(({ id, job_title, poster_name, places }) => ({
        title: job_title,
        text: [poster_name, places.join(', ')].filter(Boolean).join(' · '),
        url: `${publicUrl}/jobs/?jobId=${id}`,
      })),
    },
    {
      button: total > jobs.length ? `See all ${total} jobs` : 'Open this search',
      url: `${publicUrl}/?${newest}`,
    },
    { link: 'Stop emails for this search', url: unsubscribeUrl },
  ]
}
