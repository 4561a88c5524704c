import type { Page } from '@playwright/test'
import { waitForHydration } from '../harness/hydration.ts'
import { shiftOf, watchShifts } from '../harness/layoutShift.ts'
import { expect, test } from '../harness/test.ts'
import { loginForm, newAccount } from '../steps/accounts.ts'
import { isPhone } from '../steps/screen.ts'

/** Delays the code of all pages until the returned function is called. */
async function holdCode(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Records the URLs of all requests, and the methods of those for a page. */
function recordRequests(page: Page) {
  const urls: string[] = []
  const pageMethods: string[] = []
  page.on('request', (request) => {
    urls.push(request.url())
    if (request.isNavigationRequest()) pageMethods.push(request.method())
  })
  return { urls, pageMethods }
}

const email = (page: Page) => loginForm(page).getByLabel('Email')
const password = (page: Page) => loginForm(page).getByLabel('Password', { exact: true })
const loginButton = (page: Page) => loginForm(page).getByRole('button', { name: 'Login', exact: true })

test(
  'without JavaScript a form leads back to its page, and no URL contains the password',
  { tag: '@desktop' },
  async ({ newPerson }) => {
    const page = await newPerson({ javaScriptEnabled: false })
    const { urls, pageMethods } = recordRequests(page)
    for (const path of ['/login/', '/register/?user_type=company']) {
      await page.goto(path)
      await email(page).fill('maria@example.com')
      await password(page).fill('open-sesame')
      await password(page).press('Enter')
      await expect(password(page)).toHaveValue('')
      await expect(page).toHaveURL(path)
    }
    expect(pageMethods).toEqual(['GET', 'POST', 'GET', 'GET', 'POST', 'GET'])
    expect(urls.join()).not.toContain('sesame')
  },
)

test('a login that is entered before the code is loaded is kept', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/login/', { waitUntil: 'commit' })
  await email(page).fill('maria@example.com')
  await password(page).fill('open-sesame')
  release()
  await waitForHydration(page)

  await email(page).press('End')
  await email(page).pressSequentially('.org')
  await expect(email(page)).toHaveValue('maria@example.com.org')
  await expect(password(page)).toHaveValue('open-sesame')
})

test('a login that is sent before the code is loaded succeeds once it is', async ({ page, arrange }) => {
  const account = newAccount('personal', 'Early Bird')
  await arrange.account(account)
  const { urls, pageMethods } = recordRequests(page)
  const release = await holdCode(page)
  await page.goto('/login/', { waitUntil: 'commit' })
  await email(page).fill(account.email)
  await password(page).fill(account.password)
  await loginButton(page).click()
  await expect(loginButton(page)).toHaveCSS('cursor', 'progress')
  await expect(password(page)).toHaveValue(account.password)
  release()

  await expect(page.getByText('Login Success')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(pageMethods).toEqual(['GET'])
  expect(urls.join()).not.toContain(account.password)
})

test('a demo account that is chosen and sent before the code is loaded is logged in', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/login/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Candidate/ }).click()
  await loginButton(page).click()
  release()
  await expect(page).toHaveURL('/')
})

test('what is pressed before the code is loaded takes effect once it is', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/login/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Candidate/ }).click()
  release()
  await expect(email(page)).toHaveValue(/@/)

  const releaseBoard = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: isPhone(page) ? /^Filters/ : 'Location' }).click()
  releaseBoard()
  await expect(page.getByRole('textbox', { name: 'Search locations' })).toBeVisible()
})

test(
  'what is entered in the registration before the code is loaded is kept',
  { tag: '@desktop' },
  async ({ page }) => {
    const release = await holdCode(page)
    await page.goto('/register/', { waitUntil: 'commit' })
    await page.getByLabel('Username').fill('early.bird')
    await page.getByRole('radio', { name: 'Candidate' }).check()
    release()
    await waitForHydration(page)

    await page.getByLabel('Full name').fill('Early Bird')
    await expect(page.getByLabel('Username')).toHaveValue('early.bird')
    await expect(page.getByRole('radio', { name: 'Candidate' })).toBeChecked()
  },
)

test('a visitor who opens the login for a job in a new tab sees what for, without a layout shift', async ({
  page,
}) => {
  await page.goto('/jobs/?jobId=3')
  await page.evaluate(() => {
    const intent = document.querySelector<HTMLElement>('[data-intent]')!.dataset.intent!
    localStorage.setItem('intent', JSON.stringify({ version: 1, at: Date.now(), ...JSON.parse(intent) }))
  })
  await watchShifts(page)
  await page.goto('/login/', { waitUntil: 'networkidle' })
  await expect(page.getByText(/^Log in to (apply for|save) /)).toBeVisible()
  await expect(email(page)).toBeVisible()
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
})
