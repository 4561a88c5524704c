import type { Chart } from './chart.ts'
import { ms, number } from './format.ts'
import type { Results } from './results.ts'
import { searchCharts } from './searchSections.ts'

/** The charts of a run, by file name. */
export function chartsOf(results: Results): Record<string, Chart> {
  const { http, openJobs } = results
  return {
    ...searchCharts(results),
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
