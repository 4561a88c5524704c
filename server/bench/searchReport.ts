import { enginesSection } from './engines/enginesSection.ts'
import { mib, ms, number, table, times } from './format.ts'
import { machineSection } from './report.ts'
import { MANY_CLIENTS } from './posting.ts'
import type { CollectionSize, SearchRunResults } from './searchRun.ts'
import { searchSections } from './searchSections.ts'
import type { TableSize } from './tableSizes.ts'
import { postingSection } from './writeSections.ts'

/** The folder of the charts, beside the page. */
export const SEARCH_CHARTS = 'search-benchmarks'

export const writeSearchReport = (results: SearchRunResults) =>
  [
    '# Search benchmarks',
    '',
    `Written by \`${results.command}\` on ${results.date}. It needs only the checkout, and overwrites this page and its charts. [Benchmarks](benchmarks.md) explains how to read the results.`,
    '',
    ...machineSection(results),
    'Every job has a description of 120 words; a person has 120 words of bio and experiences on average. Half of the words are from sentences that many texts share, the others follow Zipf’s law.',
    '',
    ...searchSections(results, SEARCH_CHARTS),
    ...sizesSection(results),
    ...clientsSection(results),
    ...enginesSection(results),
    ...postingSection(results, 'with many jobs at least half as many per second as with few'),
    ...churnSection(results),
    ...upkeepSection(results),
    ...migrationSection(results),
  ].join('\n')

function sizesSection({ sizes }: SearchRunResults) {
  const rows = (['jobs', 'people'] as const).flatMap((collection) =>
    sizes.map((size) => [collection, size[collection]] as const),
  )
  const names = sizes[0]!.jobs.tables.map(({ name }) => name)
  return [
    '### Size of the index',
    '',
    'What the tables of the search have of each collection, with their indexes: documents with their words and cards, and what finds them.',
    '',
    ...table(
      ['collection', 'documents', ...names, 'together', 'bytes a document'],
      rows.map(([collection, { documents, tables }]) => [
        collection,
        number(documents),
        ...tables.map((size) => mib(bytesOf([size]))),
        mib(bytesOf(tables)),
        number(bytesOf(tables) / documents),
      ]),
    ),
  ]
}

const bytesOf = (tables: CollectionSize['tables']) =>
  tables.reduce((sum, { table, indexes }) => sum + table + indexes, 0)

const MIN_RATE = 1.5
const MAX_P95 = 12

const clientsSection = ({ clients }: SearchRunResults) => [
  `### ${MANY_CLIENTS} clients`,
  '',
  `Each client searches again as soon as it has its result, with the connections and the limit of concurrent searches that a server has. Target: ${MANY_CLIENTS} clients get at least ${MIN_RATE} × as many results per second as one, with a p95 of at most ${MAX_P95} × that of one.`,
  '',
  ...table(
    ['search', 'one: per second', 'p95 ms', `${MANY_CLIENTS}: per second`, 'p95 ms', '× rate', '× p95'],
    clients.map(({ name, one, many }) => [
      name,
      number(one.rate),
      ms(one.latency.p95),
      number(many.rate),
      ms(many.latency.p95),
      times(many.rate / one.rate),
      times(many.latency.p95 / one.latency.p95),
    ]),
  ),
]

function churnSection({ churn }: SearchRunResults) {
  const names = churn[0]!.tables.map(({ name }) => name)
  const sizeOf = ({ table, indexes }: TableSize) => mib(table + indexes)
  return [
    '### Growth by posts, edits and closings',
    '',
    `${MANY_CLIENTS} clients post jobs, give each another title, and close them, as often as the table says per second, until all are closed. PostgreSQL vacuums as it does by default.`,
    '',
    ...table(
      ['after', 'per second', ...names, 'searches: p50 ms', 'p95 ms'],
      churn.map(({ after, rate, tables, searches }) => [
        after,
        rate === undefined ? '–' : number(rate),
        ...tables.map(sizeOf),
        ms(searches.p50),
        ms(searches.p95),
      ]),
    ),
  ]
}

const upkeepSection = ({ upkeep }: SearchRunResults) => [
  '### Upkeep while the product serves',
  '',
  'One client searches jobs in turn with all searches that have a target, before and while the work of a background task runs.',
  '',
  ...table(
    ['work', 'documents', 'seconds', 'before: p50 ms', 'p95 ms', 'meanwhile: p50 ms', 'p95 ms', '× p95'],
    upkeep.map(({ name, documents, seconds, before, meanwhile }) => [
      name,
      number(documents),
      seconds.toFixed(1),
      ms(before.p50),
      ms(before.p95),
      ms(meanwhile.p50),
      ms(meanwhile.p95),
      times(meanwhile.p95 / before.p95),
    ]),
  ),
]

const migrationSection = ({ migration }: SearchRunResults) =>
  migration
    ? [
        '### Migration of an existing database',
        '',
        `The database of commit ${migration.commit} with as many jobs and people, but at most 100,000. The server of this commit answers until the migration is committed; then one of this version takes its place, and rebuilds all documents. One client searches all the time over HTTP.`,
        '',
        ...table(
          ['what answers', 'seconds', 'p50 ms', 'p95 ms', 'errors'],
          migration.steps.map(({ name, seconds, searches, failed }) => [
            name,
            seconds.toFixed(1),
            ms(searches.p50),
            ms(searches.p95),
            number(failed),
          ]),
        ),
      ]
    : []
