import { mib, ms, number, share, table, times } from './format.ts'
import { MAX_COST_MS, type Cost } from './costs.ts'
import type { FirstByte } from './firstByte.ts'
import type { LoadFigures } from './load.ts'
import type { SearchFigures } from './searches.ts'
import { verdict } from './verdict.ts'

export type Figures = {
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
  /** By the number of jobs, the smallest first. */
  searches: SearchFigures[]
  http: LoadFigures
  /** Of the pages that the server draws, one visit at a time. */
  firstBytes: FirstByte[]
  /** Of requests that try to be expensive. */
  costs: Cost[]
  /** Of the jobs in the database of the HTTP figures. */
  openJobs: number
  /** Sections written elsewhere, such as Lighthouse's: finished lines of Markdown. */
  more: string[]
}

export function writeReport(figures: Figures) {
  return [
    '# Benchmarks',
    '',
    `Written by \`${figures.command}\` on ${figures.date}. Run it to have your own figures: it needs nothing but the checkout, takes some minutes and writes this page and its pictures anew.`,
    '',
    ...machine(figures),
    ...howToRead(figures),
    ...searchSection(figures.searches),
    ...httpSection(figures),
    ...firstByteSection(figures.firstBytes),
    ...costSection(figures.costs),
    ...verdict(figures),
    ...figures.more,
  ].join('\n')
}

function machine({ machine: { processor, cores, memoryGiB, system, node, postgres } }: Figures) {
  return [
    `${processor}, ${cores} cores, ${memoryGiB} GiB of memory, ${system}; Node ${node}; the PostgreSQL that comes along (${postgres}), with its settings of production: every commit is on disk before it is answered.`,
    '',
  ]
}

function howToRead({ searches, http }: Figures) {
  const varied = searches.map(({ floor }) => share(floor.spread)).join(' and ')
  return [
    '## How to read the figures',
    '',
    'Milliseconds belong to a machine, ratios to the program. So every figure stands beside a floor, the least that any program would have to do, measured in the same run and in turn with it, so that what else the machine does hits both alike. 2 × means: twice the time of the floor.',
    '',
    `How quiet the machine was shows in how far the floors moved between the rounds of this run: ${varied} for the database's, ${share(http.targets[0]!.spread)} for HTTP's (the largest less the smallest, by the median). Of figures nearer to one another than that, none is better.`,
    '',
  ]
}

function searchSection(searches: SearchFigures[]) {
  return [
    '## Job search',
    '',
    'One page of 12 jobs, the newest first, **and the exact total**, through the function that the server calls, one search at a time. Floor: 12 ready cards by their ids in one query.',
    '',
    `![Bars: each kind of search by the time of the floor, for ${searches.map(({ openJobs }) => number(openJobs)).join(' and ')} jobs. The table below has the same figures.](benchmarks/search.svg)`,
    '',
    ...searches.flatMap(({ openJobs, floor, cases }) => [
      `### ${number(openJobs)} open jobs`,
      '',
      `Floor: ${ms(floor.p50)} ms (p95 ${ms(floor.p95)} ms).`,
      '',
      ...table(
        ['search', 'asked', 'found', 'median ms', 'p95 ms', 'by the floor', 'aim'],
        cases.map(({ name, asked, total, p50, p95, ratio, aim }) => [
          name,
          asked || '–',
          number(total),
          ms(p50),
          ms(p95),
          times(ratio),
          aim ? `≤ ${aim} ×` : '–',
        ]),
      ),
    ]),
  ]
}

function httpSection({ http, openJobs }: Figures) {
  const { atRest, underLoad, after } = http.memory
  return [
    '## HTTP',
    '',
    `The real server in a process of its own with ${number(openJobs)} open jobs, its limits off, logs off; database, server and the load itself share the machine. ${http.connections} connections that ask again as soon as they are answered; each address for ${http.seconds} s in each of ${http.rounds} rounds, in turn. Floor: an app of the same framework with one route that answers \`{}\`.`,
    '',
    `![Bars: requests a second for each address. The table below has the same figures.](benchmarks/http.svg)`,
    '',
    `![Bars: milliseconds until the answer for each address, p50, p95 and p99. The table below has the same figures.](benchmarks/latency.svg)`,
    '',
    ...table(
      ['', 'requests/s', 'by the floor', 'spread', 'p50 ms', 'p95 ms', 'p99 ms'],
      http.targets.map(({ name, about, rate, ratio, spread, latency }) => [
        `${name} (${about})`,
        number(rate),
        share(ratio),
        share(spread),
        ms(latency.p50),
        ms(latency.p95),
        ms(latency.p99),
      ]),
    ),
    '### Event loop and memory',
    '',
    'By how many milliseconds a timer came too late in the process that answered: what every other request would have had to wait.',
    '',
    ...table(
      ['under load of', 'p50 ms', 'p99 ms', 'longest ms'],
      http.targets.map(({ name, delay }) => [name, ms(delay.p50), ms(delay.p99), ms(delay.max)]),
    ),
    ...table(
      ['memory of the server', 'at rest, warmed up', 'under load, at most', `${http.restSeconds} s after`],
      [
        ['resident', mib(atRest.rss), mib(underLoad.rss), mib(after.rss)],
        ['heap in use', mib(atRest.heapUsed), mib(underLoad.heapUsed), mib(after.heapUsed)],
      ],
    ),
  ]
}

const firstByteSection = (figures: readonly FirstByte[]) => [
  '### Until the first byte of a page',
  '',
  'One visit after the other while nobody else asks for anything: the page is drawn, with all that it asks of the database, and compressed.',
  '',
  ...table(
    ['page', 'visits', 'p50 ms', 'p95 ms', 'p99 ms'],
    figures.map(({ name, visits, latency }) => [
      name,
      number(visits),
      ms(latency.p50),
      ms(latency.p95),
      ms(latency.p99),
    ]),
  ),
]

const costSection = (costs: readonly Cost[]) => [
  '### Requests that try to be expensive',
  '',
  `Processor time of the thread that runs the event loop, for one request at a time: what all other requests have to wait. To be at most ${MAX_COST_MS} ms at the median.`,
  '',
  ...table(
    ['request', 'status', 'median ms', 'worst ms'],
    costs.map(({ name, status, median, worst }) => [name, status, ms(median), ms(worst)]),
  ),
]
