import { expect, type Page } from '@playwright/test'
import { test } from '../../harness/test.ts'
import { newAccount } from '../../steps/accounts.ts'
import { frontEndJob } from '../../steps/posting.ts'
import { searchBox } from '../../steps/search.ts'

const MAX_TABS = 60

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  for (let i = 0; i < MAX_TABS; i++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${target}`)
}

test('a candidate searches, opens a job and applies with the keyboard alone', async ({ page, arrange }) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const title = 'Keeper of the night ferry'
  await arrange.job(company, frontEndJob(title), [{ type: 'input', value: 'Why ships?', required: true }])
  await arrange.signIn(page, 'candidate')
  await page.goto('/')

  await tabTo(page, searchBox(page))
  await page.keyboard.type('web acc')
  await page.getByRole('option', { name: 'Web Accessibility' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Web Accessibility' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/?search=Web+Accessibility')

  const card = page.getByRole('link', { name: title, exact: true })
  await card.waitFor()
  await tabTo(page, card)
  await page.keyboard.press('Enter')
  const job = page.getByRole('region', { name: 'Job details' })
  await expect(job).toBeFocused()
  await tabTo(page, job.getByRole('link', { name: 'Apply now' }))
  await page.keyboard.press('Enter')

  await page.getByRole('button', { name: 'Next' }).waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Why ships?' }))
  await page.keyboard.type('They come back.')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Send Application' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Application Send!' })).toBeFocused()
})

test('the arrow keys move through the jobs and show each beside the list', async ({ page }) => {
  await page.goto('/')
  const titles = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('heading', { level: 2 })
    .getByRole('link')
  await titles.first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(titles.nth(2)).toBeFocused()
  const third = await titles.nth(2).innerText()
  await expect(
    page.getByRole('region', { name: 'Job details' }).getByRole('heading', { name: third }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/\?jobId=\d+$/)
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
