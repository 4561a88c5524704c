import { MAX_COST_MS, type Cost } from './costs.ts'
import { mib, ms, number, times } from './format.ts'
import type { LoadFigure } from './load.ts'
import type { Figures } from './report.ts'
import type { SearchFigure, SearchFigures } from './searches.ts'

const DELAY_P99_MS = 50
const FIRST_BYTE_P95_MS = 40
const RSS_MAX = 512 * 2 ** 20

/** What holds and what does not, told by the figures themselves. */
export function verdict(figures: Figures) {
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

function httpChecks({ http, firstBytes, costs }: Figures): Check[] {
  const { rss } = http.memory.underLoad
  const [dearest] = costs.toSorted((a, b) => b.median - a.median) as [Cost]
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
    ...firstBytes.map(({ name, latency }) => ({
      held: latency.p95 <= FIRST_BYTE_P95_MS,
      text: `${name}: first byte after ${ms(latency.p95)} ms at p95, to be at most ${FIRST_BYTE_P95_MS} ms`,
    })),
    {
      held: dearest.median <= MAX_COST_MS,
      text: `hostile requests: ${ms(dearest.median)} ms of the event loop for the most expensive one (${dearest.name}), to be at most ${MAX_COST_MS} ms`,
    },
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
