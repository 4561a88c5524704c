import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { drawChart } from '../server/bench/chart.ts'
import { chartsOf } from '../server/bench/charts.ts'
import { writeReport } from '../server/bench/report.ts'
import type { Results } from '../server/bench/results.ts'
import { cleanUp, measure, type Options } from '../server/bench/run.ts'
import { ensureChromium } from './chromium.ts'
import { interactionsSection } from './interactionsSection.ts'
import { noPages, pagesSection } from './pagesSection.ts'
import { root } from './steps.ts'
import { buildWeb, isWebStale } from './web.ts'

const USAGE = `Usage: npm run bench -- [--quick | --million] [--sizes 10000,100000] [--runs 200] [--rounds 5] [--seconds 3] [--visits 3] [--against COMMIT] [--out docs]
--quick takes two minutes: --sizes 2000 --runs 40 --rounds 1 --seconds 3 --visits 1
--million measures 1,000,000 jobs and as many people: --sizes 1000000 --out docs/million
--against checks out, installs and builds an earlier commit, and compares its requests per second`

const FULL = { sizes: '10000,100000', runs: '200', rounds: '5', seconds: '3', visits: '3' }
const MILLION = { ...FULL, sizes: '1000000', out: 'docs/million' }
const QUICK = { sizes: '2000', runs: '40', rounds: '1', seconds: '3', visits: '1' }

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
  const { out, options } = readArguments()
  if (!isWebStale() || (await buildWeb()).failed === 0) await bench(out, options)
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
  const date = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const args = process.argv.slice(2)
  const command = ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' ')
  write(out, { ...measured, date, command, more })
  log(`Written: ${join(out, 'benchmarks.md')}`)
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
  const chosen = { out: 'docs', ...preset, ...values }
  const options = {
    sizes: chosen.sizes.split(',').map(count),
    runs: count(chosen.runs),
    rounds: count(chosen.rounds),
    seconds: count(chosen.seconds),
    visits: count(chosen.visits),
    against: chosen.against,
  }
  return { out: resolve(root, chosen.out), options }
}

function parse() {
  const text = { type: 'string' } as const
  const known = {
    sizes: text,
    runs: text,
    rounds: text,
    seconds: text,
    visits: text,
    out: text,
    against: text,
  }
  try {
    return parseArgs({ options: { quick: { type: 'boolean' }, million: { type: 'boolean' }, ...known } })
      .values
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

function write(out: string, results: Results) {
  const charts = join(out, 'benchmarks')
  mkdirSync(charts, { recursive: true })
  for (const [file, chart] of Object.entries(chartsOf(results)))
    writeFileSync(join(charts, file), drawChart(chart))
  writeFileSync(join(out, 'benchmarks.md'), writeReport(results))
}
