import type { Locator } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../web/src/routes.tsx'
import { expect, test } from './harness/test.ts'
import { pages } from './pages.ts'
import { isPhone } from './steps/screen.ts'
import { searchBox } from './steps/search.ts'

const DIST = join(import.meta.dirname, '../web/dist')

const isRendered = (path: string) => routes.some((route) => route.path === path && route.ssr)
const rendered = [
  '/nowhere/',
  '/?search=beekeeper',
  ...pages.filter(({ as, route }) => !as && isRendered(route)).map(({ path }) => path),
]

/** The classes that have a rule in a built style sheet, without the backslashes that escape their characters. */
const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name!.replace(/\\(.)/g, '$1')))

const inPage = () =>
  classesIn(/<style>(.*?)<\/style>/s.exec(readFileSync(join(DIST, 'index.html'), 'utf8'))![1]!)

function inWholeSheet() {
  const assets = JSON.parse(readFileSync(join(DIST, '.assets.json'), 'utf8')) as string[]
  const [sheet, ...others] = assets.filter((name) => name.endsWith('.css'))
  expect(others).toEqual([])
  return classesIn(readFileSync(join(DIST, 'assets', sheet!), 'utf8'))
}

for (const path of rendered) {
  test(`${path} contains the styles that it is rendered with, and loads no more`, async ({ page, watch }) => {
    watch.expectAnswer(404, /^\/nowhere\/$/)
    const sheets: string[] = []
    page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()))
    const response = await page.goto(path)
    const html = (await response!.text()).replaceAll(/<script.*?<\/script>/gs, '')
    const [whole, inlined] = [inWholeSheet(), inPage()]
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) =>
      names!.replaceAll('&amp;', '&').split(' '),
    )
    const styled = used.filter((name) => whole.has(name))
    expect(styled).not.toEqual([])
    expect(styled.filter((name) => !inlined.has(name))).toEqual([])
    // Their styles are left out of rendered pages (scripts/styles.ts).
    expect(html).not.toMatch(/<(abbr|code|hr|kbd|optgroup|pre|progress|samp|small|sub|sup|table)\b/)
    expect(html).not.toMatch(/<input[^>]* type="(date|file|number)"/)
    expect(sheets).toEqual([])
  })
}

test('styles of other pages alone are not in rendered ones', { tag: '@desktop' }, () => {
  const [whole, inlined] = [inWholeSheet(), inPage()]
  expect(inlined.size).toBeLessThan(whole.size * 0.8)
})

test('what visitors open on a board needs no other style sheet', async ({ page }) => {
  const sheets: string[] = []
  page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()))
  const missing = async (open: Locator) => {
    await open.waitFor()
    const used = await page.evaluate(() => [
      ...new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])),
    ])
    const inlined = inPage()
    return used.filter((name) => inWholeSheet().has(name) && !inlined.has(name))
  }
  await page.goto('/')
  await searchBox(page).pressSequentially('garden')
  expect(await missing(page.getByRole('option').first())).toEqual([])
  await page.keyboard.press('Escape')

  if (isPhone(page)) {
    for (const button of ['Filter', 'Open menu']) {
      await page.getByRole('button', { name: button }).click()
      expect(await missing(page.getByRole('dialog'))).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  } else {
    for (const filter of ['Employment type', 'Salary', 'Location']) {
      await page.getByRole('button', { name: filter, exact: true }).click()
      expect(await missing(page.getByRole('button', { name: /^Show / }))).toEqual([])
      await page.keyboard.press('Escape')
    }
  }
  expect(sheets).toEqual([])
})

test('a part that isn’t rendered shows once the whole style sheet is loaded', async ({ page, watch }) => {
  watch.expectError(/Loading chunk failed|ERR_FAILED/)
  const sheet = '**/assets/*.css'
  const comments = page.getByRole('region', { name: 'Leave your comment' })
  await page.goto('/')
  await page.route(sheet, (route) => route.abort())
  await comments.scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert').filter({ hasText: 'Loading chunk failed' })).toBeVisible()
  await expect(comments.getByRole('textbox')).toHaveCount(0)

  await page.unroute(sheet)
  await page.getByRole('button', { name: 'Reload' }).click()
  await comments.scrollIntoViewIfNeeded()
  await expect(comments.getByRole('textbox').first()).toBeVisible()
  const link = page.locator('link[rel="stylesheet"]')
  expect(await link.evaluate((element: HTMLLinkElement) => element.sheet !== null)).toBe(true)
})
