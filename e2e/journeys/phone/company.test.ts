import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/test.ts'
import { newAccount } from '../../steps/accounts.ts'
import { frontEndJob, postJob, writeJob } from '../../steps/posting.ts'
import { openFromMenu } from '../../steps/screen.ts'

const WIDTHS = [390, 320]
const TARGET = 44

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Buttons, links and fields that are too small for a finger. A link inside a line of text may be as low as its line. */
const smallTargets = (page: Page) =>
  page.evaluate((size) => {
    const targets = document.querySelectorAll('main :is(a, button, summary, select, input, textarea)')
    const heightOf = (target: Element) => {
      // The label of a checkbox is part of its target; the link of a card covers the card.
      const place =
        target.closest('label') ?? (target.closest('li h2, li h3') ? target.closest('li') : null) ?? target
      return place.getBoundingClientRect().height
    }
    return [...targets]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && heightOf(target) < size)
      .map((target) => target.outerHTML)
  }, TARGET)

test('a company posts a job on a phone and sees it among its jobs', async ({ page, arrange }) => {
  const account = await arrange.account(newAccount('company', 'Ferry Yard'))
  const job = frontEndJob('Front-end developer for the ferry times')
  await arrange.signIn(page, account)
  await page.goto('/company-panel/?tab=jobs')

  await openFromMenu(page, 'Post Job')
  const form = page.getByRole('main')
  await writeJob(form, job)
  await postJob(form)
  await expect(page).toHaveURL(/\/job-detail-panel\/\?jobId=\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible()
  await expect(page.getByText('Nobody has applied yet.')).toBeVisible()

  await openFromMenu(page, 'Manage')
  await expect(page).toHaveURL('/company-panel/?tab=jobs')
  await expect(page.getByRole('list', { name: 'Jobs' })).toContainText(job.title)
})

test('a company sees its applicants on a phone, in landscape too', async ({ page, arrange }) => {
  await arrange.signIn(page, 'company')
  await page.goto('/company-panel/?tab=jobs')
  const job = page.getByRole('listitem').filter({ hasText: /[1-9]\d* applicants?/ })
  await job.getByRole('link').first().click()
  const applicants = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem')
  await expect(applicants.first()).toBeVisible()

  const tabs = page.getByRole('navigation', { name: 'Applicants by status' })
  const notSelected = tabs.getByRole('link', { name: /^Not selected/ })
  expect((await tabs.boundingBox())?.height, 'the tabs are one row').toBeLessThan(2 * TARGET)
  await notSelected.click()
  await expect(page).toHaveURL(/&status=Not\+selected$/)
  await page.reload()
  await expect(notSelected, 'the row is scrolled to the current tab').toBeInViewport({ ratio: 0.9 })
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 844, height: 390 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Applicants' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Back to your jobs' }).first().click()
  await expect(page.getByRole('list', { name: 'Jobs' })).toBeVisible()
})

test('a row of tabs fades out at each end that has more', async ({ page, arrange }) => {
  await arrange.signIn(page, 'company')
  await page.goto('/company-panel/?tab=jobs')
  const tabs = page.getByRole('navigation', { name: 'Jobs by status' })
  const [AT_NEITHER, AT_START, AT_END] = ['-40px 0px, 0px 0px', '0px 0px, 0px 0px', '-40px 0px, -40px 0px']
  await expect(tabs).toHaveCSS('mask-position', AT_END)
  await tabs.evaluate((row) => row.scrollTo({ left: row.scrollWidth }))
  await expect(tabs).toHaveCSS('mask-position', AT_START)
  await page.setViewportSize({ width: 844, height: 390 })
  await page.reload()
  await expect(tabs).toHaveCSS('mask-position', AT_NEITHER)
})

test('a list of options opens within the screen, above its bar', async ({ page, arrange }) => {
  await arrange.signIn(page, 'company')
  for (const { width, height, bar } of [
    { width: 390, height: 844, bar: 56 },
    { width: 844, height: 390, bar: 0 },
  ]) {
    await page.setViewportSize({ width, height })
    await page.goto('/add-job/')
    await page.getByRole('combobox', { name: 'Skills' }).tap()
    const list = page.getByRole('listbox', { name: 'Skills' })
    const endOfList = async () => {
      const box = (await list.boundingBox())!
      return box.y + box.height
    }
    await expect.poll(endOfList, `${width} px wide`).toBeLessThanOrEqual(height - bar)
  }
})

test('the count of a text that is too long stays in view', async ({ page, arrange }) => {
  await arrange.signIn(page, 'company')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/add-job/')
    const detail = page.getByLabel('Job detail')
    await detail.fill('More than anybody reads. '.repeat(420))
    const count = page.locator('[aria-hidden]').getByText('500 characters too many')
    for (const { y } of [{ y: 0 }, { y: -120 }]) {
      await page.mouse.wheel(0, y)
      await expect(count).toBeInViewport({ ratio: 1 })
      const isCovered = await count.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) !== element
      })
      expect(isCovered).toBe(false)
    }
    await expect(detail).toHaveAttribute('aria-invalid', 'true')
  }
})

test('the company’s screens fit a phone, and every target is large enough for a finger', async ({
  page,
  arrange,
}) => {
  await arrange.signIn(page, 'company')
  await page.goto('/company-panel/?tab=jobs')
  const job = page.getByRole('listitem').filter({ hasText: /[1-9]\d* applicants?/ })
  const applicants = await job.getByRole('link').first().getAttribute('href')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/users/', '/company-panel/?tab=jobs', '/add-job/', applicants!]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect(page.locator('main .skeleton')).toHaveCount(0)
      expect.soft(await overflowOf(page), `${path}, ${width} px wide`).toBeLessThanOrEqual(0)
      expect.soft(await smallTargets(page), `${path}, ${width} px wide`).toEqual([])
    }
  }
})
