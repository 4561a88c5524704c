import { account } from '@guildhall/contract/account/endpoints'
import { applying } from '@guildhall/contract/hiring/applying'
import { posting } from '@guildhall/contract/posting/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { fill } from '@guildhall/contract/url'
import type { HostileRequest } from './costs.ts'
import { hostileJobSearches, hostilePeopleSearches } from './hostileSearches.ts'
import { fillUp, words } from './hostileTexts.ts'

/** Access tokens of a personal and of a company account. */
export type Accesses = { personal: string; company: string }

// Close to the limits for a URL with its headers, and for a body.
const URL_CHARACTERS = 15_000
const BODY_CHARACTERS = 100_000

const long = (text: string, length = URL_CHARACTERS) => fillUp(text, length)
const json = (value: unknown) => JSON.stringify(value)
const as = (access: string) => ({ authorization: `JWT ${access}` })

export const hostileRequests = (accesses: Accesses): HostileRequest[] => [
  ...hostileJobSearches(),
  ...hostilePeopleSearches(accesses.company),
  ...pages(),
  ...headers(),
  ...forms(),
  ...longLists(accesses),
]

function pages(): HostileRequest[] {
  const page = (name: string, path: (run: number) => string): HostileRequest => ({
    name: `URL: ${name}`,
    path,
  })
  return [
    page('15,000 characters', (run) => `/${run}${long('x')}`),
    page('7,500 folders', (run) => `/${run}${long('/x')}`),
    page('5,000 escaped characters', (run) => `/${run}${long('%41')}`),
    page('an API path of 15,000 characters', (run) => `/api/${run}${long('/x')}`),
    page('an id of 15,000 digits', (run) => `/api/job/get_job_detail/${run}${long('9')}/`),
    page(
      'a board with 100 characters that stand for 1,800',
      (run) => `/?page=${run + 1}&search=${encodeURIComponent(long('\ufdfa', 100))}`,
    ),
    page('a board with 1,500 filters', (run) => `/?page=${run + 1}${long('&location=x')}`),
    page('4,000 parameters', (run) => `/?page=${run + 1}${long('&a=1')}`),
  ]
}

function headers(): HostileRequest[] {
  return [
    {
      name: 'header: a token of 15,000 characters',
      path: () => search.searchJobs.path,
      headers: { authorization: `JWT ${long('x.')}` },
    },
    {
      name: 'header: 7,500 entity tags',
      path: () => search.getSearchBarData.path,
      headers: { 'if-none-match': long('x,') },
    },
    {
      name: 'header: 1,500 encodings',
      path: () => search.getSearchBarData.path,
      headers: { 'accept-encoding': long('gzip;q=0.1,') },
    },
    { name: 'the whole API document', path: () => '/api/openapi.json' },
  ]
}

function forms(): HostileRequest[] {
  const form = { username: 'hostile', email: 'hostile@example.com', password: 'short', re_password: 'short' }
  const post = (name: string, body: string): HostileRequest => ({
    name: `body: ${name}`,
    path: () => account.register.path,
    body,
  })
  const text = (unit: string) =>
    json({ ...form, name: fillUp(unit, BODY_CHARACTERS / Buffer.byteLength(unit)) })
  const marks = fillUp('\u0301', BODY_CHARACTERS / 4) + fillUp('\u0316', BODY_CHARACTERS / 4 - 100)
  const nearly = `${fillUp('a', 12_500)}b${fillUp('a', 12_500)}`
  return [
    post('a name of 25,000 unordered marks', json({ ...form, name: `e${marks}` })),
    post('a name of 33,000 characters that stand for 600,000', text('\ufdfa')),
    post('a name of 100,000 blanks', text(' ')),
    post(
      'a password of 25,000 characters in a name of 50,000',
      json({ ...form, password: nearly, name: fillUp('a', 50_000) }),
    ),
    post('100,000 brackets within each other', fillUp('[', BODY_CHARACTERS)),
    post('16,000 objects within each other', fillUp('{"a":', BODY_CHARACTERS)),
    post('9,000 fields', `{${words(9_000, (i) => `"k${i}":1`, ',')}}`),
    post('900 unknown fields', `{${words(900, (i) => `"${fillUp(`${i}k`, 100)}":1`, ',')}}`),
    post('100,000 characters that are no JSON', fillUp('"', BODY_CHARACTERS)),
  ]
}

function longLists({ personal, company }: Accesses): HostileRequest[] {
  const list = (item: string) => `[${fillUp(`${item},`, BODY_CHARACTERS - 1_000).replace(/,[^,]*$/, '')}]`
  const few = (item: string) => `[${words(300, () => item, ',')}]`
  const apply = fill(applying.apply.path, { params: { id: 1 } }).url
  const post = (name: string, path: string, access: string, body: string): HostileRequest => ({
    name: `list: ${name}`,
    path: () => path,
    body,
    headers: as(access),
  })
  const job = (questions: string, skills = '[1]') =>
    `{"value":{"jobSkills":${skills}},"additionalValue":${questions}}`
  return [
    post('30,000 questions of a job', posting.addJob.path, company, job(list('{}'))),
    post('300 questions of a job', posting.addJob.path, company, job(few('{}'))),
    post('50,000 skills of a job', posting.addJob.path, company, job('[]', list('0'))),
    post('30,000 answers of an application', apply, personal, list('{}')),
    post('300 answers of an application', apply, personal, few('{}')),
    post(
      'a job of 25,000 unordered marks',
      posting.addJob.path,
      company,
      json({ value: { jobDetail: `e${fillUp('\u0301', 12_500)}${fillUp('\u0316', 12_500)}` } }),
    ),
  ]
}
