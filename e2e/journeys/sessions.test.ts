import { expect, test } from '../harness/test.ts'
import { demo, loginForm, logInToDemo, logOut, expectLoginRefused } from '../steps/accounts.ts'
import { isPhone, openFromMenu } from '../steps/screen.ts'

test('a login in one tab leads the other tab home, and so does a logout', async ({
  page,
  context,
  watch,
}) => {
  // The answer to a request that the other tab sends just before it learns of the logout.
  watch.expectAnswer(401, /^\/api\//)
  const other = await context.newPage()
  await other.goto('/register/')
  await page.bringToFront()
  await logInToDemo(page, 'candidate')
  await expect(other).toHaveURL('/')
  await other.bringToFront()
  await openFromMenu(other, 'Saved Jobs')
  await expect(other).toHaveURL('/saved-jobs/')

  await page.bringToFront()
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/')
  expect(await other.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})

test(
  'a wrong password and an unknown email get the same message',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    watch.expectAnswer(401, /^\/api\/user\/token\/$/)
    await page.goto('/login/')
    const form = loginForm(page)
    await form.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Email is required')
    await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Password is required',
    )

    for (const email of ['candidate@example.com', 'nobody@example.com'])
      await expectLoginRefused(page, { email, password: 'not-this-one' })
  },
)

test('the login button of a demo says that there is an account inside', async ({ page }) => {
  await page.goto('/')
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click()
  const login = page.getByRole('link', {
    name: isPhone(page) ? 'Login' : 'Login (Demo Account Inside)',
    exact: true,
  })
  await login.click()
  await expect(page.getByRole('region', { name: 'Demo accounts' })).toContainText(demo.candidate.label)
})

test(
  'a session ended elsewhere leads to the login and from there back to the page',
  { tag: '@desktop' },
  async ({ page, arrange, watch }) => {
    watch.expectAnswer(401, /^\/api\//)
    await logInToDemo(page, 'candidate')
    const { refresh } = JSON.parse((await page.evaluate(() => localStorage.getItem('authToken'))) ?? '{}')
    await arrange.call('POST', '/api/user/logout/', { refresh })

    await page.goto('/saved-jobs/')
    await expect(page).toHaveURL('/login/')
    await logInToDemo(page, 'candidate')
    await expect(page).toHaveURL('/saved-jobs/')
  },
)
