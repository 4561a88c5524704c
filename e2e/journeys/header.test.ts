import { expect, test } from '../harness/test.ts'

test('the header scrolls out of view with the first 80 px and is visible beyond', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Pages of jobs' }).waitFor()
  const header = page.getByRole('banner')
  const scrollTo = (top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

  await scrollTo(70)
  await expect(header).not.toBeInViewport()
  await scrollTo(200)
  await expect(header).toBeInViewport({ ratio: 1 })
  await scrollTo(0)
  await expect(header).toBeInViewport({ ratio: 1 })
})

test('the next page of results starts at its top', async ({ page }) => {
  await page.goto('/')
  const pages = page.getByRole('navigation', { name: 'Pages of jobs' })
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/?page=2')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
