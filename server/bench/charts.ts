import type { Chart } from './chart.ts'
import { ms, number, times } from './format.ts'
import type { Results } from './report.ts'

/** The charts of a run, by file name. */
export function chartsOf({ searches, http, openJobs }: Results): Record<string, Chart> {
  const series = searches.map(({ openJobs }) => `${number(openJobs)} jobs`)
  return {
    'search.svg': {
      title: 'Time of a search, compared with reading 12 cards by their ids',
      unit: 'multiple of the baseline, median; shorter is better',
      series,
      groups: searches[0]!.cases.map(({ name }, i) => ({
        label: name,
        bars: searches.map(({ cases }) => ({ value: cases[i]!.ratio, text: times(cases[i]!.ratio) })),
      })),
      mark: { value: 1, text: '12 cards by primary key' },
    },
    'http.svg': {
      title: `Requests per second, with ${number(openJobs)} open jobs`,
      unit: `${http.connections} connections, median of ${http.rounds} rounds; longer is better`,
      series: [],
      groups: http.cases.map(({ name, rate }) => ({
        label: name,
        bars: [{ value: rate, text: number(rate) }],
      })),
    },
    'latency.svg': {
      title: 'Milliseconds until the response, under full load',
      unit: `${http.connections} connections; shorter is better`,
      series: ['p50', 'p95', 'p99'],
      groups: http.cases.map(({ name, latency }) => ({
        label: name,
        bars: [latency.p50, latency.p95, latency.p99].map((value) => ({ value, text: ms(value) })),
      })),
    },
  }
}
