import type { Locator, Page } from '@playwright/test'
import { movedElements, shiftOf, untilShiftsReported, watchShifts } from '../harness/layoutShift.ts'
import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'
import { goOn } from '../steps/applying.ts'
import { frontEndJob } from '../steps/posting.ts'
import { askForContact } from '../steps/profile.ts'
import { cardLinks } from '../steps/search.ts'

const isInView = (page: Page) =>
  page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top < innerHeight)

/** Delays the API responses until the returned function is called. */
async function holdResponses(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

async function expectNoFooterWhileLoading(
  page: Page,
  path: string,
  heading: string | RegExp,
  open: () => Promise<unknown> = () => page.goto(path),
) {
  const release = await holdResponses(page)
  await open()
  await page.locator('main .skeleton').first().waitFor()
  expect(await isInView(page), `${path} while loading`).toBe(false)
  release()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  expect(await isInView(page), `${path} when loaded`).toBe(false)
  await page.unroute('**/api/**')
}

test('the footer stays below the screen while the lists, the settings and the page of a company load', async ({
  page,
  arrange,
}) => {
  await arrange.signIn(page, 'candidate')
  await expectNoFooterWhileLoading(page, '/saved-jobs/', 'Saved Jobs')
  await expectNoFooterWhileLoading(page, '/interested-jobs/', 'Applied Jobs')
  await expectNoFooterWhileLoading(page, '/settings/', 'Settings')

  // From a job: opened by its URL, the company page is rendered by the server.
  await page.goto('/jobs/?jobId=1')
  const company = page.getByRole('article').locator('a[href^="/profile/company/"]').first()
  await expectNoFooterWhileLoading(page, 'a company', /./, () => company.click())
})

test('the footer stays below the screen while the login page loads the demo accounts', async ({ page }) => {
  const release = await holdResponses(page)
  await page.goto('/login/')
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
  expect(await isInView(page), 'the form alone').toBe(false)
  release()
  await page.getByRole('region', { name: 'Demo accounts' }).waitFor()
  expect(await isInView(page), 'the form and the accounts').toBe(false)
})

test('the footer stays below the screen while the board of people loads', async ({ page, arrange }) => {
  await arrange.signIn(page, 'company')
  await expectNoFooterWhileLoading(page, '/users/', 'Find candidates')
})

test('the footer stays below the screen while a job with its applicants loads', async ({ page, arrange }) => {
  await arrange.signIn(page, 'company')
  await page.goto('/company-panel/?tab=jobs')
  const job = page.getByRole('list', { name: 'Jobs' }).getByRole('link').first()
  await expectNoFooterWhileLoading(page, (await job.getAttribute('href')) ?? '', /./)
})

/** Opens a page with data that is held back, and waits until it is shown. */
async function expectNoShift(page: Page, open: () => Promise<unknown>, content: Locator) {
  const release = await holdResponses(page)
  const before = await shiftOf(page)
  await open()
  await page.locator('main .skeleton').first().waitFor()
  await untilShiftsReported(page)
  release()
  await content.waitFor()
  expect((await shiftOf(page)) - before, (await movedElements(page)).join('\n')).toBeLessThan(0.02)
  await page.unroute('**/api/**')
}

test('nothing moves when the data of the last step of an application arrives', async ({ page, arrange }) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const jobId = await arrange.job(company, frontEndJob('Keeper of the bells'), [
    { type: 'textarea', value: 'Why ships?', required: false },
  ])
  await watchShifts(page)
  await arrange.signIn(page, 'candidate')
  await page.goto(`/apply/?jobId=${jobId}&step=questions`)
  await page.getByRole('textbox', { name: 'Why ships?' }).waitFor()
  await expectNoShift(page, () => goOn(page), page.getByText('Matches 2 of 2 skills'))
})

test('the card of an application is where its placeholder was, with and without questions', async ({
  page,
  arrange,
}) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const question = { type: 'textarea' as const, value: 'Why ships?', required: false }
  const card = () => page.locator('main .card').evaluate((element) => element.getBoundingClientRect().top)
  await arrange.signIn(page, 'candidate')
  for (const questions of [[], [question]]) {
    const jobId = await arrange.job(company, frontEndJob('Keeper of the bells'), questions)
    const release = await holdResponses(page)
    await page.goto(`/apply/?jobId=${jobId}`)
    await page.locator('main .skeleton').first().waitFor()
    const placeholder = await card()
    release()
    await page.getByRole('heading', { name: 'Your application' }).waitFor()
    expect(Math.abs((await card()) - placeholder), `${questions.length} questions`).toBeLessThan(2)
    await page.unroute('**/api/**')
  }
})

test('nothing moves when candidates arrive below the notice of a new company', async ({ page, arrange }) => {
  await watchShifts(page)
  await arrange.signIn(page, await arrange.account(newAccount('company', 'Ferry Yard')))
  const notice = page.getByRole('region', { name: 'Post your first job' })
  const open = async () => {
    await page.goto('/users/')
    await notice.waitFor()
  }
  await expectNoShift(page, open, cardLinks(page).first())
})

test('nothing moves when the jobs of a company and the applicants arrive', async ({ page, arrange }) => {
  await watchShifts(page)
  await arrange.signIn(page, 'company')
  const jobs = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem')
  const applied = jobs.filter({ hasText: /[1-9]\d* applicants?/ }).getByRole('link')
  await expectNoShift(page, () => page.goto('/company-panel/?tab=jobs'), jobs.first())
  await expectNoShift(page, () => applied.first().click(), page.getByRole('list', { name: 'Applicants' }))
})

test('nothing moves when the own profile asks who may see the contact details', async ({ page, arrange }) => {
  await watchShifts(page)
  await arrange.signIn(page, 'candidate')
  await askForContact(page)
  const question = page.getByRole('region', { name: 'Who may see your email, phone and resume?' })
  await page.goto(`/profile/?id=${await arrange.idOf('candidate')}`)
  await question.waitFor()
  expect(await shiftOf(page), (await movedElements(page)).join('\n')).toBeLessThan(0.02)
})

test('nothing moves on the page of a new job when there are no applicants', async ({ page, arrange }) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const jobId = await arrange.job(company, frontEndJob('Keeper of the tides'))
  await watchShifts(page)
  await arrange.signIn(page, company)
  const applicants = page.getByText('Nobody has applied yet.')
  await expectNoShift(page, () => page.goto(`/job-detail-panel/?jobId=${jobId}`), applicants)
})

test('nothing moves when the job of an application and the applied jobs arrive', async ({
  page,
  arrange,
}) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const jobId = await arrange.job(company, frontEndJob('Keeper of the buoys'))
  await watchShifts(page)
  await arrange.signIn(page, 'candidate')
  const application = page.getByRole('heading', { name: 'Your application' })
  await expectNoShift(page, () => page.goto(`/apply/?jobId=${jobId}`), application)
  const applied = page.getByRole('list', { name: 'Applied Jobs' })
  await expectNoShift(page, () => page.goto('/interested-jobs/'), applied)
})
