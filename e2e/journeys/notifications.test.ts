import type { BrowserContext, Page } from '@playwright/test'
import type { Arrange } from '../harness/arrange.ts'
import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'
import {
  applicant,
  applicantRow,
  confirm,
  manageJob,
  openApplicant,
  showApplicants,
} from '../steps/hiring.ts'
import {
  bell,
  closeNotifications,
  expectUnread,
  followNewest,
  markAllRead,
  openNotifications,
} from '../steps/notifications.ts'
import { frontEndJob, inDays } from '../steps/posting.ts'
import { rate, ratingPopup } from '../steps/rating.ts'

const CANDIDATE = 'Mira Hoffmann'
const EVENTS = '**/api/events/'

/** The requests for the event stream that a browser makes from now on. */
function countStreams(context: BrowserContext) {
  const streams = { count: 0 }
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events/') streams.count += 1
  })
  return streams
}

test('both sides are notified of each step without a reload, and rate each other', async ({
  page: candidate,
  newPerson,
  arrange,
}) => {
  const account = await arrange.account(newAccount('company', 'Ferry Yard'))
  const job = frontEndJob('Keeper of the bells')
  const jobId = await arrange.job(account, job)
  const company = await newPerson()
  await arrange.signIn(company, account)
  await arrange.signIn(candidate, 'candidate')
  await candidate.goto('/')
  await markAllRead(candidate)

  await test.step('the candidate applies, and the bell and the page of the company show it', async () => {
    await company.goto(`/job-detail-panel/?jobId=${jobId}`)
    await company.getByText('Nobody has applied yet.').waitFor()
    await expectUnread(company, 0)
    await arrange.apply('candidate', jobId)
    await expectUnread(company, 1)
    await expect(applicantRow(company, CANDIDATE)).toBeVisible()
    await followNewest(company, `${CANDIDATE} applied for ${job.title}.`)
    await expect(applicant(company, CANDIDATE)).toBeVisible()
    await expectUnread(company, 0)
  })

  await test.step('the company accepts, and the bell of the candidate shows it', async () => {
    await applicant(company, CANDIDATE)
      .getByRole('button', { name: /^Accept/ })
      .click()
    await confirm(company, {
      question: `Accept ${CANDIDATE} for “${job.title}”?`,
      consequence: /In Progress/,
      action: 'Accept',
    })
    await expectUnread(candidate, 1)
    await followNewest(candidate, `Ferry Yard accepted you for ${job.title}.`)
    await expect(candidate).toHaveURL(`/jobs/?jobId=${jobId}`)
    await expectUnread(candidate, 0)
  })

  await test.step('the candidate writes to the company where the acceptance is said', async () => {
    await candidate.getByRole('button', { name: 'Message Ferry Yard' }).click()
    await expect(candidate).toHaveURL(/^[^?]*\/messages\/\?email=/)
    await expect(candidate.getByLabel("Recipient's email")).toHaveValue(account.email)
  })

  await test.step('the company finishes the job, and both are asked to rate', async () => {
    await showApplicants(company)
    await manageJob(company, 'Finish')
    await confirm(company, {
      question: `Finish “${job.title}”?`,
      consequence: /Mira Hoffmann/,
      action: 'Finish job',
    })
    await expectUnread(candidate, 1)
    await expectUnread(company, 1)
  })

  await test.step('the candidate rates the company, which only learns that it was rated', async () => {
    await followNewest(candidate, `${job.title} has finished. Please rate Ferry Yard.`)
    await rate(candidate, { rating: 4.5, label: 'Excellent', comment: 'Clear plans, kind people.' })
    await expectUnread(company, 2)
    const notice = (await openNotifications(company)).getByRole('listitem').first()
    await expect(notice).toContainText(`You were rated for ${job.title}. Rate too to see the rating.`)
    await closeNotifications(company)
  })

  await test.step('the company rates the candidate', async () => {
    await followNewest(company, `You were rated for ${job.title}.`)
    await rate(company, { rating: 5, label: 'Excellent+', comment: 'Quick and careful.' })
    await expectUnread(candidate, 1)
    // The one that asked for the rating was not opened.
    await expectUnread(company, 0)
  })

  await test.step('a click on the notification now leads to the job', async () => {
    await followNewest(candidate, `was rated`)
    await expect(candidate).toHaveURL(`/jobs/?jobId=${jobId}`)
    await expect(ratingPopup(candidate)).toBeHidden()
  })

  await test.step('both profiles show the ratings', async () => {
    await candidate.getByRole('link', { name: 'Ferry Yard' }).first().click()
    await expect(candidate.getByText('Clear plans, kind people.')).toBeVisible()
    await company.goto(`/job-detail-panel/?jobId=${jobId}`)
    await openApplicant(company, CANDIDATE)
    await applicant(company, CANDIDATE).getByRole('link', { name: CANDIDATE, exact: true }).click()
    await expect(company.getByText('Quick and careful.')).toBeVisible()
  })
})

test('withdrawn, closed, no decision: each notifies the right people', async ({
  page: candidate,
  newPerson,
  arrange,
  app,
}) => {
  const account = await arrange.account(newAccount('company', 'Ferry Yard'))
  const jobOf = async (title: string) => {
    const id = await arrange.job(account, frontEndJob(title))
    await arrange.apply('candidate', id)
    return id
  }
  await jobOf('Keeper of the oars')
  const masts = await jobOf('Keeper of the masts')
  const stranger = await arrange.account(newAccount('company', 'Quiet Quay'))
  await arrange.job(stranger, frontEndJob('Keeper of the quay'))
  const [company, other] = [await newPerson(), await newPerson()]
  await arrange.signIn(company, account)
  await arrange.signIn(other, stranger)
  await arrange.signIn(candidate, 'candidate')
  await candidate.goto('/interested-jobs/')
  await markAllRead(candidate)
  await other.goto('/users/')
  await company.goto(`/job-detail-panel/?jobId=${masts}`)
  await markAllRead(company)

  await test.step('the company is notified of a withdrawal', async () => {
    const application = candidate.getByRole('listitem').filter({ hasText: 'Keeper of the oars' })
    await application.getByRole('button', { name: /^Withdraw/ }).click()
    await candidate.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
    await expectUnread(company, 1)
    const notices = await openNotifications(company)
    await expect(notices.getByRole('listitem').first()).toContainText(
      `${CANDIDATE} withdrew their application for Keeper of the oars.`,
    )
    await closeNotifications(company)
    await markAllRead(company)
    await expectUnread(candidate, 0)
  })

  await test.step('the candidate is told that the company closed the job', async () => {
    await manageJob(company, 'Close')
    await confirm(company, {
      question: 'Close “Keeper of the masts”?',
      consequence: /applicant/,
      action: 'Close job',
    })
    await expectUnread(candidate, 1)
    await followNewest(candidate, 'Ferry Yard closed Keeper of the masts. Your application is closed.')
    await expectUnread(candidate, 0)
    await expectUnread(company, 0)
  })

  await test.step('both are told that there was no decision in time', async () => {
    const id = await jobOf('Keeper of the nets')
    await expectUnread(company, 1)
    await app.query('update jobs set deadline = $1, created_at = $2 where id = $3', [
      inDays(-32),
      inDays(-40),
      id,
    ])
    await app.query(
      `insert into job_reminders (job_id, deadline, kind, sent_on) values ($1, $2, 'no decision due in a week', $3)`,
      [id, inDays(-32), inDays(-9)],
    )
    await app.query(`select graphile_worker.add_job('follow_deadlines')`)
    await expectUnread(candidate, 1)
    await expectUnread(company, 2)
    await followNewest(candidate, 'Ferry Yard made no decision on Keeper of the nets in time.')
    await followNewest(company, 'Keeper of the nets was closed because nobody was accepted')
  })

  await test.step('nobody else is told anything', async () => {
    await expectUnread(other, 0)
    await expect(await openNotifications(other)).toContainText('No notification at the moment.')
  })
})

/** A company that is signed in, with a job. */
async function companyWithJob(page: Page, arrange: Arrange) {
  const account = await arrange.account(newAccount('company', 'Ferry Yard'))
  const jobId = await arrange.job(account, frontEndJob('Keeper of the streams'))
  await arrange.signIn(page, account)
  return { account, jobId }
}

test('two tabs share one event stream, and the second keeps it when the first is closed', async ({
  page,
  context,
  arrange,
}) => {
  const { account, jobId } = await companyWithJob(page, arrange)
  const streams = countStreams(context)
  const second = await context.newPage()
  for (const tab of [page, second]) {
    await tab.goto('/users/')
    await expectUnread(tab, 0)
  }

  await arrange.apply('candidate', jobId)
  for (const tab of [page, second]) await expectUnread(tab, 1)
  expect(streams.count).toBe(1)

  await page.close()
  await expect.poll(() => streams.count).toBe(2)
  const another = await arrange.job(account, frontEndJob('Keeper of the springs'))
  await arrange.apply('candidate', another)
  await expectUnread(second, 2)
})

test('while the event stream is cut, the number is asked for, until the stream is back', async ({
  page,
  watch,
  arrange,
}) => {
  const { account, jobId } = await companyWithJob(page, arrange)
  watch.expectAnswer(503, /^\/api\/events\/$/)
  await page.route(EVENTS, (route) => route.fulfill({ status: 503, json: { error: 'Busy' } }))
  await page.clock.install()
  await page.goto('/users/')
  await expectUnread(page, 0)

  await arrange.apply('candidate', jobId)
  await page.clock.fastForward(20_000)
  await expectUnread(page, 1)

  await page.unroute(EVENTS)
  const stream = page.waitForRequest(EVENTS)
  await page.clock.fastForward(60_000)
  await stream
  await arrange.apply('candidate', await arrange.job(account, frontEndJob('Keeper of the springs')))
  await expectUnread(page, 2)
})

test(
  'after a logout no tab keeps a stream, and the bell of a visitor leads to the login',
  { tag: '@desktop' },
  async ({ page, context, arrange }) => {
    await companyWithJob(page, arrange)
    const streams = countStreams(context)
    await page.goto('/users/')
    await expect.poll(() => streams.count).toBe(1)
    const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/events/'))
    await page.getByRole('button', { name: 'Logout' }).click()
    await closed

    await expect(bell(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Notifications' }).click()
    await expect(page).toHaveURL('/login/')
    expect(streams.count).toBe(1)
  },
)
