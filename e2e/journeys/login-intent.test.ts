import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'
import {
  activationLink,
  fillRegistration,
  logIn,
  loginForm,
  logInToDemo,
  newAccount,
} from '../steps/accounts.ts'
import { frontEndJob } from '../steps/posting.ts'
import { openJob } from '../steps/search.ts'

const BOOKBINDER = 'Bookbinder, three or four days a week'
const BEEKEEPER = 'Beekeeper'

/** A visitor finds a job and uses a link that needs a login. */
async function pressOnJob(page: Page, title: string, link: 'Log in to apply' | 'Save') {
  await page.goto(`/?search=${title.split(/\W/)[0]}`)
  const job = await openJob(page, title)
  await job.getByRole('link', { name: link, exact: true }).click()
  await expect(page).toHaveURL('/login/')
}

const keptIntent = (page: Page) => page.evaluate(() => localStorage.getItem('intent'))

for (const [link, what, arrival] of [
  ['Log in to apply', `Log in to apply for “${BOOKBINDER}”`, /\/apply\/\?jobId=\d+$/],
  ['Save', `Log in to save “${BOOKBINDER}”`, /\/jobs\/\?jobId=\d+$/],
] as const) {
  test(`'${link}' survives a sign-up, an activation in a new tab and the login there`, async ({
    page,
    context,
    app,
  }) => {
    const account = newAccount('personal', 'Ines Marchetti')
    await pressOnJob(page, BOOKBINDER, link)
    await expect(page.getByText(what)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign-Up' }).click()
    await fillRegistration(page, account)

    const mailed = await context.newPage()
    await mailed.goto(await activationLink(app.mailbox, account))
    await mailed.getByRole('button', { name: 'Activate', exact: true }).click()
    await mailed.getByRole('link', { name: 'Go to login' }).click()
    await expect(mailed.getByText(what)).toBeVisible()
    await logIn(mailed, account)

    await expect(mailed).toHaveURL(arrival)
    await expect(mailed.getByRole('main').getByRole('heading', { name: BOOKBINDER })).toBeVisible()
    if (link === 'Save') await expect(mailed.getByRole('button', { name: 'Saved' })).toBeVisible()
    else await expect(mailed.getByRole('navigation', { name: 'Steps' })).toBeVisible()
    // The other tab follows the login, not the intent.
    await expect(page).toHaveURL('/')
    expect(await keptIntent(mailed)).toBeNull()
  })
}

for (const [link, what] of [
  ['Log in to apply', 'Log in to apply for “Net mender”'],
  ['Save', 'Log in to save “Net mender”'],
] as const) {
  test(
    `'${link}' works before the page’s code is loaded, and in a new tab`,
    { tag: '@desktop' },
    async ({ page, context, arrange }) => {
      const company = await arrange.account(newAccount('company', 'Ferry Yard'))
      const url = `/jobs/?jobId=${await arrange.job(company, frontEndJob('Net mender'))}`
      const code = Promise.withResolvers<void>()
      // Requests of the page that is left are cancelled.
      await page.route('**/assets/*.js', (route) => code.promise.then(() => route.continue()).catch(() => {}))
      await page.goto(url, { waitUntil: 'commit' })
      const toLogin = page.getByRole('main').getByRole('link', { name: link, exact: true })
      await toLogin.click()
      code.resolve()
      await expect(page.getByText(what)).toBeVisible()

      await loginForm(page).getByRole('link', { name: 'Not now' }).click()
      await expect(page).toHaveURL(url)
      const opened = context.waitForEvent('page')
      await toLogin.click({ modifiers: ['ControlOrMeta'] })
      await expect((await opened).getByText(what)).toBeVisible()
    },
  )
}

test(
  'a visitor who saves a job finds it saved after the login, and the next login leads home',
  { tag: '@desktop' },
  async ({ page, arrange, newPerson, watch }) => {
    watch.expectAnswer(409, /^\/api\/job\/save_job\/$/)
    const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
    const saveByLogin = async (visitor: Page) => {
      await pressOnJob(visitor, BEEKEEPER, 'Save')
      await expect(visitor.getByText(`Log in to save “${BEEKEEPER}”`)).toBeVisible()
      await logIn(visitor, account)
      await expect(visitor).toHaveURL(/\/jobs\/\?jobId=\d+$/)
      await expect(visitor.getByRole('status').filter({ hasText: 'Job saved' })).toBeVisible()
      await expect(visitor.getByRole('article').getByRole('button', { name: 'Saved' })).toBeVisible()
    }
    await saveByLogin(page)
    // In another browser, where it is saved already.
    const elsewhere = await newPerson()
    await saveByLogin(elsewhere)

    // Where no page of the app is open that may still open its event stream.
    await elsewhere.goto('/healthz')
    await elsewhere.evaluate(() => localStorage.removeItem('authToken'))
    await elsewhere.goto('/login/')
    await expect(elsewhere.getByText(/^Log in to/)).toBeHidden()
    await logIn(elsewhere, account)
    await expect(elsewhere).toHaveURL('/')
  },
)

for (const [whose, userType, path] of [
  ['a person', 'company', '/profile/'],
  ['a company', 'personal', '/profile/company/'],
] as const) {
  test(`'Send Message' of ${whose} leads through the login to the message, and back`, async ({
    page,
    arrange,
  }) => {
    const sender = await arrange.account(newAccount(userType, 'Ferry Yard'))
    const recipient = newAccount(userType === 'company' ? 'personal' : 'company', 'Noor Haddad')
    const id = await arrange.idOf(await arrange.account(recipient))
    await page.goto(`${path}?id=${id}`)
    await page.getByRole('main').getByRole('link', { name: 'Send Message' }).click()
    await expect(page.getByText('Log in to send a message to Noor Haddad')).toBeVisible()
    await logIn(page, sender)

    // A candidate's email is hidden from a company that was not written to.
    const email = userType === 'company' ? `${recipient.username}@members.test` : recipient.email
    await expect(page).toHaveURL(`/messages/?email=${encodeURIComponent(email)}`)
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(email)
    await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(`${path}?id=${id}`)
    expect(await keptIntent(page)).toBeNull()
  })
}

test(
  'the save button of a card leads through the login to its job',
  { tag: '@desktop' },
  async ({ page, arrange }) => {
    const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
    await page.goto('/?search=Beekeeper')
    await page.getByRole('link', { name: `Log in to save ${BEEKEEPER}` }).click()
    await logIn(page, account)
    await expect(page.getByRole('article').getByRole('button', { name: 'Saved' })).toBeVisible()
  },
)

test(
  '"Not now" leads back to the job, and the login after it leads home',
  { tag: '@desktop' },
  async ({ page }) => {
    await pressOnJob(page, BOOKBINDER, 'Log in to apply')
    await loginForm(page).getByRole('link', { name: 'Not now' }).click()
    await expect(page).toHaveURL(/\/jobs\/\?jobId=\d+$/)
    await expect(page.getByRole('link', { name: 'Log in to apply' })).toBeVisible()
    expect(await keptIntent(page)).toBeNull()
    await page.getByRole('link', { name: 'Back to jobs' }).click()
    await expect(page).toHaveURL('/')
    await logInToDemo(page, 'candidate')
    await expect(page).toHaveURL('/')
  },
)

test(
  'a company that logs in goes to its home, and the intent is dropped',
  { tag: '@desktop' },
  async ({ page }) => {
    await pressOnJob(page, BEEKEEPER, 'Save')
    await logInToDemo(page, 'company')
    await expect(page).toHaveURL('/users/')
    expect(await keptIntent(page)).toBeNull()
  },
)

test('a stored path to another site is not followed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/login/')
  for (const path of ['//example.org/', '/\\example.org/', 'https://example.org/', '/..//example.org/']) {
    await page.evaluate((path) => {
      const intent = { version: 1, at: Date.now(), action: 'open', path, title: 'Saved Jobs' }
      localStorage.setItem('intent', JSON.stringify(intent))
    }, path)
    await page.reload()
    await expect(loginForm(page).getByLabel('Email')).toBeVisible()
    await expect(page.getByText(/^Log in to continue/), path).toBeHidden()
  }
  await logInToDemo(page, 'candidate')
  await expect(page).toHaveURL('/')
})
