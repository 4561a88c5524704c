import { expect, test } from '../harness/test.ts'
import { logInToDemo, newAccount } from '../steps/accounts.ts'
import { frontEndJob } from '../steps/posting.ts'

const COMPANY_PAGES = ['/users/', '/company-panel/', '/job-detail-panel/?jobId=1', '/add-job/']
const PERSONAL_PAGES = ['/saved-jobs/', '/saved-searches/', '/interested-jobs/', '/apply/?jobId=1']
const GUEST_PAGES = ['/login/', '/register/']

test('pages that need a login redirect visitors to the login', { tag: '@desktop' }, async ({ page }) => {
  for (const path of [...COMPANY_PAGES, ...PERSONAL_PAGES]) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/login/')
  }
})

test(
  'company and guest pages redirect a candidate to the board',
  { tag: '@desktop' },
  async ({ page, arrange }) => {
    await arrange.signIn(page, 'candidate')
    for (const path of [...COMPANY_PAGES, ...GUEST_PAGES]) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    }
  },
)

test(
  'the board, candidate pages and guest pages redirect a company to its home',
  { tag: '@desktop' },
  async ({ page, arrange }) => {
    await arrange.signIn(page, 'company')
    for (const path of ['/', ...PERSONAL_PAGES, ...GUEST_PAGES]) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/users/')
    }
  },
)

test(
  'a laptop with a small screen gets the desktop layout',
  { tag: '@desktop' },
  async ({ newPerson, arrange }) => {
    const size = { width: 1280, height: 720 }
    const page = await newPerson({ viewport: size, screen: size, isMobile: false, hasTouch: false })
    await arrange.signIn(page, 'company')
    await page.goto('/company-panel/')
    await expect(page.getByRole('list', { name: 'Jobs' })).toBeVisible()
  },
)

test('a login that a page requires leads back to that page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/interested-jobs/')
  await expect(page).toHaveURL('/login/')
  await logInToDemo(page, 'candidate')
  await expect(page).toHaveURL('/interested-jobs/')
})

test('the jobs page without a job redirects to the board', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/jobs/')
  await expect(page).toHaveURL('/')
})

test('an unknown URL says what was not found', { tag: '@desktop' }, async ({ page, watch }) => {
  watch.expectAnswer(404, /^\/(no-such-page|job-not-found|user-not-found|jobs|profile\/company)\/$/)
  for (const [path, label] of [
    ['/no-such-page/', 'Page Not Found'],
    ['/job-not-found/', 'Job Not Found'],
    ['/user-not-found/', 'User Not Found'],
    ['/jobs/?jobId=999999999', 'Job Not Found'],
    ['/profile/company/?id=999999999', 'User Not Found'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: label }), path).toBeVisible()
    await expect(page.getByText('404', { exact: true }), path).toBeVisible()
  }
})

test(
  'the rendered pages of a job and a company whose account is inactive answer 404',
  { tag: '@desktop' },
  async ({ arrange, newPerson, watch, app }) => {
    const page = await newPerson({ javaScriptEnabled: false })
    watch.expectAnswer(404, /^\/(jobs|profile\/company)\/$/)
    const company = await arrange.account(newAccount('company', 'Harbour Bakery'))
    const jobId = await arrange.job(company, frontEndJob('Sail maker'))
    const { user_posted } = await arrange.call<{ user_posted: { id: number } }>(
      'GET',
      `/api/job/get_job_detail/${jobId}/`,
    )
    const paths = [
      [`/jobs/?jobId=${jobId}`, 'Job Not Found'],
      [`/profile/company/?id=${user_posted.id}`, 'User Not Found'],
    ] as const
    await app.query('update users set is_active = false where id = $1', [user_posted.id])
    for (const [path, label] of paths) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: label }), path).toBeVisible()
    }
  },
)

test(
  'a visitor who looks for candidates is asked to sign up or log in as a company',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    const prompt = page.getByRole('button', { name: 'Looking for candidate?' })
    await prompt.click()
    const dialog = page.getByRole('dialog', { name: 'Looking for candidate?' })
    await expect(dialog.getByRole('link', { name: 'Login' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(prompt).toBeFocused()

    await prompt.click()
    await dialog.getByRole('link', { name: 'Sign-up' }).click()
    await expect(page.getByRole('radio', { name: 'Candidate' })).toBeChecked()
  },
)
