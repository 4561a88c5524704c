import { share } from './format.ts'
import {
  comparisonSection,
  costSection,
  firstByteSection,
  httpSection,
  streamsSection,
} from './httpSections.ts'
import { listsSection } from './listsSection.ts'
import { newDemoSection } from './newDemo.ts'
import type { Results } from './results.ts'
import { searchSections } from './searchSections.ts'
import { postingSection, profileEditsSection } from './writeSections.ts'

export function writeReport(results: Results) {
  return [
    '# Benchmarks',
    '',
    `Written by \`${results.command}\` on ${results.date}. It needs only the checkout, and overwrites this page and its charts.`,
    '',
    ...machineSection(results),
    ...howToRead(results),
    ...searchSections(results, 'benchmarks'),
    ...httpSection(results),
    ...comparisonSection(results),
    ...newDemoSection(results),
    ...postingSection(results),
    ...profileEditsSection(results),
    ...listsSection(results),
    ...firstByteSection(results),
    ...costSection(results),
    ...streamsSection(results),
    ...results.more,
  ].join('\n')
}

export function machineSection({
  machine: { processor, cores, memoryGiB, system, node, postgres },
}: Pick<Results, 'machine'>) {
  return [
    `${processor}, ${cores} cores, ${memoryGiB} GiB of memory, ${system}; Node ${node}; the embedded PostgreSQL ${postgres} with its production settings: every commit is flushed to disk before the response.`,
    '',
  ]
}

function howToRead({ searches, http }: Results) {
  const spreads = [...searches.jobs, ...searches.people].map(({ baseline }) => baseline.spread)
  return [
    '## How to read the results',
    '',
    'Milliseconds depend on the machine, ratios on the program. So each result is compared with a baseline, the least that any program would have to do, measured alternately in the same run, so that other load affects both alike. 2 × means twice the time of the baseline.',
    '',
    `The baselines varied between the rounds of this run by up to ${share(Math.max(...spreads))} for the database and ${share(http.cases[0]!.spread)} for HTTP (the largest minus the smallest, divided by the median). Smaller differences between results mean nothing.`,
    '',
  ]
}
