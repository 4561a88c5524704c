import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'
import type { Watch } from '../harness/watch.ts'
import { isPhone } from '../steps/screen.ts'
import { cardLinks } from '../steps/search.ts'

const LOGIN_CODE = '**/assets/LoginPage-*.js'

async function goToLogin(page: Page) {
  if (!isPhone(page))
    return page
      .getByRole('banner')
      .getByRole('link', { name: /^Login/ })
      .click()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click()
}

async function expectRecovery(page: Page) {
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible()
  await page.unroute(LOGIN_CODE)
  await failure.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
}

/** The message of a component whose code failed to load; the page around it stays usable. */
const failedPart = (page: Page) => page.getByRole('alert').filter({ hasText: 'Loading chunk failed' })

function expectFailures(watch: Watch) {
  watch.expectAnswer(404, /^\/assets\//)
  watch.expectError(/Loading chunk failed|ERR_FAILED/)
}

test(
  'a tab older than two releases reports missing code, and a reload loads the new release',
  { tag: '@desktop' },
  async ({ page, request, watch }) => {
    expectFailures(watch)
    const gone = await request.get('/assets/LoginPage-ofyesterday.js')
    expect([gone.status(), gone.headers()['content-type']]).toEqual([404, 'application/json; charset=utf-8'])

    await page.goto('/')
    await page.route(LOGIN_CODE, (route) => route.fulfill({ response: gone }))
    await goToLogin(page)
    await expectRecovery(page)
  },
)

test(
  'code that is not loaded after two minutes counts as failed',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    expectFailures(watch)
    await page.clock.install()
    await page.goto('/')
    await page.route(LOGIN_CODE, () => {})
    await goToLogin(page)
    await expect(page.locator('main .skeleton').first()).toBeVisible()
    await page.clock.runFor(119_000)
    await expect(page.getByText('Loading chunk failed')).toBeHidden()
    await page.clock.runFor(2000)
    await expectRecovery(page)
  },
)

test(
  'a rendered page whose code is missing offers a reload',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    expectFailures(watch)
    await page.route('**/assets/JobBoardPage-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible()
    await page.unroute('**/assets/JobBoardPage-*.js')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('a navigation bar whose code is missing reports it and leaves the page usable', async ({
  page,
  arrange,
  watch,
}) => {
  expectFailures(watch)
  await arrange.signIn(page, 'candidate')
  const code = `**/assets/${isPhone(page) ? 'BottomBar' : 'AccountNav'}-*.js`
  await page.route(code, (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await expect(failedPart(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeHidden()
  await cardLinks(page).nth(1).click()
  await expect(page).toHaveURL(/jobId=\d+$/)

  await page.unroute(code)
  await failedPart(page).getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('button', { name: isPhone(page) ? 'Menu' : /^Account menu/ })).toBeVisible()
})

test('a menu whose code is missing reports it, and opens after a reload', async ({
  page,
  arrange,
  watch,
}) => {
  expectFailures(watch)
  if (!isPhone(page)) await arrange.signIn(page, 'candidate')
  const code = `**/assets/${isPhone(page) ? 'PhoneMenu' : 'MenuPopup'}-*.js`
  await page.route(code, (route) => route.abort())
  await page.goto('/')
  const button = page.getByRole('button', { name: isPhone(page) ? 'Open menu' : /^Account menu/ })
  await button.click()
  await expect(failedPart(page)).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-expanded', 'true')

  await page.unroute(code)
  await failedPart(page).getByRole('button', { name: 'Reload' }).click()
  await expect(failedPart(page)).toBeHidden()
  await button.click()
  await expect(page.getByText(isPhone(page) ? 'Sign Up' : 'Saved Jobs', { exact: true })).toBeVisible()
})

test(
  'a dialog whose code is missing reports it, and opens after a reload',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    expectFailures(watch)
    const code = '**/assets/ModalPopup-*.js'
    await page.route(code, (route) => route.abort())
    await page.goto('/')
    const prompt = page.getByRole('button', { name: 'Looking for candidate?' })
    await prompt.click()
    await expect(failedPart(page)).toBeVisible()

    await page.unroute(code)
    await failedPart(page).getByRole('button', { name: 'Reload' }).click()
    await prompt.click()
    await expect(page.getByRole('dialog', { name: 'Looking for candidate?' })).toBeVisible()
  },
)
