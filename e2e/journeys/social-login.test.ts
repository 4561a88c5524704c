import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'
import { logIn, loginForm, logOut, resetLink, saveNewPassword } from '../steps/accounts.ts'
import { mei, nora, openDemoId, samuel, signInWithDemoId } from '../steps/demoId.ts'
import { openFromMenu } from '../steps/screen.ts'
import { openJob } from '../steps/search.ts'

const PASSWORD = 'orchard-lantern-42'

const ownName = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('a visitor signs up with Demo ID, logs out, and signs in to the same account', async ({ page }) => {
  await page.goto('/register/')
  await signInWithDemoId(page, nora)
  await expect(page).toHaveURL('/')
  await openFromMenu(page, 'Profile')
  await expect(ownName(page)).toHaveText(nora.name)
  const profile = page.url()

  await logOut(page)
  await page.goto('/login/')
  await signInWithDemoId(page, nora)
  await page.goto(profile)
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible()
})

test('a cancelled login returns to the login page, which says so once', async ({ page }) => {
  await page.goto('/login/')
  await openDemoId(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'You canceled the login with Demo ID.',
  )
  await expect(page).toHaveURL('/login/')
  await page.reload()
  await expect(loginForm(page).getByLabel('Email')).toBeVisible()
  await expect(page.getByText(/^You canceled/)).toBeHidden()
})

test('a login whose code cannot be loaded returns to the form, and the next one succeeds', async ({
  page,
  watch,
}) => {
  watch.expectError(/Loading chunk failed|ERR_FAILED/)
  const code = '**/assets/SocialReturn-*.js'
  await page.route(code, (route) => route.abort())
  await page.goto('/login/')
  await openDemoId(page)
  await page.getByRole('button', { name: nora.name }).click()
  await expect(page.getByRole('main').getByText(/^The login with Demo ID failed\./)).toBeVisible()
  await expect(loginForm(page).getByLabel('Email')).toBeVisible()

  await page.unroute(code)
  await page.reload()
  await signInWithDemoId(page, nora)
  await expect(page).toHaveURL('/')
})

test('a candidate without a password sets one by mail and logs in with it', async ({ page, app, watch }) => {
  // The new password ends the session of the page.
  watch.expectAnswer(401, /^\/api\//)
  await page.goto('/login/')
  await signInWithDemoId(page, mei)
  await openFromMenu(page, 'Settings')
  await expect(page.getByText(/^You log in with another service\./)).toBeVisible()
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(
    page.getByText(`Reset link has been sent to your email. Please check ${mei.email}`),
  ).toBeVisible()

  const login = { email: mei.email, password: PASSWORD }
  await page.goto(await resetLink(app.mailbox, login))
  await saveNewPassword(page, PASSWORD)
  await expect(page.getByText(/^New password has been saved/)).toBeVisible()
  await logIn(page, login)
  await page.goto('/settings/')
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible()
})

test('a visitor who presses Apply comes back to the job after signing in with Demo ID', async ({ page }) => {
  await page.goto('/?search=Bookbinder')
  const job = await openJob(page, 'Bookbinder, three or four days a week')
  await job.getByRole('link', { name: 'Log in to apply' }).click()
  await expect(page.getByText(/^Log in to apply for “Bookbinder/)).toBeVisible()
  await signInWithDemoId(page, samuel)
  await expect(page).toHaveURL(/\/apply\/\?jobId=\d+$/)
})
