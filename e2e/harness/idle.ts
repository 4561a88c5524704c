import { expect, type Page, type Request } from '@playwright/test'

/**
 * Watches the page's requests from now on. The function it returns waits until none is open and the page has nothing
 * left to do: sooner than Playwright's networkidle, which adds half a second of silence.
 */
export function watchRequests(page: Page) {
  const open = new Set<Request>()
  page.on('request', (request) => {
    // The event stream stays open.
    if (new URL(request.url()).pathname !== '/api/events/') open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))

  return async function untilIdle(timeout = 20_000) {
    do {
      await expect.poll(() => open.size, { intervals: [20], timeout }).toBe(0)
      await page.evaluate(twoIdlePeriods)
    } while (open.size > 0)
  }
}

/**
 * What the first period starts, such as a request in an effect, is under way in the second. An IntersectionObserver
 * reports after a frame.
 */
const twoIdlePeriods = async () => {
  for (let period = 0; period < 2; period += 1)
    await new Promise<unknown>((done) => requestAnimationFrame(() => requestIdleCallback(done)))
}
