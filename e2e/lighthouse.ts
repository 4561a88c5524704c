/**
 * Measures pages with Lighthouse, as a phone on a slow network sees them:
 *
 *     node e2e/lighthouse.ts [--runs 3] [URL ...]
 *
 * prints JSON. Without a URL it starts the product with its demo and takes the board, a job and the login; the web app must be built.
 */
import { parseArgs } from 'node:util'
import { search } from '@guildhall/contract/search/endpoints'
import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { median } from '../server/bench/figures.ts'
import { findFreePort } from '../server/src/db/embedded/freePort.ts'
import { launchOptions } from './harness/chromium.ts'
import { startServer } from './harness/server.ts'

/** How the slow phone is made: computed from a run at full speed, or the browser really held back. */
export const THROTTLINGS = ['simulate', 'devtools'] as const
export type Throttling = (typeof THROTTLINGS)[number]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

/** Milliseconds, but for the shift, and bytes as transferred. */
const FIGURES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
  bytes: 'total-byte-weight',
} as const
type Figure = keyof typeof FIGURES

export type PageFigures = {
  path: string
  throttling: Throttling
  runs: number
  /** Out of 100. */
  scores: Record<Category, number>
  figures: Record<Figure, number>
  /** The audits that cost a score, but for those of speed. */
  failed: string[]
}

type Run = Pick<PageFigures, 'scores' | 'figures' | 'failed'>

/** The board, a job and the login of the product's own demo, each by the median of its runs. */
export async function measureDemo(runs: number, say: (line: string) => void = () => {}) {
  const { url, stop } = await startServer()
  try {
    return await measurePages([`${url}/`, url + (await openJob(url)), `${url}/login/`], { runs, say })
  } finally {
    await stop()
  }
}

/** Where one reads the newest job: one that has ended is not for search engines. */
export async function openJob(url: string) {
  const found = await fetch(url + search.searchJobs.path)
  const { data } = search.searchJobs.responses[200].parse(await found.json())
  return `/jobs/?jobId=${data[0]!.id}`
}

type Effort = { runs: number; say: (line: string) => void }

async function measurePages(urls: readonly string[], { runs, say }: Effort) {
  const pages: PageFigures[] = []
  for (const url of urls)
    for (const throttling of THROTTLINGS) {
      const path = url.slice(new URL(url).origin.length)
      say(`Lighthouse, ${path} (${throttling})`)
      const each: Run[] = []
      for (let run = 0; run < runs; run++)
        each.push(readRun(await report(url, { throttlingMethod: throttling })))
      pages.push({ path, throttling, runs, ...medianOf(each) })
    }
  return pages
}

const TRIES = 3

/** Lighthouse sometimes misses the beginning of a visit, says so, and asks to be run again. */
async function report(url: string, flags: Flags) {
  for (let tried = 1; ; tried += 1) {
    const found = await visit(url, flags)
    const trouble = found?.runtimeError
    if (found && !trouble) return found
    if (tried === TRIES) throw new Error(`Lighthouse could not measure ${url}. ${trouble?.message ?? ''}`)
  }
}

/** In a browser of its own: nothing is left of the run before. */
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

/** The audits of accessibility, best practices and search engines that a page fails, whatever the machine is like. */
export const findFaults = async (url: string) =>
  faultsOf(await report(url, { throttlingMethod: 'provided', onlyCategories: CATEGORIES.slice(1) }))

const faultsOf = ({ audits, categories }: Report) =>
  CATEGORIES.filter((name) => name !== 'performance')
    .flatMap((name) => categories[name]!.auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]!.score !== null && audits[id]!.score < 1)
    .map(({ id }) => `${id}: ${audits[id]!.title}`)

function readRun(report: Report): Run {
  const { audits, categories } = report
  return {
    scores: record(CATEGORIES, (name) => Math.round((categories[name]!.score ?? 0) * 100)),
    figures: record(Object.keys(FIGURES) as Figure[], (name) => audits[FIGURES[name]]!.numericValue ?? NaN),
    failed: faultsOf(report),
  }
}

const medianOf = (runs: readonly Run[]): Run => ({
  scores: record(CATEGORIES, (name) => median(runs.map(({ scores }) => scores[name]))),
  figures: record(Object.keys(FIGURES) as Figure[], (name) =>
    median(runs.map(({ figures }) => figures[name])),
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
      ? await measurePages(positionals, { runs, say: console.error })
      : await measureDemo(runs, console.error)
  console.log(JSON.stringify(measured, null, 2))
}
