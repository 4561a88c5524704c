/**
 * Measures pages with Lighthouse, emulating a phone on a slow network:
 *
 *     node e2e/lighthouse.ts [--runs 3] [URL ...]
 *
 * prints JSON. Without a URL it starts a demo server and measures the board, a job, the login page and the
 * registration; the web app must be built.
 */
import { parseArgs } from 'node:util'
import { search } from '@guildhall/contract/search/endpoints'
import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { median } from '../server/bench/statistics.ts'
import { findFreePort } from '../server/src/db/embedded/freePort.ts'
import { launchOptions } from './harness/chromium.ts'
import { startServer } from './harness/server.ts'

/** How the slow phone is emulated: computed from a run at full speed, or by throttling the browser. */
export const THROTTLINGS = ['simulate', 'devtools'] as const
export type Throttling = (typeof THROTTLINGS)[number]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

/** Milliseconds, except for the layout shift and the bytes transferred. */
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
  bytes: 'total-byte-weight',
} as const
type Metric = keyof typeof METRICS

export type PageMetrics = {
  path: string
  throttling: Throttling
  runs: number
  /** Out of 100. */
  scores: Record<Category, number>
  metrics: Record<Metric, number>
  /** The failed audits of the categories other than performance. */
  failed: string[]
}

type Run = Pick<PageMetrics, 'scores' | 'metrics' | 'failed'>

/** Measures the board, a job, the login page and the registration of the demo: the median of the runs of each. */
export async function measureDemo(runs: number, log: (line: string) => void = () => {}) {
  const { url, stop } = await startServer()
  try {
    const paths = ['/', await openJob(url), '/login/', '/register/']
    return await measurePages(
      paths.map((path) => url + path),
      { runs, log },
    )
  } finally {
    await stop()
  }
}

/** The path of the newest job: an expired job has `noindex`. */
export async function openJob(url: string) {
  const found = await fetch(url + search.searchJobs.path)
  const { data } = search.searchJobs.responses[200].parse(await found.json())
  return `/jobs/?jobId=${data[0]!.id}`
}

type Effort = { runs: number; log: (line: string) => void }

async function measurePages(urls: readonly string[], { runs, log }: Effort) {
  const pages: PageMetrics[] = []
  for (const url of urls)
    for (const throttling of THROTTLINGS) {
      const path = url.slice(new URL(url).origin.length)
      log(`Lighthouse, ${path} (${throttling})`)
      const each: Run[] = []
      for (let run = 0; run < runs; run++)
        each.push(readRun(await report(url, { throttlingMethod: throttling })))
      pages.push({ path, throttling, runs, ...medianOf(each) })
    }
  return pages
}

const MAX_ATTEMPTS = 3

/** Lighthouse sometimes misses the start of a page load and reports that it has to be run again. */
async function report(url: string, flags: Flags) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await visit(url, flags)
    const error = result?.runtimeError
    if (result && !error) return result
    if (attempt === MAX_ATTEMPTS)
      throw new Error(`Lighthouse could not measure ${url}. ${error?.message ?? ''}`)
  }
}

/** Each run has its own browser, so that no cache or storage is left from the one before. */
async function visit(url: string, flags: Flags) {
  const port = await findFreePort()
  const args = [...launchOptions.args, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ ...launchOptions, args })
  try {
    const settings: Flags = { port, logLevel: 'silent', onlyCategories: [...CATEGORIES], ...flags }
    return (await lighthouse(url, settings))?.lhr
  } finally {
    await browser.close()
  }
}
type Report = Awaited<ReturnType<typeof report>>

/** Without timings there is nothing to wait for once the page is loaded. */
const UNTIMED: Flags = {
  onlyCategories: CATEGORIES.slice(1),
  throttlingMethod: 'simulate',
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
  disableFullPageScreenshot: true,
}

/** The accessibility, best practice and SEO audits that a page fails: the same on every machine. */
export const findFailedAudits = async (url: string) => failedAudits(await report(url, UNTIMED))

const failedAudits = ({ audits, categories }: Report) =>
  CATEGORIES.filter((name) => name !== 'performance')
    .flatMap((name) => categories[name]!.auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]!.score !== null && audits[id]!.score < 1)
    .map(({ id }) => `${id}: ${audits[id]!.title}`)

function readRun(report: Report): Run {
  const { audits, categories } = report
  return {
    scores: record(CATEGORIES, (name) => Math.round((categories[name]!.score ?? 0) * 100)),
    metrics: record(Object.keys(METRICS) as Metric[], (name) => audits[METRICS[name]]!.numericValue ?? NaN),
    failed: failedAudits(report),
  }
}

const medianOf = (runs: readonly Run[]): Run => ({
  scores: record(CATEGORIES, (name) => median(runs.map(({ scores }) => scores[name]))),
  metrics: record(Object.keys(METRICS) as Metric[], (name) =>
    median(runs.map(({ metrics }) => metrics[name])),
  ),
  failed: [...new Set(runs.flatMap(({ failed }) => failed))],
})

const record = <Name extends string>(names: readonly Name[], of: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '3' } },
    allowPositionals: true,
  })
  const runs = Number(values.runs)
  const measured =
    positionals.length > 0
      ? await measurePages(positionals, { runs, log: console.error })
      : await measureDemo(runs, console.error)
  console.log(JSON.stringify(measured, null, 2))
}
