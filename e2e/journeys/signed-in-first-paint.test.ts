import type { Page } from '@playwright/test'
import { holdBack, lostContent, untilWatched, watchContent } from '../harness/lostContent.ts'
import { watchRequests } from '../harness/idle.ts'
import { movedElements, shiftOf, watchShifts } from '../harness/layoutShift.ts'
import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'
import { frontEndJob } from '../steps/posting.ts'
import { isPhone } from '../steps/screen.ts'

const accountMenu = (page: Page) =>
  page.getByRole('button', isPhone(page) ? { name: 'Menu', exact: true } : { name: /^Account menu/ })

/** Opens a page whose code and then data load one request at a time; `untilUsable` waits for the last code. */
async function openSlowly(page: Page, path: string, untilUsable: () => Promise<unknown>) {
  await watchShifts(page)
  await watchContent(page)
  const releaseCode = await holdBack(page, '**/assets/*.js')
  const releaseData = await holdBack(page, '**/api/**')
  // It stays open, and the other requests wait for their turn.
  await page.route('**/api/events/', () => {})
  const untilIdle = watchRequests(page)
  await page.goto(path, { waitUntil: 'commit' })
  await untilWatched(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Guildhall' })).toBeVisible()
  // The font, which may have come after the first paint, can take a line from a text.
  const shiftOfFont = await shiftOf(page)

  releaseCode()
  await accountMenu(page).waitFor()
  await untilUsable()
  expect(await lostContent(page), 'while the code loaded').toEqual([])

  releaseData()
  await untilIdle()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  expect(await lostContent(page), 'while the data loaded').toEqual([])
  const shift = (await shiftOf(page)) - shiftOfFont
  expect(shift, (await movedElements(page)).join('\n')).toBeLessThan(0.005)
}

test('a candidate’s board keeps everything it has shown while code and data load', async ({
  page,
  arrange,
}) => {
  // The newest job is first, and beside the list on a desktop.
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const job = frontEndJob('Signal keeper')
  await arrange.job(company, job)
  await arrange.signIn(page, 'candidate')

  await openSlowly(page, '/', async () => {
    await page.getByRole('button', { name: `Save ${job.title}` }).waitFor()
    if (!isPhone(page)) await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
  })
})

test('a candidate’s page of a job keeps everything it has shown while code and data load', async ({
  page,
  arrange,
}) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const jobId = await arrange.job(company, frontEndJob('Buoy painter'))
  await arrange.signIn(page, 'candidate')

  await openSlowly(page, `/jobs/?jobId=${jobId}`, async () => {
    await expect(page.getByRole('link', { name: 'Apply now' })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
  })
})

for (const [as, path] of [
  ['candidate', '/interested-jobs/'],
  ['company', '/company-panel/'],
] as const) {
  test(`${path} of a ${as} shows what is around it before its code is loaded, and keeps it`, async ({
    page,
    arrange,
  }) => {
    // A job that both sides have finished, and the candidate has rated.
    const company = await arrange.account(newAccount('company', 'Ferry Yard'))
    const { id } = await arrange.finishedJob(company, frontEndJob('Mooring keeper'), 'candidate')
    const rating = { rating: 4.5, comment: 'Paid on time.', to_user_id: await arrange.idOf(company) }
    await arrange.callAs('candidate', 'POST', `/api/rating/add_rating/?id=${id}`, rating)
    await arrange.signIn(page, as)
    await openSlowly(page, path, async () => {
      await page.getByRole('heading', { level: 1 }).waitFor()
    })
  })
}

for (const [what, path] of [
  ['home', '/'],
  ['view of another company’s job', '/jobs/?jobId=1'],
  ['view of another company', '/profile/company/?id=1'],
] as const) {
  test(`a company’s ${what} keeps everything it has shown while code and data load`, async ({
    page,
    arrange,
  }) => {
    await arrange.signIn(page, 'company')
    await openSlowly(page, path, async () => {
      if (path === '/') await expect(page).toHaveURL('/users/')
    })
  })
}

test('a company’s view of its own job keeps everything it has shown while code and data load', async ({
  page,
  arrange,
}) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const jobId = await arrange.job(company, frontEndJob('Lock keeper'))
  await arrange.signIn(page, company)
  await openSlowly(page, `/jobs/?jobId=${jobId}`, () =>
    page.getByRole('link', { name: 'Manage job' }).waitFor(),
  )
})

const FOR_VISITORS = [/^Login/, /^Sign-up$/, /to apply$/, 'Looking for candidate?', 'Open menu', 'Filters']
const FOR_CANDIDATES = [/^Apply now$/, /^Save$/, /to save/]

for (const [account, paths, names] of [
  ['candidate', ['/', '/jobs/?jobId=1', '/profile/company/?id=1'], FOR_VISITORS],
  ['company', ['/jobs/?jobId=1', '/profile/company/?id=1'], [...FOR_VISITORS, ...FOR_CANDIDATES]],
] as const) {
  test(`the first paint shows a ${account} nothing that is meant for others only`, async ({
    page,
    arrange,
  }) => {
    await arrange.signIn(page, account)
    await holdBack(page, '**/assets/*.js')
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      for (const name of names) {
        const forOthers = page.getByRole('link', { name }).or(page.getByRole('button', { name }))
        await expect.soft(forOthers.filter({ visible: true }), `${name} at ${path}`).toHaveCount(0)
      }
    }
  })
}
