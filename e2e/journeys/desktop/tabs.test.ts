import type { BrowserContext, Page, Route } from '@playwright/test'
import { expect, test } from '../../harness/test.ts'
import { openFromMenu } from '../../steps/screen.ts'

const MINUTE = 60_000
const REFRESH = '**/api/user/token/refresh/'

const accessOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('authToken') ?? '{}') as { access?: string }).access)

/** Waits until the tabs make no more requests: a request that is open when the clock jumps would time out. */
const waitUntilQuiet = (...tabs: Page[]) =>
  Promise.all(
    tabs.map(async (tab) => {
      await tab.getByRole('button', { name: /^Account menu/ }).waitFor()
      while (await makesRequest(tab));
    }),
  )

const makesRequest = (tab: Page) =>
  tab.waitForEvent('request', { timeout: 1000 }).then(
    () => true,
    () => false,
  )

/** Counts the refreshes that the tabs of a browser request, and holds them until `release` is called. */
async function holdRefreshes(context: BrowserContext) {
  const released = Promise.withResolvers<void>()
  const refreshes = { count: 0, release: released.resolve }
  await context.route(REFRESH, async (route) => {
    refreshes.count += 1
    await released.promise
    await route.continue()
  })
  return refreshes
}

test('two tabs whose refresh is due at the same time refresh once, and both stay signed in', async ({
  page,
  context,
  arrange,
}) => {
  await context.clock.install()
  const refreshes = await holdRefreshes(context)
  await arrange.signIn(page, 'candidate')
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/saved-jobs/')
  await waitUntilQuiet(page, other)
  const before = await accessOf(page)

  // A tab whose clock jumps after the other has refreshed would be due again.
  await Promise.all([page.clock.fastForward(4 * MINUTE), other.clock.fastForward(4 * MINUTE)])
  refreshes.release()
  await expect.poll(() => accessOf(page)).not.toBe(before)
  await expect.poll(() => accessOf(other)).toBe(await accessOf(page))
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await openFromMenu(tab, 'Saved Jobs')
  }
  expect(refreshes.count).toBe(1)
})

test('a tab that wakes after its token has expired refreshes it before any other call', async ({
  page,
  arrange,
}) => {
  await page.clock.install()
  await arrange.signIn(page, 'candidate')
  await page.goto('/')
  await waitUntilQuiet(page)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  await page.clock.fastForward(60 * MINUTE)
  await openFromMenu(page, 'Saved Jobs')
  await expect(page.getByRole('list', { name: 'Saved Jobs' })).toBeVisible()
  // A call with the expired token would be a 401, which the browser's console reports.
  expect(calls[0]).toBe('/api/user/token/refresh/')
})

test('a server that is unreachable for half a minute logs nobody out', async ({
  page,
  context,
  arrange,
  watch,
}) => {
  watch.expectError(/net::ERR_CONNECTION_/)
  await page.clock.install()
  await arrange.signIn(page, 'candidate')
  await page.goto('/')
  await waitUntilQuiet(page)
  const before = await accessOf(page)
  const isApi = ({ pathname }: URL) => pathname.startsWith('/api/')
  let attempts = 0
  // Counted once the browser knows: the page plans its next attempt then.
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/token/refresh/')) attempts += 1
  })
  const refuse = (route: Route) => route.abort('connectionrefused')

  await context.route(isApi, refuse)
  for (const [attempt, wait] of [4 * MINUTE, 5_000, 10_000].entries()) {
    await page.clock.runFor(wait)
    await expect.poll(() => attempts).toBe(attempt + 1)
  }
  await page.clock.runFor(15_000)
  expect(await accessOf(page)).toBe(before)
  await context.unroute(isApi, refuse)
  await page.clock.runFor(5_000)

  await expect.poll(() => accessOf(page)).not.toBe(before)
  await openFromMenu(page, 'Saved Jobs')
  await expect(page).toHaveURL('/saved-jobs/')
})

test('a tab reloads when another tab of the browser signs in to another account', async ({
  page,
  context,
  arrange,
}) => {
  await arrange.signIn(page, 'candidate')
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  const reloaded = page.waitForEvent('load')
  await other.evaluate(() => localStorage.setItem('userId', '999'))
  await reloaded
})
