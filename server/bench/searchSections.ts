import type { Chart } from './chart.ts'
import { ms, number, table, times } from './format.ts'
import type { Results } from './results.ts'
import type { SearchResults } from './searches.ts'

type Section = {
  title: string
  /** What a search finds, in words. */
  page: string
  /** A caption of what the searches were measured with. */
  documents: string
  noun: string
  chart: string
}

type CollectionName = keyof Results['searches']

const SECTIONS: Record<CollectionName, Section> = {
  jobs: {
    title: 'Job search',
    page: '12 jobs, the newest first or, with words, the best match',
    documents: 'open jobs',
    noun: 'jobs',
    chart: 'search.svg',
  },
  people: {
    title: 'People search',
    page: '12 people, the newest account first or, with words, the best match, with their current ratings (in the last two cases, 15 changes of full profiles are not in the bitmaps)',
    documents: 'people with complete profiles',
    noun: 'people',
    chart: 'people.svg',
  },
}

type Searches = Pick<Results, 'searches'>

/** The charts are in a folder beside the page. */
export const searchSections = ({ searches }: Searches, folder: string) =>
  Object.entries(SECTIONS).flatMap(([name, section]) =>
    searchSection({ ...section, chart: `${folder}/${section.chart}` }, searches[name as CollectionName]),
  )

function searchSection({ title, page, documents, noun, chart }: Section, results: SearchResults[]) {
  return [
    `## ${title}`,
    '',
    `One page of ${page}, **and the exact total**, through the function that the endpoint calls, one search at a time. Baseline: reading 12 stored cards by their ids in one query.`,
    '',
    `![Bars: the time of each kind of search as a multiple of the baseline, for ${results.map(({ total }) => number(total)).join(' and ')} ${noun}. The table below has the same results.](${chart})`,
    '',
    ...results.flatMap(({ total, baseline, cases }) => [
      `### ${number(total)} ${documents}`,
      '',
      `Baseline: ${ms(baseline.p50)} ms (p95 ${ms(baseline.p95)} ms).`,
      '',
      ...table(
        ['search', 'query', 'found', 'median ms', 'p95 ms', '× baseline', 'target', '× newest first'],
        cases.map(({ name, query, total, p50, p95, ratio, target, comparison }) => [
          name,
          query || '–',
          number(total),
          ms(p50),
          ms(p95),
          times(ratio),
          target ? `≤ ${target} ×` : '–',
          comparison ? `${times(comparison.ratio)} (≤ ${comparison.target} ×)` : '–',
        ]),
      ),
    ]),
  ]
}

/** The charts of the searches, by file name. */
export const searchCharts = ({ searches }: Searches): Record<string, Chart> =>
  Object.fromEntries(
    Object.entries(SECTIONS).map(([name, section]) => [
      section.chart,
      searchChart(section, searches[name as CollectionName]),
    ]),
  )

const searchChart = ({ title, noun }: Section, results: SearchResults[]): Chart => ({
  title: `${title}: time compared with reading 12 cards by their ids`,
  unit: 'multiple of the baseline, median; shorter is better',
  series: results.map(({ total }) => `${number(total)} ${noun}`),
  groups: results[0]!.cases.flatMap(({ name, target }, i) =>
    target === undefined
      ? []
      : [
          {
            label: name,
            bars: results.map(({ cases }) => ({ value: cases[i]!.ratio, text: times(cases[i]!.ratio) })),
          },
        ],
  ),
  mark: { value: 1, text: '12 cards by primary key' },
})
