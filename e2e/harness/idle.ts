import { expect, type Page, type Request } from '@playwright/test'

const QUIET_MS = 300

/**
 * Watches the page's requests from now on. The function it returns waits until none is open and the page has not changed
 * for a moment: sooner than Playwright's networkidle, which waits for half a second without requests.
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
      await page.evaluate(untilQuiet, QUIET_MS)
    } while (open.size > 0)
  }
}

/**
 * Waits until the document has not changed for so long, and the browser has nothing to do. To be idle is not enough: it is,
 * too, while another thread reads code that was preloaded, which is no request.
 */
const untilQuiet = (milliseconds: number) =>
  new Promise<unknown>((done) => {
    let timer = setTimeout(end, milliseconds)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, milliseconds)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    function end() {
      observer.disconnect()
      requestAnimationFrame(() => requestIdleCallback(done))
    }
  })
