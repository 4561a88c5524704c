import { mib, ms, number, table } from '../format.ts'
import type { EngineResults } from './measureEngines.ts'

export function enginesSection({ engines: { engines, searches } }: { engines: EngineResults }) {
  const names = engines.map(({ name }) => name)
  return [
    '### Beside other engines',
    '',
    'The same jobs, word for word, in SQLite FTS5 (in the process of the bench, without a connection), in a `tsvector` column with a GIN index, and as a text that `ilike` reads: 12 cards and the exact total, median milliseconds of one search at a time (a search of more than three seconds runs once). *best* is the order of each: ranks, `bm25` and `ts_rank`. `ilike` finds parts of words too. One more job is committed to disk.',
    '',
    ...table(
      ['search', 'query', 'order', 'found', ...names],
      searches.map(({ name, query, sort, total, medians }) => [
        name,
        query ? `“${query}”` : '–',
        sort,
        number(total),
        ...names.map((name) => (medians[name] === undefined ? '–' : ms(medians[name]))),
      ]),
    ),
    ...table(
      ['', ...names],
      [
        ['words and cards', ...engines.map(({ bytes }) => mib(bytes))],
        ['one more job, ms', ...engines.map(({ write }) => (write === undefined ? '–' : ms(write)))],
      ],
    ),
  ]
}
