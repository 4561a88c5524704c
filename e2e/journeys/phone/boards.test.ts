import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../harness/test.ts'
import { newAccount } from '../../steps/accounts.ts'
import { frontEndJob, inDays } from '../../steps/posting.ts'
import { cardLinks, searchBox } from '../../steps/search.ts'

const WIDTHS = [320, 390, 430]
const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') })
const boxOf = async (element: Locator) => (await element.boundingBox())!

test('the card of a candidate is compact, also with the words that a search found', async ({
  page,
  arrange,
}) => {
  await arrange.signIn(page, 'company')
  for (const path of ['/users/', '/users/?search=workshop']) {
    await page.goto(path)
    await cardLinks(page).first().waitFor()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      for (const card of await cardsOf(page).all()) {
        const { y, height } = await boxOf(card)
        expect.soft(height, `a card at ${width}`).toBeLessThanOrEqual(150)
        const button = await boxOf(card.getByRole('button', { name: 'Send Message' }))
        expect.soft(button.height, `the button at ${width}`).toBeGreaterThanOrEqual(44)
        expect.soft(button.y + button.height, `the button at ${width}`).toBeLessThan(y + height)
      }
    }
  }
  const match = page.getByText(/^In their (bio|experience):/).first()
  await expect(match.locator('..').locator('mark').first()).toBeInViewport({ ratio: 1 })
})

test('the card of a job that closes soon shows the days left also beside the words that a search found', async ({
  page,
  arrange,
}) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const detail = 'You look after the ropes of our ferries, and after every marlinspike on board of them.'
  await arrange.job(company, { ...frontEndJob('Keeper of ropes'), detail, deadline: inDays(3) })
  await arrange.job(company, { ...frontEndJob('Keeper of sails'), detail })
  await page.goto('/?search=marlinspike')
  await expect(cardLinks(page)).toHaveCount(2)

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    for (const card of await cardsOf(page).all()) {
      const outer = await boxOf(card)
      const mark = await boxOf(card.locator('mark'))
      expect.soft(outer.height, `the card at ${width}`).toBeLessThanOrEqual(150)
      expect.soft(mark.y + mark.height, `the word at ${width}`).toBeLessThan(outer.y + outer.height)
    }
    const soon = cardsOf(page).filter({ has: page.getByRole('link', { name: 'Keeper of ropes' }) })
    const [outer, days, mark] = [
      await boxOf(soon),
      await boxOf(soon.getByText(/days? left/)),
      await boxOf(soon.locator('mark')),
    ]
    expect.soft(days.y + days.height, `the days at ${width}`).toBeLessThan(outer.y + outer.height)
    expect.soft(days.x + days.width, `the days at ${width}`).toBeLessThan(outer.x + outer.width)
    expect.soft(mark.x, `the word at ${width}`).toBeLessThan(days.x)
  }
})

test('the orders of the results are on one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/?search=engineer')
  const links = page.getByRole('navigation', { name: 'Sort by' }).getByRole('link')
  await expect(links).toHaveText(['Best match', 'Newest', 'Closing soon'])
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('the button that saves a search has its text, beside the orders', async ({ page }) => {
  await page.goto('/?search=engineer')
  const button = page.getByRole('link', { name: 'Save search' })
  const orders = page.getByRole('navigation', { name: 'Sort by' })
  for (const width of [320, 360, 375, 390, 430]) {
    await page.setViewportSize({ width, height: 640 })
    const [{ x, y, height, ...box }, row] = [await boxOf(button), await boxOf(orders)]
    expect.soft(x, `the button at ${width}`).toBeGreaterThanOrEqual(row.x + row.width)
    expect.soft(y, `the button at ${width}`).toBeLessThanOrEqual(row.y)
    expect.soft(y + height, `the button at ${width}`).toBeGreaterThanOrEqual(row.y + row.height)
    expect.soft(x + box.width, `the button at ${width}`).toBeLessThanOrEqual(width - 16)
    const text = await button.evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(link.lastChild!)
      const { left, right, width } = range.getBoundingClientRect()
      return { left, right, width }
    })
    expect.soft(text.width, `the text at ${width}`).toBeGreaterThan(30)
    expect.soft(text.left, `the text at ${width}`).toBeGreaterThan(x + 2)
    expect.soft(text.right, `the text at ${width}`).toBeLessThan(x + box.width - 2)
  }
})

/** The parts of a line that are shown: each with whether it is cut. */
const shownParts = (line: Locator) =>
  line.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect()
    return [...element.children]
      .filter((part) => part.getBoundingClientRect().top < bottom - 1)
      .map((part) => ({ text: part.textContent, isCut: part.scrollWidth > part.clientWidth }))
  })

test('a card leaves out the country before it cuts the city', async ({ page, arrange }) => {
  await arrange.signIn(page, 'company')
  await page.goto('/users/?search=driving')
  await cardLinks(page).first().waitFor()
  const seen = new Set<string>()
  for (const width of [320, 360, 390, 430, 700]) {
    await page.setViewportSize({ width, height: 844 })
    for (const card of await cardsOf(page).all()) {
      const line = card.locator('h2 ~ p .flex-wrap')
      const parts = await shownParts(line)
      if (parts.length > 1)
        expect
          .soft(
            parts.filter(({ isCut }) => isCut),
            `at ${width}`,
          )
          .toEqual([])
      seen.add(`${(await line.locator('> *').count()) - parts.length} left out`)
    }
  }
  expect([...seen].sort()).toEqual(['0 left out', '1 left out'])
})

test('an alert covers neither the search, nor the bottom bar, nor the actions of a job', async ({
  page,
  arrange,
}) => {
  await arrange.signIn(page, await arrange.account(newAccount('personal', 'Ines Marchetti')))
  const bar = page.getByRole('navigation', { name: 'Main' })
  const alert = page
    .getByRole('status')
    .filter({ hasText: /^Job saved/ })
    .locator('> *')
  const save = (place: Locator) => place.getByRole('button', { name: /^Save/ }).first().click()

  await page.goto('/')
  await save(page.getByRole('main'))
  const onBoard = await boxOf(alert)
  const search = await boxOf(searchBox(page))
  expect(onBoard.y).toBeGreaterThan(search.y + search.height)
  expect(onBoard.y + onBoard.height).toBeLessThan((await boxOf(bar)).y)
  await alert.getByRole('button').click()
  await expect(alert).toHaveCount(0)

  await cardLinks(page).nth(1).click()
  const actions = page.getByRole('article')
  await expect(page.getByRole('link', { name: 'Apply now' })).toBeVisible()
  await save(actions)
  await expect(alert).toHaveCount(1)
  const onPage = await boxOf(alert)
  expect(onPage.y + onPage.height).toBeLessThan(
    (await boxOf(page.getByRole('link', { name: 'Apply now' }))).y,
  )
})

test('company, place and age of a job are below each other, so that they wrap alike in both fonts', async ({
  page,
  arrange,
}) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const id = await arrange.job(company, frontEndJob('Keeper of buoys'))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/jobs/?jobId=${id}`)
    const job = page.getByRole('article')
    const lines = ['Ferry Yard', 'Berlin, Germany', 'Posted today'].map((text) => job.getByText(text).first())
    const [name, place, age] = await Promise.all(lines.map(boxOf))
    expect(place!.y, `the place at ${width}`).toBeGreaterThanOrEqual(name!.y + name!.height)
    expect(age!.y, `the age at ${width}`).toBeGreaterThanOrEqual(place!.y + place!.height)
  }
})
