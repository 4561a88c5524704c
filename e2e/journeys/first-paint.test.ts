import type { Page } from '@playwright/test'
import { holdBack, lostContent, untilWatched, watchContent } from '../harness/lostContent.ts'
import { shiftOf, watchShifts } from '../harness/layoutShift.ts'
import { expect, test } from '../harness/test.ts'
import { isPhone } from '../steps/screen.ts'
import { waitForHydration } from '../harness/hydration.ts'
import { foundJobs, cardLinks, searchBox, suggestionNamed } from '../steps/search.ts'

const BOOKBINDER = 'Bookbinder, three or four days a week'

/** Records the API calls of the page. */
function recordCalls(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  return calls
}

/** Delays the code of one page until the returned function is called. */
async function holdCode(page: Page, name: string) {
  const held = Promise.withResolvers<void>()
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test(
  'without JavaScript a visitor reads the board, searches, and reads a job and its company',
  { tag: '@desktop' },
  async ({ newPerson }) => {
    const page = await newPerson({ javaScriptEnabled: false })
    await page.goto('/')
    await expect(cardLinks(page)).toHaveCount(12)
    expect(await foundJobs(page)).toBeGreaterThan(12)
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL('/?page=2')
    await expect(cardLinks(page)).toHaveCount(12)
    await page.getByRole('link', { name: 'Closing soon' }).click()
    await expect(page).toHaveURL('/?sort=closing')
    await page.getByRole('link', { name: 'Newest' }).click()
    await expect(page).toHaveURL('/')

    await searchBox(page).fill('Bookbinder')
    await searchBox(page).press('Enter')
    await expect(page).toHaveURL('/?search=Bookbinder')
    const address = '/?search=Bookbinder&location=Bristol&location=Remote&remote=true'
    await page.goto(address)
    await searchBox(page).press('Enter')
    await expect(page).toHaveURL(address)
    await page.goBack()
    await page.goBack()
    await page.getByRole('link', { name: BOOKBINDER, exact: true }).click()
    const job = page.getByRole('article')
    await expect(job.getByRole('heading', { level: 1, name: BOOKBINDER })).toBeVisible()
    await expect(job.getByText('The workshop is heated')).toBeVisible()
    await expect(job.getByRole('link', { name: 'Log in to apply' })).toBeVisible()
    await job.locator('a[href^="/profile/company/"]').first().click()
    await expect(page.getByRole('heading', { name: /^Open jobs/ })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Open jobs' }).getByRole('link').first()).toBeVisible()
  },
)

const NEAR_VIEW = /^\/api\/(user\/profile|job\/get_company_jobs|job\/get_similar_jobs)\//

test('a rendered page is hydrated without a layout shift or another request but the view, and its links work', async ({
  page,
}) => {
  await watchShifts(page)
  const calls = recordCalls(page)
  for (const path of [
    '/',
    '/?search=Bookbinder',
    '/jobs/?jobId=3',
    '/profile/company/?id=1',
    '/login/',
    '/register/',
  ]) {
    calls.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('main .skeleton')).toHaveCount(0)
    const views = path.startsWith('/jobs/') ? ['/api/job/view_job/3/'] : []
    // What is beside and below a job loads when it comes near the view, which may be at once.
    const others = calls.filter((call) => !path.startsWith('/jobs/') || !NEAR_VIEW.test(call))
    expect.soft(others, path).toEqual(views)
    expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(0.02)
  }

  await page.goto('/')
  await cardLinks(page).nth(1).click()
  await expect(page).toHaveURL(isPhone(page) ? /\/jobs\/\?jobId=\d+$/ : /\/\?jobId=\d+$/)
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
})

test('nothing that the server rendered disappears during hydration', async ({ page }) => {
  await watchContent(page)
  const empty = ['/?search=%3F%3F%3F', '/?page=99999', '/?search=%3F%3F%3F&remote=true']
  for (const path of ['/', '/jobs/?jobId=3', '/profile/company/?id=1', '/login/', '/register/', ...empty]) {
    const letCode = await holdBack(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    await untilWatched(page)
    letCode()
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    expect.soft(await lostContent(page), path).toEqual([])
  }
})

test('each kind of page names its code', { tag: '@desktop' }, async ({ request }) => {
  for (const [path, file] of [
    ['/', 'JobBoardPage'],
    ['/users/', 'PeopleBoardPage'],
    ['/login/', 'LoginPage'],
    ['/register/', 'RegisterPage'],
    ['/settings/', 'SettingsPage'],
    ['/saved-jobs/', 'SavedJobsPage'],
  ]) {
    const html = await (await request.get(path!)).text()
    expect.soft(html).toMatch(new RegExp(`data-scripts="[^"]*/assets/${file}-`))
  }
})

test('a job in the URL of the board is shown beside the list, or on its own page on a phone', async ({
  page,
  newPerson,
}) => {
  const reader = await newPerson({ javaScriptEnabled: false })
  await reader.goto('/?jobId=3')
  const shown = reader.getByRole('region', { name: 'Job details' }).getByRole('heading', { level: 2 })
  if (isPhone(reader)) await expect(shown).toBeHidden()
  else await expect(shown).toBeVisible()

  await page.goto('/?jobId=3')
  await expect(page).toHaveURL(isPhone(page) ? '/jobs/?jobId=3' : '/?jobId=3')
})

test('a signed-in candidate sees the board at once, then the flags of saved jobs', async ({
  page,
  arrange,
}) => {
  await arrange.signIn(page, 'candidate')
  await watchShifts(page)
  await page.goto('/?search=React')
  await page
    .getByRole('button', { name: /^(Save|Remove) / })
    .first()
    .waitFor()
  await expect(page.getByRole('link', { name: /^Log in to save/ })).toHaveCount(0)
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
})

test('text typed before the code is loaded is kept', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdCode(page, 'JobBoardPage')
  await page.goto('/', { waitUntil: 'commit' })
  await searchBox(page).fill('Bookbinder')
  release()
  await waitForHydration(page)
  await expect(searchBox(page)).toHaveValue('Bookbinder')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL('/?search=Bookbinder')
  await expect(page.getByRole('link', { name: BOOKBINDER, exact: true })).toBeVisible()
})

test(
  'text typed before the code is loaded gets suggestions afterwards',
  { tag: '@desktop' },
  async ({ page }) => {
    const release = await holdCode(page, 'JobBoardPage')
    await page.goto('/', { waitUntil: 'commit' })
    await searchBox(page).fill('Reac')
    release()
    await page.getByRole('option', { name: suggestionNamed('React') }).click()
    await expect(page).toHaveURL('/?search=React')
  },
)

test(
  'search engines get structured data of a job, and 404 for missing pages',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await page.goto('/?search=Bookbinder')
    const path = await page.getByRole('link', { name: BOOKBINDER, exact: true }).getAttribute('href')
    const job = await request.get(path!)
    expect(job.status()).toBe(200)
    const [, posting] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await job.text())!
    expect(JSON.parse(posting!)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: BOOKBINDER,
      baseSalary: { currency: 'USD' },
    })
    const again = await request.get(path!, { headers: { 'if-none-match': job.headers()['etag']! } })
    expect(again.status()).toBe(304)

    for (const missing of ['/jobs/?jobId=999999999', '/profile/company/?id=x', '/no-such-page/']) {
      const response = await request.get(missing)
      expect.soft(response.status(), missing).toBe(404)
      expect.soft(await response.text(), missing).toMatch(/<h1[^>]*>(Job|User|Page) Not Found</)
    }
    const saved = await request.get('/saved-jobs/')
    expect(saved.status()).toBe(200)
    expect(await saved.text()).toContain('<meta name="robots" content="noindex">')
  },
)
