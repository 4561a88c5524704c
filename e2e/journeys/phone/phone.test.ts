import { expect, test } from '../../harness/test.ts'
import { logInToDemo, someone } from '../../steps/accounts.ts'
import { frontEndJob } from '../../steps/posting.ts'
import { openFromMenu } from '../../steps/screen.ts'

test('a company reaches on a phone what works there', async ({ page }) => {
  await logInToDemo(page, 'company')
  await openFromMenu(page, 'Post Job')
  await expect(page.getByRole('heading', { level: 1, name: 'Post Job' })).toBeVisible()
  await openFromMenu(page, 'Profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Linden & Pike Joinery' })).toBeVisible()
})

test('no screen is wider than the phone', async ({ page }) => {
  await logInToDemo(page, 'candidate')
  for (const path of ['/', '/jobs/?jobId=1', '/saved-jobs/', '/interested-jobs/', '/apply/?jobId=2']) {
    await page.goto(path)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('an alert covers neither the header nor the buttons at the foot of the screen', async ({
  page,
  arrange,
}) => {
  const company = await arrange.account(someone('company', 'Ferry Yard'))
  const jobId = await arrange.job(company, frontEndJob('Rope maker'))
  await logInToDemo(page, 'candidate')
  await page.goto(`/jobs/?jobId=${jobId}`)
  await page.getByRole('button', { name: 'Save' }).click()

  const alert = (await page.getByRole('button', { name: 'Dismiss' }).boundingBox())!
  const header = (await page.getByRole('banner').boundingBox())!
  const apply = (await page.getByRole('link', { name: 'Apply now' }).boundingBox())!
  expect(alert.y).toBeGreaterThan(header.y + header.height)
  expect(alert.y + alert.height).toBeLessThan(apply.y)
})
