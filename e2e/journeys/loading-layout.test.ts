import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'

const isInView = (page: Page) =>
  page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top < innerHeight)

/** Delays the API responses until the returned function is called. */
async function holdResponses(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

async function expectNoFooterWhileLoading(
  page: Page,
  path: string,
  heading: string | RegExp,
  open: () => Promise<unknown> = () => page.goto(path),
) {
  const release = await holdResponses(page)
  await open()
  await page.locator('main .skeleton').first().waitFor()
  expect(await isInView(page), `${path} while loading`).toBe(false)
  release()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  expect(await isInView(page), `${path} when loaded`).toBe(false)
  await page.unroute('**/api/**')
}

test('the footer stays below the screen while the lists, the settings and the page of a company load', async ({
  page,
  arrange,
}) => {
  await arrange.signIn(page, 'candidate')
  await expectNoFooterWhileLoading(page, '/saved-jobs/', 'Saved Jobs')
  await expectNoFooterWhileLoading(page, '/interested-jobs/', 'Applied Jobs')
  await expectNoFooterWhileLoading(page, '/settings/', 'Settings')

  // From a job: opened by its URL, the company page is rendered by the server.
  await page.goto('/jobs/?jobId=1')
  const company = page.getByRole('article').locator('a[href^="/profile/company/"]').first()
  await expectNoFooterWhileLoading(page, 'a company', /./, () => company.click())
})

test('the footer stays below the screen while the login page loads the demo accounts', async ({ page }) => {
  const release = await holdResponses(page)
  await page.goto('/login/')
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
  expect(await isInView(page), 'the form alone').toBe(false)
  release()
  await page.getByRole('region', { name: 'Demo accounts' }).waitFor()
  expect(await isInView(page), 'the form and the accounts').toBe(false)
})

test('the footer stays below the screen while the board of people loads', async ({ page, arrange }) => {
  await arrange.signIn(page, 'company')
  await expectNoFooterWhileLoading(page, '/users/', 'Find candidates')
})

test('the footer stays below the screen while a job with its applicants loads', async ({ page, arrange }) => {
  await arrange.signIn(page, 'company')
  await page.goto('/company-panel/?tab=jobs')
  const job = page.getByRole('list', { name: 'Jobs' }).getByRole('link').first()
  await expectNoFooterWhileLoading(page, (await job.getAttribute('href')) ?? '', /./)
})
