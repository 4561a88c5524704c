import type { Compared } from './comparison.ts'
import { MAX_COST_MS, type Cost } from './costs.ts'
import type { FirstByte } from './firstByte.ts'
import { mib, ms, number, share, table, times } from './format.ts'
import type { LoadResults } from './load.ts'
import type { PostingResult } from './posting.ts'
import type { SearchResults } from './searches.ts'

const MAX_DELAY_P99_MS = 50
const MAX_FIRST_BYTE_P95_MS = 12
const MAX_RSS = 450 * 2 ** 20

export type Results = {
  date: string
  command: string
  machine: {
    processor: string
    cores: number
    memoryGiB: number
    system: string
    node: string
    postgres: string
  }
  /** One for each number of jobs, in ascending order. */
  searches: SearchResults[]
  http: LoadResults
  /** With an earlier commit, if the run was started with one. */
  comparison?: { commit: string; cases: Compared[] }
  posting: PostingResult[]
  /** Of the server-rendered pages, one visit at a time. */
  firstBytes: FirstByte[]
  /** Of requests that are meant to be expensive. */
  costs: Cost[]
  /** In the database of the HTTP results. */
  openJobs: number
  /** Markdown lines of sections from elsewhere, such as Lighthouse's. */
  more: string[]
}

export function writeReport(results: Results) {
  return [
    '# Benchmarks',
    '',
    `Written by \`${results.command}\` on ${results.date}. It needs only the checkout, and overwrites this page and its charts.`,
    '',
    ...machine(results),
    ...howToRead(results),
    ...searchSection(results.searches),
    ...httpSection(results),
    ...comparisonSection(results),
    ...postingSection(results.posting),
    ...firstByteSection(results.firstBytes),
    ...costSection(results.costs),
    ...results.more,
  ].join('\n')
}

function machine({ machine: { processor, cores, memoryGiB, system, node, postgres } }: Results) {
  return [
    `${processor}, ${cores} cores, ${memoryGiB} GiB of memory, ${system}; Node ${node}; the embedded PostgreSQL ${postgres} with its production settings: every commit is flushed to disk before the response.`,
    '',
  ]
}

function howToRead({ searches, http }: Results) {
  const varied = searches.map(({ baseline }) => share(baseline.spread)).join(' and ')
  return [
    '## How to read the results',
    '',
    'Milliseconds depend on the machine, ratios on the program. So each result is compared with a baseline, the least that any program would have to do, measured alternately in the same run, so that other load affects both alike. 2 × means twice the time of the baseline.',
    '',
    `The baselines varied between the rounds of this run by ${varied} for the database and ${share(http.cases[0]!.spread)} for HTTP (the largest minus the smallest, divided by the median). Smaller differences between results mean nothing.`,
    '',
  ]
}

function searchSection(searches: SearchResults[]) {
  return [
    '## Job search',
    '',
    'One page of 12 jobs, the newest first, **and the exact total**, through the function that the endpoint calls, one search at a time. Baseline: reading 12 stored cards by their ids in one query.',
    '',
    `![Bars: the time of each kind of search as a multiple of the baseline, for ${searches.map(({ openJobs }) => number(openJobs)).join(' and ')} jobs. The table below has the same results.](benchmarks/search.svg)`,
    '',
    ...searches.flatMap(({ openJobs, baseline, cases }) => [
      `### ${number(openJobs)} open jobs`,
      '',
      `Baseline: ${ms(baseline.p50)} ms (p95 ${ms(baseline.p95)} ms).`,
      '',
      ...table(
        ['search', 'query', 'found', 'median ms', 'p95 ms', '× baseline', 'target'],
        cases.map(({ name, query, total, p50, p95, ratio, target }) => [
          name,
          query || '–',
          number(total),
          ms(p50),
          ms(p95),
          times(ratio),
          target ? `≤ ${target} ×` : '–',
        ]),
      ),
    ]),
  ]
}

function httpSection({ http, openJobs }: Results) {
  const { atRest, underLoad, after } = http.memory
  return [
    '## HTTP',
    '',
    `The real server in a process of its own with ${number(openJobs)} open jobs, its limits and logs off; database, server and load generator share the machine. ${http.connections} connections send the next request as soon as the last is answered; each URL for ${http.seconds} s in each of ${http.rounds} rounds. Baseline: an app of the same framework with one route that answers \`{}\`.`,
    '',
    `![Bars: requests per second for each URL. The table below has the same results.](benchmarks/http.svg)`,
    '',
    `![Bars: milliseconds until the response for each URL, p50, p95 and p99. The table below has the same results.](benchmarks/latency.svg)`,
    '',
    ...table(
      ['', 'requests/s', '% of baseline', 'spread', 'p50 ms', 'p95 ms', 'p99 ms', 'target'],
      http.cases.map(({ name, about, rate, ratio, spread, latency, target }) => [
        `${name} (${about})`,
        number(rate),
        share(ratio),
        share(spread),
        ms(latency.p50),
        ms(latency.p95),
        ms(latency.p99),
        [target?.rate && `≥ ${target.rate}/s`, target?.p95 && `p95 ≤ ${target.p95} ms`]
          .filter(Boolean)
          .join(', ') || '–',
      ]),
    ),
    '### Event loop and memory',
    '',
    `By how many milliseconds a timer was late in the server process: the time that every other request would have waited. Target: p99 ≤ ${MAX_DELAY_P99_MS} ms.`,
    '',
    ...table(
      ['under load of', 'p50 ms', 'p99 ms', 'max ms'],
      http.cases.map(({ name, delay }) => [name, ms(delay.p50), ms(delay.p99), ms(delay.max)]),
    ),
    ...table(
      [
        'memory of the server',
        'at rest, warmed up',
        `under load (target ≤ ${mib(MAX_RSS)})`,
        `${http.restSeconds} s after`,
      ],
      [
        ['resident', mib(atRest.rss), mib(underLoad.rss), mib(after.rss)],
        ['heap in use', mib(atRest.heapUsed), mib(underLoad.heapUsed), mib(after.heapUsed)],
      ],
    ),
  ]
}

function comparisonSection({ comparison, openJobs }: Results) {
  if (!comparison) return []
  const { commit, cases } = comparison
  return [
    `### Compared with commit ${commit}`,
    '',
    `Both versions in turn in each round, each with ${number(openJobs)} open jobs in a PostgreSQL of its own. Every request has another URL than the one before.`,
    '',
    ...table(
      ['', `requests/s of ${commit}`, 'requests/s now', 'ratio', 'spread', 'target'],
      cases.map(({ name, before, after, ratio, spread, target }) => [
        name,
        number(before),
        number(after),
        times(ratio),
        share(spread),
        `≥ ${target} ×`,
      ]),
    ),
  ]
}

const postingSection = (results: readonly PostingResult[]) => [
  '### Posting, editing and closing jobs',
  '',
  'Each client posts jobs for a company of its own, with the function that the endpoint calls, and posts again as soon as the job is committed to disk. Then the posted jobs get another title, and are closed. Target: with many jobs at least as many per second as with few.',
  '',
  ...table(
    [
      'action',
      'clients',
      'jobs of the company',
      'jobs in the database',
      'per second',
      'p50 ms',
      'p95 ms',
      'p99 ms',
    ],
    results.map(({ action, clients, companyJobs, jobs, rate, latency }) => [
      action,
      clients,
      companyJobs === undefined ? '–' : number(companyJobs),
      number(jobs),
      number(rate),
      ms(latency.p50),
      ms(latency.p95),
      ms(latency.p99),
    ]),
  ),
]

const firstByteSection = (results: readonly FirstByte[]) => [
  '### Time to first byte of a page',
  '',
  `One visit at a time without other load: rendering the page, with its queries, and compressing it. Target: p95 ≤ ${MAX_FIRST_BYTE_P95_MS} ms.`,
  '',
  ...table(
    ['page', 'visits', 'p50 ms', 'p95 ms', 'p99 ms'],
    results.map(({ name, visits, latency }) => [
      name,
      number(visits),
      ms(latency.p50),
      ms(latency.p95),
      ms(latency.p99),
    ]),
  ),
]

const costSection = (costs: readonly Cost[]) => [
  '### Requests that are meant to be expensive',
  '',
  `CPU time of the event loop's thread for one request at a time: the time that all other requests wait. Target: median ≤ ${MAX_COST_MS} ms.`,
  '',
  ...table(
    ['request', 'status', 'median ms', 'worst ms'],
    costs.map(({ name, status, median, worst }) => [name, status, ms(median), ms(worst)]),
  ),
]
