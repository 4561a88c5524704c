import { shiftOf, watchShifts } from '../../harness/layoutShift.ts'
import { expect, test } from '../../harness/test.ts'
import { newAccount } from '../../steps/accounts.ts'
import { frontEndJob } from '../../steps/posting.ts'
import { openFromMenu } from '../../steps/screen.ts'
import { cardLinks } from '../../steps/search.ts'

test('a company reaches the posting form and its profile on a phone', async ({ page, arrange }) => {
  await arrange.signIn(page, 'company')
  await page.goto('/company-panel/?tab=jobs')
  await openFromMenu(page, 'Post Job')
  await expect(page.getByRole('heading', { level: 1, name: 'Post a job' })).toBeVisible()
  await openFromMenu(page, 'Profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Linden & Pike Joinery' })).toBeVisible()
})

for (const width of [390, 320]) {
  test(`no screen is wider than a phone of ${width} pixels`, async ({ page, arrange }) => {
    await page.setViewportSize({ width, height: 640 })
    await arrange.signIn(page, 'candidate')
    for (const path of [
      '/',
      '/jobs/?jobId=1',
      '/profile/',
      '/messages/',
      '/saved-jobs/',
      '/saved-searches/',
      '/interested-jobs/',
      '/settings/',
      '/apply/?jobId=2',
    ]) {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await expect(page.locator('main .skeleton')).toHaveCount(0)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(overflow, path).toBeLessThanOrEqual(0)
    }
  })
}

test('a search leaves its field, so that no keyboard covers the results', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('combobox')
  await search.fill('nurse')
  await search.press('Enter')
  await expect(page).toHaveURL(/search=nurse/)
  await expect(search).not.toBeFocused()
})

test('the five entries of the bottom bar fit on the narrowest phone', async ({ page, arrange }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await arrange.signIn(page, 'candidate')
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const entries = bar.getByRole('link').or(bar.getByRole('button'))
  await expect(entries).toHaveText([/Messages/, /Notifications/, /Filter/, 'Home', /Menu/])
  const boxes = await Promise.all((await entries.all()).map(async (entry) => (await entry.boundingBox())!))
  for (const [index, { x, width }] of boxes.entries()) {
    const next = boxes[index + 1]?.x ?? 320
    expect(width).toBeGreaterThanOrEqual(44)
    expect(x + width).toBeLessThanOrEqual(next + 0.5)
  }
})

test('an alert covers neither the header nor the buttons at the bottom', async ({ page, arrange }) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const jobId = await arrange.job(company, frontEndJob('Rope maker'))
  await arrange.signIn(page, 'candidate')
  await page.goto(`/jobs/?jobId=${jobId}`)
  await page.getByRole('article').getByRole('button', { name: 'Save' }).click()

  const alert = (await page.getByRole('button', { name: 'Dismiss' }).boundingBox())!
  const header = (await page.getByRole('banner').boundingBox())!
  const apply = (await page.getByRole('link', { name: 'Apply now' }).boundingBox())!
  expect(alert.y).toBeGreaterThan(header.y + header.height)
  expect(alert.y + alert.height).toBeLessThan(apply.y)
})

test('"Back to jobs" restores the list with its scroll position', async ({ page }) => {
  await page.goto('/?search=full-time&page=2')
  const job = cardLinks(page).nth(7)
  await job.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(200)
  await job.click()
  await expect(page).toHaveURL(/\/jobs\/\?jobId=\d+$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.getByRole('link', { name: 'Back to jobs' }).click()
  await expect(page).toHaveURL('/?search=full-time&page=2')
  await expect(job).toBeInViewport()
  await expect.poll(() => page.evaluate((top) => Math.abs(window.scrollY - top), top)).toBeLessThan(2)
})

test('the way back closes the menu and leaves the page', async ({ page }) => {
  await page.goto('/')
  await cardLinks(page).first().click()
  await expect(page).toHaveURL(/\/jobs\//)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})

test('"Back to jobs" of a job opened by its URL leads to the board', async ({ page }) => {
  await page.goto('/jobs/?jobId=1')
  await page.getByRole('link', { name: 'Back to jobs' }).click()
  await expect(page).toHaveURL('/')
  await expect(cardLinks(page)).toHaveCount(12)
})

test('a printed page has no header, no bottom bar and no space for them', async ({ page, arrange }) => {
  await arrange.signIn(page, 'candidate')
  await page.goto('/jobs/?jobId=1')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(menu).toBeVisible()

  await page.emulateMedia({ media: 'print' })

  await expect(menu).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Back to jobs' })).toBeHidden()
  const shell = page.locator('#root > div').first()
  await expect(shell).toHaveCSS('padding-bottom', '0px')
})

test('a tap on a card shows the job before the code of its page has arrived', async ({ page, arrange }) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  for (const title of [
    'Kite maker',
    'Kite seller',
    'Kite tester',
    'Kite painter',
    'Kite keeper',
    'Kite dyer',
  ])
    await arrange.job(company, frontEndJob(title))
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/JobDetailPage-*', async (route) => {
    await code.promise
    await route.continue()
  })
  await watchShifts(page)
  await page.goto('/?search=kite')
  const card = page.getByRole('link', { name: 'Kite maker', exact: true })
  await card.scrollIntoViewIfNeeded()
  const before = (await card.boundingBox())!
  const place = { ...before, y: before.y - 60 }
  await page.mouse.wheel(0, 60)
  await expect.poll(() => card.boundingBox()).toEqual(place)
  const job = page.getByRole('article')
  const title = job.getByRole('heading', { level: 1, name: 'Kite maker' })

  await card.click()
  await expect(title).toBeInViewport()
  await expect(job.getByRole('definition')).toHaveCount(4)
  await expect(card).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0, height: 48 })
  const back = (await page.getByRole('button', { name: 'Back to jobs' }).boundingBox())!

  await page.goBack()
  await expect(card).toBeInViewport()
  await expect.poll(() => card.boundingBox()).toEqual(place)

  await card.click()
  await expect(title).toBeVisible()
  const actions = job.locator('.sticky')
  await expect(actions).toBeInViewport({ ratio: 1 })
  const boxes = () =>
    Promise.all([title, job.getByRole('definition').last(), actions].map((part) => part.boundingBox()))
  const shown = await boxes()
  const shiftBefore = await shiftOf(page)
  code.resolve()
  await expect(actions.getByRole('link', { name: 'Log in to apply' })).toBeVisible()
  expect(await boxes()).toEqual(shown)
  expect(await page.getByRole('link', { name: 'Back to jobs' }).boundingBox()).toEqual(back)
  expect((await shiftOf(page)) - shiftBefore).toBeLessThanOrEqual(0.02)

  await page.goBack()
  await expect.poll(() => card.boundingBox()).toEqual(place)
})
