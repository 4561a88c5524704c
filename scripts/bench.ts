import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { drawChart, type Chart } from '../server/bench/chart.ts'
import { chartsOf } from '../server/bench/charts.ts'
import { cleanUp } from '../server/bench/cluster.ts'
import { writeReport } from '../server/bench/report.ts'
import { measure, measureOnlyDemo, type Options } from '../server/bench/run.ts'
import { SEARCH_CHARTS, writeSearchReport } from '../server/bench/searchReport.ts'
import { measureSavedSearches, measureSearch, type SearchOptions } from '../server/bench/searchRun.ts'
import { searchCharts } from '../server/bench/searchSections.ts'
import { ensureChromium } from './chromium.ts'
import { interactionsSection } from './interactionsSection.ts'
import { noPages, pagesSection } from './pagesSection.ts'
import { root } from './steps.ts'
import { buildWeb, isWebStale } from './web.ts'

const USAGE = `Usage: npm run bench -- [--quick] [--search | --million | --saved | --demo] [--sizes 10000,100000] [--runs 200] [--rounds 5] [--seconds 3] [--visits 3] [--churn 50000] [--against COMMIT] [--data FOLDER] [--out docs]
--quick takes two minutes: --sizes 2000 --runs 40 --rounds 1 --seconds 3 --visits 1 --churn 1000
--search measures only the search, but all of it
--saved measures only the nightly run over all saved searches, and prints it
--demo measures only a new demo, and prints it
--million is --search with 100,000 and 1,000,000 jobs and as many people: --sizes 100000,1000000
--against checks out, installs and builds an earlier commit, and compares its requests per second; with --search, it
  migrates its database while its server answers
--data keeps the filled databases in a folder for later runs of the day; delete it when what fills them has changed`

const FULL = { sizes: '10000,100000', runs: '200', rounds: '5', seconds: '3', visits: '3', churn: '50000' }
const MILLION = { ...FULL, sizes: '100000,1000000', search: true }
const QUICK = { sizes: '2000', runs: '40', rounds: '1', seconds: '3', visits: '1', churn: '1000' }

const started = performance.now()
const log = (line: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`)

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    isStopping = true
    await cleanUp()
    process.exit(1)
  })
}

try {
  const { out, isSearchOnly, isSavedOnly, isDemoOnly, options } = readArguments()
  if (isSavedOnly) console.log(await measureSavedSearches(options, log))
  else if (isDemoOnly) console.log(await measureOnlyDemo(options, log))
  else if (isSearchOnly) await benchSearch(out, options)
  else if (!isWebStale() || (await buildWeb()).failed === 0) await bench(out, options)
  else process.exitCode = 1
} catch (error) {
  // During a stop, errors are a consequence of the stop.
  if (!isStopping) console.error(error)
  process.exitCode = 1
} finally {
  await cleanUp()
}

async function bench(out: string, options: Options & { visits: number }) {
  const measured = await measure(options, log)
  await cleanUp()
  const more = await measurePages(options.visits)
  const results = { ...measured, ...describeRun(), more }
  write(join(out, 'benchmarks'), writeReport(results), chartsOf(results))
}

async function benchSearch(out: string, options: SearchOptions) {
  const results = { ...(await measureSearch(options, log)), ...describeRun() }
  write(join(out, SEARCH_CHARTS), writeSearchReport(results), searchCharts(results))
}

function describeRun() {
  const date = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const args = process.argv.slice(2)
  return { date, command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' ') }
}

/** Measures a demo server of its own, after all other servers have stopped. */
async function measurePages(visits: number) {
  const chromium = ensureChromium()
  if (!chromium) return noPages
  process.env.CHROMIUM = chromium
  // The module reads CHROMIUM when it is loaded.
  const { measureDemo } = await import('../e2e/lighthouse.ts')
  const { measureInteractions } = await import('../e2e/interactions.ts')
  return [
    ...pagesSection(await measureDemo(visits, log)),
    ...interactionsSection(await measureInteractions(visits, log)),
  ]
}

function readArguments() {
  const values = parse()
  const preset = values.quick ? QUICK : values.million ? MILLION : FULL
  const chosen = { out: 'docs', search: false, saved: false, demo: false, ...preset, ...values }
  const options = {
    sizes: chosen.sizes.split(',').map(count),
    runs: count(chosen.runs),
    rounds: count(chosen.rounds),
    seconds: count(chosen.seconds),
    visits: count(chosen.visits),
    churn: count(chosen.churn),
    against: chosen.against,
    data: chosen.data && resolve(root, chosen.data),
  }
  return {
    out: resolve(root, chosen.out),
    isSearchOnly: chosen.search,
    isSavedOnly: chosen.saved,
    isDemoOnly: chosen.demo,
    options,
  }
}

function parse() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const known = {
    sizes: text,
    runs: text,
    rounds: text,
    seconds: text,
    visits: text,
    out: text,
    churn: text,
    against: text,
    data: text,
    quick: flag,
    search: flag,
    saved: flag,
    demo: flag,
    million: flag,
  }
  try {
    return parseArgs({ options: known }).values
  } catch (error) {
    refuse((error as Error).message)
  }
}

function count(text: string) {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text)
  refuse(`"${text}" is not a number from 1 to 9,999,999.`)
}

function refuse(message: string): never {
  console.error(`${message}\n${USAGE}`)
  process.exit(1)
}

/** Writes a page, and its charts into the folder of the same name. */
function write(path: string, page: string, charts: Record<string, Chart>) {
  mkdirSync(path, { recursive: true })
  for (const [file, chart] of Object.entries(charts)) writeFileSync(join(path, file), drawChart(chart))
  writeFileSync(`${path}.md`, page)
  log(`Written: ${path}.md`)
}
