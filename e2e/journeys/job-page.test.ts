import type { Locator, Page } from '@playwright/test'
import { phone } from '../harness/devices.ts'
import { shiftOf, watchShifts } from '../harness/layoutShift.ts'
import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'
import { frontEndJob } from '../steps/posting.ts'
import { isPhone } from '../steps/screen.ts'

const TITLE = 'Mender of long sails'
const LONG_TEXT = `What you do\n- Measure\n- Sew, see https://sails.example/how\n\n${'Sails are long.\n'.repeat(60)}`

test('a job shows its structure, its company and more jobs, and its link can be copied', async ({
  page,
  context,
  arrange,
}) => {
  const company = await arrange.account(newAccount('company', 'Sail Loft'))
  const id = await arrange.job(company, { ...frontEndJob(TITLE), detail: LONG_TEXT })
  await arrange.job(company, frontEndJob('Mender of short sails'))
  const other = await arrange.account(newAccount('company', 'Rope Walk'))
  await arrange.job(other, frontEndJob('Maker of ropes'))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await watchShifts(page)
  await page.goto(`/jobs/?jobId=${id}`)

  const job = page.getByRole('article')
  await expect(job.getByRole('heading', { level: 2, name: 'What you do' })).toBeVisible()
  await expect(job.getByRole('listitem').filter({ hasText: /^Measure$/ })).toBeVisible()
  await expect(job.getByRole('link', { name: 'https://sails.example/how' })).toHaveAttribute('rel', /ugc/)

  await job.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(page.url())

  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)

  const summary = job.getByRole('region', { name: 'Company' })
  await summary.scrollIntoViewIfNeeded()
  await expect(summary.getByRole('link', { name: '2 open jobs' })).toBeVisible()
  await page.evaluate(() => document.querySelector('main')!.scrollIntoView({ block: 'end' }))
  const others = page.getByRole('region', { name: 'More from Sail Loft' })
  await expect(others.getByRole('link', { name: 'Mender of short sails', exact: true }).first()).toBeVisible()
  const similar = page.getByRole('region', { name: 'Similar jobs' })
  await expect(similar.getByRole('link', { name: 'Maker of ropes', exact: true }).first()).toBeVisible()
  await expect(similar.getByRole('link', { name: 'Mender of short sails', exact: true })).toHaveCount(0)
})

test('a long salary and many employment types overlap nothing, and the date stays on one line', async ({
  page,
  arrange,
}) => {
  const company = await arrange.account(newAccount('company', 'Sail Loft'))
  const id = await arrange.job(company, {
    ...frontEndJob('Mender of marquee ropes'),
    salary: { amount: '1234567.89', period: 'Month' },
    employmentTypes: ['Full-time', 'Part-time', 'Contract'],
  })
  await page.setViewportSize(isPhone(page) ? { width: 320, height: 640 } : { width: 1280, height: 720 })
  await page.goto(isPhone(page) ? `/jobs/?jobId=${id}` : `/?search=marquee`)
  const facts = page.locator('dl dd')
  await expect(facts).toHaveCount(4)
  const texts = await facts.evaluateAll((all) =>
    all.map((fact) => {
      const text = document.createRange()
      text.selectNodeContents(fact)
      const { right, height } = text.getBoundingClientRect()
      return { isOutside: right > fact.getBoundingClientRect().right + 1, height }
    }),
  )
  expect(texts.filter(({ isOutside }) => isOutside)).toEqual([])
  expect(texts.at(-1)!.height).toBeLessThan(30)
})

test(
  'Apply, the facts and the company of a job are in a rail of 320 px that stays beside its text',
  { tag: '@desktop' },
  async ({ page, arrange }) => {
    const company = await arrange.account(newAccount('company', 'Sail Loft'))
    const id = await arrange.job(company, { ...frontEndJob(TITLE), detail: LONG_TEXT })
    const job = page.getByRole('article')
    const apply = job.getByRole('link', { name: 'Log in to apply' })
    const facts = job.locator('dl')
    const parts = [apply, facts, job.getByRole('region', { name: 'Company' })]
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size)
      await page.goto(`/jobs/?jobId=${id}`)
      const text = (await job.getByText('Sails are long.').boundingBox())!
      for (const part of parts) {
        const { x, width } = (await part.boundingBox())!
        expect.soft(width, `at ${size.width}`).toBe(320)
        expect.soft(x, `at ${size.width}`).toBeGreaterThan(text.x + text.width)
      }
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
      await expect(apply).toBeInViewport({ ratio: 1 })
      await expect(facts).toBeInViewport({ ratio: 1 })
    }
  },
)

test('the title and the actions of a long job stay in view', async ({ page, arrange }) => {
  const company = await arrange.account(newAccount('company', 'Sail Loft'))
  const id = await arrange.job(company, { ...frontEndJob(TITLE), detail: LONG_TEXT })
  await watchShifts(page)
  const apply = page.getByRole('link', { name: 'Log in to apply' })

  if (isPhone(page)) {
    const others = [page.getByRole('link', { name: 'Save' }), page.getByRole('button', { name: 'Share' })]
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/jobs/?jobId=${id}`)
      await expect(apply).toBeInViewport()
      const boxes = await Promise.all([apply, ...others].map((action) => action.boundingBox()))
      expect(new Set(boxes.map((box) => box!.y)).size, `the bar of actions at ${width}`).toBe(1)
    }
    const bar = page.locator('[data-page-bar]')
    await expect(bar.getByText(TITLE)).toHaveCount(0)
    await page.mouse.wheel(0, 900)
    await expect(bar.getByText(TITLE)).toBeInViewport()
    await expect(apply).toBeInViewport()
    await page.mouse.wheel(0, -2000)
    await expect(bar.getByText(TITLE)).toHaveCount(0)
  } else {
    await page.goto(`/jobs/?jobId=${id}`)
    await page.mouse.wheel(0, 900)
    await expect(apply).toBeInViewport()
    await expect(page.getByRole('banner')).toHaveCSS('height', '64px')

    await page.goto(`/?jobId=${id}`)
    const pane = page.getByRole('region', { name: 'Job details' })
    await expect(pane.getByRole('heading', { name: TITLE })).toBeVisible()
    await pane.evaluate((element) => element.scrollTo(0, 600))
    await expect(pane.getByText(TITLE).first()).toBeInViewport()
    await expect(apply.first()).toBeInViewport()
    expect(await pane.evaluate((element) => element.scrollTop)).toBe(600)
    await pane.evaluate((element) => element.scrollTo(0, 0))
    await expect(apply).toHaveCount(1)
  }
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
})

test(
  'on a phone, a job has one header of 48 px with the way back, the logo and the menu',
  { tag: '@phone' },
  async ({ page, newPerson, baseURL, arrange }) => {
    const company = await arrange.account(newAccount('company', 'Sail Loft'))
    const id = await arrange.job(company, { ...frontEndJob(TITLE), detail: LONG_TEXT })
    const banner = (page: Page) => page.getByRole('banner')
    const back = (page: Page) => page.getByRole('link', { name: 'Back to jobs' })
    const logo = (page: Page) => banner(page).getByRole('link', { name: 'Guildhall' })

    async function expectOneHeader(page: Page, parts: Locator[]) {
      const { width } = page.viewportSize()!
      await expect(banner(page)).toHaveCount(1)
      expect(await banner(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 48 })
      expect((await page.locator('[data-page-bar]').boundingBox())!.y).toBe(0)
      for (const part of parts) {
        // Without the trial, a part below another one would pass.
        await part.click({ trial: true })
        const box = (await part.boundingBox())!
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.y + box.height).toBeLessThanOrEqual(48)
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      }
    }

    /** At the top, where the job begins below the header, and further down. */
    async function expectHeaderEverywhere(page: Page, parts: Locator[]) {
      await page.goto(`${baseURL}/jobs/?jobId=${id}`)
      await expectOneHeader(page, parts)
      const { y } = (await page.getByRole('article').boundingBox())!
      expect(y).toBeGreaterThanOrEqual(48)
      expect(y).toBeLessThan(64)
      for (const top of [60, 100, 900]) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
        await expectOneHeader(page, parts)
      }
    }

    await watchShifts(page)
    const menu = page.getByRole('button', { name: 'Open menu' })
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 })
      await expectHeaderEverywhere(page, [back(page), logo(page), menu])
    }
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    await menu.click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Login' })).toBeVisible()
    await page.keyboard.press('Escape')
    await logo(page).click()
    await expect(page).toHaveURL('/')
    await expect(banner(page)).toHaveCSS('height', '64px')

    const withoutScript = await newPerson({ ...phone, javaScriptEnabled: false })
    await expectHeaderEverywhere(withoutScript, [back(withoutScript), logo(withoutScript)])

    await arrange.signIn(page, company)
    await expectHeaderEverywhere(page, [
      back(page),
      page.getByRole('link', { name: 'Manage job' }),
      logo(page),
    ])
    await expect(menu).toBeHidden()
  },
)

test(
  'on a tablet, the actions of a long job stick to the bottom of the screen',
  { tag: '@desktop' },
  async ({ page, arrange }) => {
    const company = await arrange.account(newAccount('company', 'Sail Loft'))
    const id = await arrange.job(company, { ...frontEndJob(TITLE), detail: LONG_TEXT })
    await page.setViewportSize({ width: 820, height: 1180 })
    await watchShifts(page)
    await page.goto(`/jobs/?jobId=${id}`)
    const apply = page.getByRole('link', { name: 'Log in to apply' })
    for (const top of [0, 400, 900]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
      await expect(apply).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Share' })).toBeInViewport({ ratio: 1 })
    }
    // At the end of the job, they cover nothing. The company's facts load when they are near.
    const isCovered = () =>
      page.evaluate(() => {
        document.querySelector('article')!.scrollIntoView({ block: 'end', behavior: 'instant' })
        const company = document.querySelector('article section')!.getBoundingClientRect()
        const actions = document.querySelector('article .sticky-actions')!.getBoundingClientRect()
        return company.bottom > actions.top
      })
    await expect.poll(isCovered).toBe(false)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  },
)

test('a job that has ended leads to similar ones', async ({ page, arrange, app }) => {
  const company = await arrange.account(newAccount('company', 'Sail Loft'))
  const id = await arrange.job(company, { ...frontEndJob(TITLE), detail: LONG_TEXT })
  const other = await arrange.account(newAccount('company', 'Rope Walk'))
  await arrange.job(other, frontEndJob('Maker of ropes'))
  await app.query('update jobs set deadline = current_date - 3 where id = $1', [id])
  await page.goto(`/jobs/?jobId=${id}`)
  await expect(page.getByText(/^The deadline passed on/)).toBeVisible()

  await page.getByRole('link', { name: 'See similar jobs' }).click()
  const similar = page.getByRole('region', { name: 'Similar jobs' })
  await expect(similar.getByRole('link', { name: 'Maker of ropes', exact: true }).first()).toBeInViewport()
  await similar.getByRole('link', { name: 'Maker of ropes', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maker of ropes' })).toBeInViewport()
})

test('a job is printed in light colors in a dark theme too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/jobs/?jobId=1')
  const white = 'rgb(255, 255, 255)'
  await expect(page.getByRole('article')).not.toHaveCSS('background-color', white)

  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('article')).toHaveCSS('background-color', white)
})
