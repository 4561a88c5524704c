/**
 * Measures how long a phone takes from a touch to the next frame: the browser's event timing, with a CPU slowed down
 * four times, on a demo server.
 *
 *     node e2e/interactions.ts [--runs 5]
 *
 * prints JSON. The web app must be built.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { median } from '../server/bench/statistics.ts'
import { launchOptions } from './harness/chromium.ts'
import { phone } from './harness/devices.ts'
import { startServer } from './harness/server.ts'
import { logInToDemo } from './steps/accounts.ts'
import { cardLinks, searchBox } from './steps/search.ts'

const CPU_SLOWDOWN = 4

type Interaction = { name: string; as?: 'candidate'; open?: string; act: (page: Page) => Promise<unknown> }

const jobs = '/?search=full-time'

const interactions: readonly Interaction[] = [
  {
    name: 'touching a heading, which changes nothing',
    act: (page) => page.getByRole('heading', { level: 1 }).tap(),
  },
  { name: 'typing a word into the search', act: (page) => searchBox(page).pressSequentially('garden') },
  { name: 'opening a job', act: (page) => cardLinks(page).first().tap() },
  {
    name: 'turning a page',
    open: jobs,
    act: (page) => page.getByRole('link', { name: 'Next page' }).tap(),
  },
  { name: 'opening the menu', act: (page) => page.getByRole('button', { name: 'Menu' }).tap() },
  {
    name: 'opening the filters',
    act: (page) =>
      page
        .getByRole('button', { name: /Filter/ })
        .first()
        .tap(),
  },
  {
    name: 'saving a job',
    as: 'candidate',
    open: jobs,
    act: (page) =>
      page
        .getByRole('button', { name: /^Save / })
        .first()
        .tap(),
  },
]

/** Milliseconds from the touch to the next frame: the slowest of an interaction's events. */
export type InteractionMetrics = { name: string; runs: number; median: number; worst: number }

export async function measureInteractions(runs: number, log: (line: string) => void = () => {}) {
  const server = await startServer()
  const browser = await chromium.launch(launchOptions)
  try {
    const metrics: InteractionMetrics[] = []
    for (const interaction of interactions) {
      log(`A slow phone, ${interaction.name}`)
      const slowest: number[] = []
      for (let run = 0; run < runs; run++) slowest.push(await measure(interaction, browser, server.url))
      metrics.push({
        name: interaction.name,
        runs,
        median: median(slowest),
        worst: Math.max(...slowest),
      })
    }
    return metrics
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function measure({ as, open = '/', act }: Interaction, browser: Browser, baseURL: string) {
  const context = await browser.newContext({ ...phone, baseURL })
  try {
    const page = await context.newPage()
    await watchTouches(page)
    // With an open event stream the network is never idle.
    await page.route('**/api/events/', (route) => route.abort())
    if (as) await logInToDemo(page, as)
    await page.goto(open, { waitUntil: 'networkidle' })
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await act(page)
    await page.waitForLoadState('networkidle')
    return await slowestTouch(page)
  } finally {
    await context.close()
  }
}

/** Records the slowest event of a touch or a key; the browser rounds to 8 ms and reports none below 16. */
const watchTouches = (page: Page) =>
  page.addInitScript(`
    window.slowest = 16
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId > 0) window.slowest = Math.max(window.slowest, duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })`)

const slowestTouch = (page: Page) => page.evaluate<number>('window.slowest')

if (import.meta.main) {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
  console.log(JSON.stringify(await measureInteractions(Number(values.runs), console.error), null, 2))
}
