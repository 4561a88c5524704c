import { MAX_COST_MS } from './costs.ts'
import { mib, ms, number, share, table, times } from './format.ts'
import type { Results } from './results.ts'

const MAX_DELAY_P99_MS = 50
const MAX_FIRST_BYTE_P95_MS = 12
const MAX_RSS = 450 * 2 ** 20

export function httpSection({ http, openJobs }: Results) {
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

export function comparisonSection({ comparison, openJobs }: Results) {
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

export const firstByteSection = ({ firstBytes }: Results) => [
  '### Time to first byte of a page',
  '',
  `One visit at a time without other load: rendering the page, with its queries, and compressing it. Target: p95 ≤ ${MAX_FIRST_BYTE_P95_MS} ms.`,
  '',
  ...table(
    ['page', 'visits', 'p50 ms', 'p95 ms', 'p99 ms'],
    firstBytes.map(({ name, visits, latency }) => [
      name,
      number(visits),
      ms(latency.p50),
      ms(latency.p95),
      ms(latency.p99),
    ]),
  ),
]

export const costSection = ({ costs }: Results) => [
  '### Requests that are meant to be expensive',
  '',
  `CPU time of the event loop's thread for one request at a time: the time that all other requests wait. Target: median ≤ ${MAX_COST_MS} ms.`,
  '',
  ...table(
    ['request', 'status', 'median ms', 'worst ms'],
    costs.map(({ name, status, median, worst }) => [name, status, ms(median), ms(worst)]),
  ),
]

export function streamsSection({
  streams: { streams, notifications, memory, delay, arrival, burst },
}: Results) {
  const samples = [memory.before, memory.open, memory.busy, memory.after]
  return [
    '### Open event streams',
    '',
    `${number(streams)} accounts with one open stream each, on connections of their own (MAX_CONNECTIONS_PER_ADDRESS raised). Then ${number(notifications)} of them are notified one after another, and all at once at the end. Target: event loop delay p99 ≤ ${MAX_DELAY_P99_MS} ms.`,
    '',
    ...table(
      ['memory of the server', 'before', 'streams open', 'notified', 'streams closed'],
      [
        ['resident', ...samples.map(({ rss }) => mib(rss))],
        ['heap in use', ...samples.map(({ heapUsed }) => mib(heapUsed))],
      ],
    ),
    ...table(
      ['event loop delay', 'p50 ms', 'p99 ms', 'max ms'],
      [
        ['while the streams are opened', ms(delay.opening.p50), ms(delay.opening.p99), ms(delay.opening.max)],
        ['while accounts are notified', ms(delay.busy.p50), ms(delay.busy.p99), ms(delay.busy.max)],
      ],
    ),
    ...table(
      ['from the commit to the event', 'p50 ms', 'p95 ms', 'p99 ms'],
      [['one account', ms(arrival.p50), ms(arrival.p95), ms(arrival.p99)]],
    ),
    `A notification of all accounts has arrived on the last stream after ${ms(burst)} ms.`,
    '',
  ]
}
