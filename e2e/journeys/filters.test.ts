import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'
import { isPhone } from '../steps/screen.ts'
import { cardLinks, chooseLocation, foundJobs, showResults } from '../steps/search.ts'

const row = (page: Page) => page.getByRole('group', { name: 'Filters' })
const pills = (page: Page) => row(page).getByRole('button', { name: /^(Employment|Location|Exp|Sal|Remote)/ })

/** Opens the filters: all on a phone, or those of one button. Returns what contains them. */
async function openFilters(page: Page, button: string) {
  if (!isPhone(page)) {
    await row(page).getByRole('button', { name: button }).click()
    return row(page)
  }
  await page.getByRole('button', { name: /^Filters/ }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}

test('each choice takes effect at once, and the button shows what it finds', async ({ page, arrange }) => {
  const totalOf = async (query: string) => {
    const { total_user } = await arrange.call<{ total_user: number }>(
      'GET',
      `/api/job/get_search_job_result/?${query}`,
    )
    return `Show ${total_user} ${total_user === 1 ? 'job' : 'jobs'}`
  }
  await page.goto('/')
  const employment = await openFilters(page, 'Employment type')
  await employment.getByRole('checkbox', { name: 'Full-time' }).check()
  await expect(page).toHaveURL('/?employment_type=Full-time')
  const fullTime = await totalOf('employment_type=Full-time')
  await expect(employment.getByRole('button', { name: fullTime, exact: true })).toBeVisible()
  if (!isPhone(page)) await showResults(employment)

  const salary = isPhone(page) ? employment : await openFilters(page, 'Salary')
  await salary.getByRole('radio', { name: 'Year' }).check({ force: true })
  await salary.getByRole('textbox', { name: 'Minimum salary' }).fill('50000')
  await expect(page).toHaveURL('/?employment_type=Full-time&period=Year&salary_min=50000')
  const wellPaid = await totalOf('employment_type=Full-time&period=Year&salary_min=50000')
  await expect(salary.getByRole('button', { name: wellPaid, exact: true })).toBeVisible()
  await showResults(salary)
  await expect.poll(() => foundJobs(page)).toBe(Number.parseInt(wellPaid.slice(5), 10))

  await page.goBack()
  await expect(page).toHaveURL(isPhone(page) ? '/' : '/?employment_type=Full-time')
})

test('the way back undoes what was chosen in open filters, and closes them', async ({ page }) => {
  await page.goto('/?remote=true')
  const filters = await openFilters(page, 'Employment type')
  for (const name of ['Full-time', 'Contract']) await filters.getByRole('checkbox', { name }).check()
  await expect(page).toHaveURL('/?employment_type=Full-time&employment_type=Contract&remote=true')

  await page.goBack()
  await expect(page).toHaveURL('/?remote=true')
  await expect(filters.getByRole('checkbox')).toHaveCount(0)
})

test('a chosen location is among the recent ones after a reload', async ({ page }) => {
  await page.goto('/')
  await chooseLocation(await openFilters(page, 'Location'), 'Lisbon, Portugal')
  await expect(page).toHaveURL('/?location=Lisbon%2C+Portugal')
  await page.goto('/')
  const filters = await openFilters(page, 'Location')
  const recent = filters.getByRole('group', { name: 'Recent' })
  await expect(recent.getByRole('checkbox', { name: 'Lisbon, Portugal' })).not.toBeChecked()
})

test('the first filter that is chosen moves nothing', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const places = async () => [
    await Promise.all((await pills(page).all()).map((pill) => pill.boundingBox())),
    await cardLinks(page)
      .first()
      .boundingBox()
      .then((box) => [box?.x, box?.y]),
  ]
  const before = await places()
  await row(page).getByRole('button', { name: 'Employment type' }).click()
  await page.getByRole('checkbox', { name: 'Full-time' }).check()
  await row(page).getByRole('button', { name: 'Remote' }).click()
  await expect(page.getByRole('button', { name: 'Remove the filter Remote only' })).toBeVisible()
  await expect.poll(places).toEqual(before)
})

test('the first filter that is chosen on a phone moves nothing', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const topOfList = async () => (await cardLinks(page).first().boundingBox())?.y
  const before = await topOfList()
  const sheet = await openFilters(page, 'Employment type')
  await sheet.getByRole('checkbox', { name: 'Full-time' }).check()
  await showResults(sheet)
  await expect(page.getByRole('button', { name: 'Remove the filter Full-time' })).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect.poll(topOfList).toBe(before)
})

test('removing filters in a narrow window moves nothing', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/?remote=true&employment_type=Full-time')
  const topOfList = async () => (await cardLinks(page).first().boundingBox())?.y
  const before = await topOfList()
  await page.getByRole('button', { name: 'Remove the filter Full-time' }).click()
  await page.getByRole('button', { name: 'Remove the filter Remote only' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0)
  // Not at once: a card whose box is asked for moves when the results arrive.
  await expect.poll(topOfList).toBe(before)
})

test('a click beside an open filter only closes it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const login = page.getByRole('banner').getByRole('link', { name: 'Login (Demo Account Inside)' })
  for (const target of [cardLinks(page).nth(1), login]) {
    const { x, y } = (await target.boundingBox())!
    await row(page).getByRole('button', { name: 'Employment type' }).click()
    await page.getByRole('checkbox', { name: 'Full-time' }).waitFor()
    await page.mouse.click(x + 5, y + 5)
    await expect(page.getByRole('checkbox', { name: 'Full-time' })).toHaveCount(0)
    await expect(row(page).getByRole('button', { name: 'Employment type' })).toBeFocused()
    await expect(page).toHaveURL('/')
  }
})

test(
  'the choices of a filter are one column, and so are their counts',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    for (const name of ['Employment type', 'Location', 'Experience']) {
      await row(page).getByRole('button', { name }).click()
      const choices = row(page).locator('.pop label')
      await expect(choices.nth(3)).toHaveText(/\d jobs?$/)
      const edges = await choices.evaluateAll((labels) =>
        labels.map((label) => {
          const [box, text, count] = label.children
          const { left } = box!.getBoundingClientRect()
          return [left, text!.getBoundingClientRect().left, count!.getBoundingClientRect().right].join(' ')
        }),
      )
      expect(edges.length, name).toBeGreaterThan(3)
      expect(new Set(edges).size, name).toBe(1)
      await page.keyboard.press('Escape')
    }
  },
)

test(
  'checkboxes and radio buttons are the same in every browser, light and dark',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/?employment_type=Full-time&period=Year')
    await row(page).getByRole('button', { name: 'Employment type' }).click()
    const box = page.getByRole('checkbox', { name: 'Full-time' })
    const radio = page.getByRole('radio', { name: 'Candidate' })
    const isOwn = async (choice: Locator, color: string) => {
      await expect(choice).toHaveCSS('appearance', 'none')
      await expect(choice).toHaveCSS('background-color', color)
    }
    const BRAND = { light: 'rgb(11, 95, 76)', dark: 'rgb(95, 211, 179)' }
    const inBothThemes = async (check: (color: string) => Promise<void>) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await check(BRAND[colorScheme])
      }
    }
    await inBothThemes((color) => isOwn(box, color))
    await page.keyboard.press('Escape')
    await row(page).getByRole('button', { name: 'Salary' }).click()
    const year = page.getByRole('radiogroup', { name: 'Salary period' }).locator('label', { hasText: 'Year' })
    await inBothThemes((color) => expect(year).toHaveCSS('background-color', color))
    await page.goto('/register/')
    await radio.check()
    await inBothThemes((color) => isOwn(radio, color))
  },
)

test('an open filter is inside the window, whatever its width', { tag: '@desktop' }, async ({ page }) => {
  for (const width of [1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 720 })
    await page.goto('/')
    for (const name of ['Employment type', 'Location', 'Experience', 'Salary']) {
      await row(page).getByRole('button', { name }).click()
      const box = await page.getByRole('button', { name: /^Show [\d,]+ jobs?$/ }).boundingBox()
      expect(box!.x).toBeGreaterThan(0)
      expect(box!.x + box!.width).toBeLessThan(width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
    }
  }
})

test(
  'the sheet of a phone scrolls to what is focused, and stays in its place',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    const sheet = await openFilters(page, 'Remote')
    await sheet.getByText(/^Type to see/).waitFor()
    const before = await sheet.boundingBox()
    await sheet.getByRole('switch').focus()
    await expect(sheet.getByText('Remote only')).toBeInViewport()
    expect(await sheet.boundingBox()).toEqual(before)
  },
)
