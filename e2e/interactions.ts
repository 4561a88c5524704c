/**
 * Measures a phone with a CPU slowed down four times, on a demo server: how long it takes from a touch to the next frame,
 * by the browser's event timing, and from a tap on a job's card until the job is on the screen.
 *
 *     node e2e/interactions.ts [--runs 5]
 *
 * prints JSON. The web app must be built.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { median } from '../server/bench/statistics.ts'
import { launchOptions } from './harness/chromium.ts'
import { actWhenHydrated } from './harness/hydration.ts'
import { phone } from './harness/devices.ts'
import { startServer } from './harness/server.ts'
import { logInToDemo } from './steps/accounts.ts'
import { searchBox } from './steps/search.ts'

const CPU_SLOWDOWN = 4

type Interaction = {
  name: string
  as?: 'candidate'
  open?: string
  act: (page: Page) => Promise<unknown>
}

const openJob = {
  name: 'opening a job',
  act: async (page) => {
    // Not by a locator: the first one adds listeners to the page, whose first call takes milliseconds.
    const { x, y } = await page.evaluate(firstCard)
    await page.touchscreen.tap(x, y)
  },
} satisfies Interaction

type Box = Record<'x' | 'y' | 'width' | 'height', number>

/** The middle of the link to the first job. */
function firstCard() {
  // This program does without the types of the browser.
  const { document } = globalThis as unknown as {
    document: { querySelector(selector: string): { getBoundingClientRect(): Box } | null }
  }
  const { x, y, width, height } = document.querySelector('main li a[href^="/jobs/"]')!.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

const jobs = '/?search=full-time'

const interactions: readonly Interaction[] = [
  {
    name: 'touching a heading, which changes nothing',
    act: (page) => page.getByRole('heading', { level: 1 }).tap(),
  },
  {
    name: 'typing a word into the search',
    act: async (page) => {
      await searchBox(page).tap()
      await page.keyboard.type('garden')
    },
  },
  openJob,
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

/** Milliseconds from the touch to the next frame, of the slowest event, or until what was touched is on the screen. */
export type InteractionMetrics = { name: string; runs: number; median: number; worst: number }

/** The interactions, the first of which changes nothing, and how soon an opened job is shown with its title and facts. */
export async function measureInteractions(runs: number, log: (line: string) => void = () => {}) {
  const server = await startServer()
  const browser = await chromium.launch(launchOptions)
  try {
    const repeat = async (
      interaction: Interaction,
      watch: typeof slowestTouch,
    ): Promise<InteractionMetrics> => {
      log(`A slow phone, ${interaction.name}`)
      const times: number[] = []
      for (let run = 0; run < runs; run++) times.push(await measure(interaction, watch, browser, server.url))
      return { name: interaction.name, runs, median: median(times), worst: Math.max(...times) }
    }
    const touches: InteractionMetrics[] = []
    for (const interaction of interactions) touches.push(await repeat(interaction, slowestTouch))
    return { touches, shownJob: await repeat(openJob, untilJobShown) }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function measure(
  { as, open = '/', act }: Interaction,
  watch: typeof slowestTouch,
  browser: Browser,
  baseURL: string,
) {
  const context = await browser.newContext({ ...phone, baseURL })
  try {
    // For the login. It adds listeners to the page, whose first call takes milliseconds.
    if (as) actWhenHydrated(context)
    const page = await context.newPage()
    const read = await watch(page)
    // With an open event stream the network is never idle.
    await page.route('**/api/events/', (route) => route.abort())
    if (as) await logInToDemo(page, as)
    // Without a request for half a second, the page has hydrated.
    await page.goto(open, { waitUntil: 'networkidle' })
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await act(page)
    await page.waitForLoadState('networkidle')
    return await read()
  } finally {
    await context.close()
  }
}

/** The milliseconds of the slowest touch or key; the browser rounds to 8 ms and reports none below 16. */
async function slowestTouch(page: Page) {
  await page.addInitScript(`
    window.slowest = 16
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId > 0) window.slowest = Math.max(window.slowest, duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })`)
  return () => page.evaluate<number>('window.slowest')
}

/** Returns the milliseconds from the touch of a link until the job's title and facts are painted. */
async function untilJobShown(page: Page) {
  // In a phone's page, only the page of a job has articles; the list that a preview hides has none.
  await page.addInitScript(`
    let touched
    addEventListener('touchstart', ({ timeStamp }) => (touched = timeStamp), { capture: true, passive: true })
    addEventListener('click', ({ target }) => {
      if (!target.closest('a')) return
      const check = () => {
        // A task that is queued in a frame runs after it; a timeout might come later.
        if (document.querySelector('main article h1') && document.querySelector('main article dl'))
          scheduler.postTask(() => (window.shown = performance.now() - touched), { priority: 'user-blocking' })
        else requestAnimationFrame(check)
      }
      requestAnimationFrame(check)
    }, { capture: true })`)
  return async () => {
    // A string would need eval, which the page's security policy forbids.
    const shown = await page.waitForFunction(() => (globalThis as { shown?: number }).shown)
    return (await shown.jsonValue())!
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
  console.log(JSON.stringify(await measureInteractions(Number(values.runs), console.error), null, 2))
}
