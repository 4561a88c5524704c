import { ms, number, table } from './format.ts'
import type { Results } from './results.ts'
import type { Rate } from './clients.ts'

const RATES = ['per second', 'p50 ms', 'p95 ms', 'p99 ms']
const ratesOf = ({ rate, latency }: Rate) => [number(rate), ms(latency.p50), ms(latency.p95), ms(latency.p99)]

export const postingSection = (
  { posting }: Pick<Results, 'posting'>,
  target = 'with many jobs at least as many per second as with few',
) => [
  '### Posting, editing and closing jobs',
  '',
  `Each client posts jobs for a company of its own, with the function that the endpoint calls, and posts again as soon as the job is committed to disk. Then the posted jobs get another title, and are closed. Target: ${target}.`,
  '',
  ...table(
    ['action', 'clients', 'jobs of the company', 'jobs in the database', ...RATES],
    posting.map(({ action, clients, companyJobs, jobs, ...rates }) => [
      action,
      clients,
      companyJobs === undefined ? '–' : number(companyJobs),
      number(jobs),
      ...ratesOf(rates),
    ]),
  ),
]

export const profileEditsSection = ({ profileEdits }: Results) => [
  '### Editing profiles',
  '',
  'Each client edits one complete profile after another, with the function that the endpoint calls: it adds a skill or, on its next visit, deletes it, or it saves the name and the texts. Full profiles have 50 skills and 50 experiences. Each edit is in the search when it is committed to disk. Target: with many people at least as many per second as with few.',
  '',
  ...table(
    ['action', 'clients', 'people in the database', ...RATES],
    profileEdits.map(({ action, clients, people, ...rates }) => [
      action,
      clients,
      number(people),
      ...ratesOf(rates),
    ]),
  ),
]
