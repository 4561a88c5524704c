import type { Block, Item } from '../platform/mail/content.ts'
import { composeMail } from '../platform/mail/mail.ts'
import { describe } from './describe.ts'

/** Maximum number of jobs in a mail about all searches, although each search lists at least one. */
const MAX_JOBS = 10
const MAX_SUBJECT_NAME = 60

type NewJob = { id: number; job_title: string; poster_name: string; places: string[] }
type MailSection = {
  query: string
  /** The open jobs to list, the newest first, of `total`, without those that searches above list. */
  jobs: NewJob[]
  total: number
  /** How many are left out because they are listed above. */
  repeated: number
  unsubscribeUrl: string
}
type NewJobsMail = {
  to: string
  sections: MailSection[]
  /** New jobs of all searches, each counted once. */
  total: number
  /** ISO 4217. */
  currency: string
  siteName: string
  publicUrl: string
  unsubscribeUrl: string
}

/** The number of jobs listed for each search in a mail about several. */
export const jobsPerSearch = (searches: number) => Math.max(1, Math.floor(MAX_JOBS / searches))

export function newJobsMail({
  to,
  sections,
  total,
  currency,
  siteName,
  publicUrl,
  unsubscribeUrl,
}: NewJobsMail) {
  return composeMail({
    to,
    subject: subjectOf(sections, total, currency),
    siteName,
    blocks: sections.flatMap((section) => blocksOf(section, publicUrl, currency)),
    footer: [
      `You're getting this email because you saved ${sections.length === 1 ? 'this search' : 'these searches'}.`,
      { link: 'Manage saved searches', url: `${publicUrl}/saved-searches/` },
      { link: 'Unsubscribe from these emails', url: unsubscribeUrl },
    ],
    unsubscribeUrl,
  })
}

const countOf = (total: number) => (total === 1 ? '1 new job' : `${total.toLocaleString('en')} new jobs`)

/** '3 new jobs: “baker”', or '3 new jobs' of a search for all jobs. */
const headingOf = ({ query, total }: MailSection, currency: string) =>
  [countOf(total), describe(query, currency)].filter(Boolean).join(': ')

function subjectOf([first, ...others]: MailSection[], total: number, currency: string) {
  const count = countOf(total)
  if (others.length > 0) return `${count} for your saved searches`
  return describe(first!.query, currency).length > MAX_SUBJECT_NAME
    ? `${count} for your saved search`
    : headingOf(first!, currency)
}

const presentJob =
  (publicUrl: string) =>
  ({ id, job_title, poster_name, places }: NewJob): Item => ({
    title: job_title,
    text: [poster_name, places.join(', ')].filter(Boolean).join(' · '),
    url: `${publicUrl}/jobs/?jobId=${id}`,
  })

function blocksOf(section: MailSection, publicUrl: string, currency: string): Block[] {
  const { query, jobs, total, repeated, unsubscribeUrl } = section
  const newest = [query, 'sort=newest'].filter(Boolean).join('&')
  return [
    headingOf(section, currency),
    ...(jobs.length > 0 ? [{ items: jobs.map(presentJob(publicUrl)) }] : []),
    ...(repeated > 0 ? [`${repeated === 1 ? '1 is' : `${repeated} are`} listed above.`] : []),
    {
      button:
        total > jobs.length + repeated ? `See all ${total.toLocaleString('en')} jobs` : 'Open this search',
      url: `${publicUrl}/?${newest}`,
    },
    { link: 'Stop emails for this search', url: unsubscribeUrl },
  ]
}
