import type { Chart } from './chart.ts'
import type { LoadFigure, LoadFigures } from './load.ts'
import type { SearchFigure, SearchFigures } from './searches.ts'

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
  /** Of the jobs in the database of the HTTP figures. */
  openJobs: number
  /** A section written elsewhere, such as Lighthouse's. */
  more: string[]
}

const number = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 0 })
const ms = (value: number) => (value < 10 ? value.toFixed(2) : number(value))
const times = (value: number) => `${value < 10 ? value.toFixed(1) : number(value)} ×`
const share = (value: number) => `${value < 0.1 ? (value * 100).toFixed(1) : number(value * 100)} %`
const mib = (bytes: number) => `${number(bytes / 2 ** 20)} MiB`

type Cell = string | number
const table = (head: string[], rows: Cell[][]) => [
  `| ${head.join(' | ')} |`,
  `|${head.map((_, i) => (i === 0 ? '---|' : '---:|')).join('')}`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
]

/** The charts of a run, by the names of their files. */
export function chartsOf({ searches, http, openJobs }: Figures): Record<string, Chart> {
  const series = searches.map(({ openJobs }) => `${number(openJobs)} jobs`)
  return {
    'search.svg': {
      title: 'A search, by the time of reading 12 cards by their ids',
      unit: 'times the floor, median; shorter is better',
      series,
      groups: searches[0]!.cases.map(({ name }, i) => ({
        label: name,
        bars: searches.map(({ cases }) => ({ value: cases[i]!.ratio, text: times(cases[i]!.ratio) })),
      })),
      mark: { value: 1, text: '12 cards by primary key' },
    },
    'http.svg': {
      title: `Requests a second, with ${number(openJobs)} open jobs`,
      unit: `${http.connections} connections, median of ${http.rounds} rounds; longer is better`,
      series: [],
      groups: http.targets.map(({ name, rate }) => ({
        label: name,
        bars: [{ value: rate, text: number(rate) }],
      })),
    },
    'latency.svg': {
      title: 'Milliseconds until the answer, under full load',
      unit: `${http.connections} connections; shorter is better`,
      series: ['p50', 'p95', 'p99'],
      groups: http.targets.map(({ name, latency }) => ({
        label: name,
        bars: [latency.p50, latency.p95, latency.p99].map((value) => ({ value, text: ms(value) })),
      })),
    },
  }
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

/** What holds and what does not, told by the figures themselves. */
function verdict(figures: Figures) {
  const checks = [...searchChecks(figures.searches), ...httpChecks(figures)]
  const list = (held: boolean) => checks.filter((check) => check.held === held).map(({ text }) => `- ${text}`)
  const [good, bad] = [list(true), list(false)]
  return [
    '## What is good and what is not',
    '',
    ...(good.length > 0 ? ['Within its aim:', '', ...good, ''] : []),
    ...(bad.length > 0 ? ['Not within its aim:', '', ...bad, ''] : ['Nothing missed its aim.', '']),
    'The aims of the searches were set for a search of a million jobs that was measured before this product was built, by the same floor. Those of HTTP were set for 100,000 jobs on two cores.',
    '',
  ]
}

type Check = { held: boolean; text: string }

const searchChecks = (searches: SearchFigures[]) =>
  searches.flatMap(({ openJobs, cases }) => {
    const aimed = cases.filter((search): search is SearchFigure & { aim: number } => search.aim !== undefined)
    return aimed.map(({ name, ratio, aim }) => ({
      held: ratio <= aim,
      text: `${number(openJobs)} jobs, ${name}: ${times(ratio)} the floor, to be at most ${aim} ×`,
    }))
  })

function httpChecks({ http }: Figures): Check[] {
  const { rss } = http.memory.underLoad
  const [latest] = http.targets.toSorted((a, b) => b.delay.p99 - a.delay.p99) as [LoadFigure]
  return [
    ...http.targets.flatMap(({ name, rate, latency, aim }) => [
      ...(aim?.rate
        ? [{ held: rate >= aim.rate, text: `${name}: ${number(rate)} a second, to be at least ${aim.rate}` }]
        : []),
      ...(aim?.p95
        ? [
            {
              held: latency.p95 <= aim.p95,
              text: `${name}: p95 ${ms(latency.p95)} ms, to be at most ${aim.p95} ms`,
            },
          ]
        : []),
    ]),
    {
      held: latest.delay.p99 <= DELAY_P99_MS,
      text: `event loop: late by ${ms(latest.delay.p99)} ms at p99 at the most (${latest.name}), to be at most ${DELAY_P99_MS} ms`,
    },
    {
      held: rss <= RSS_MAX,
      text: `memory of the server under load: ${mib(rss)}, to be at most ${mib(RSS_MAX)}`,
    },
  ]
}

const DELAY_P99_MS = 50
const RSS_MAX = 512 * 2 ** 20
