import type { Page } from '@playwright/test'
import type { Arrange } from '../harness/arrange.ts'
import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'
import {
  applicant,
  applicantNames,
  applicantRow,
  confirm,
  manageJob,
  openApplicant,
  showApplicants,
} from '../steps/hiring.ts'
import { frontEndJob } from '../steps/posting.ts'

const CANDIDATE = 'Mira Hoffmann'

test('a company chooses between applicants, accepts one and finishes the job', async ({ page, arrange }) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const job = frontEndJob('Keeper of the timetable')
  const jobId = await arrange.job(company, job)
  const others = await arrange.applicants(jobId, 3)
  await arrange.apply('candidate', jobId)
  await arrange.signIn(page, company)
  const card = applicant(page, CANDIDATE)
  const row = applicantRow(page, CANDIDATE)

  await test.step('new applicants are marked until the page is left', async () => {
    await page.goto(`/job-detail-panel/?jobId=${jobId}`)
    await expect(applicantNames(page)).toHaveText([CANDIDATE, ...others])
    await expect(row.getByText('New', { exact: true })).toBeVisible()
    await expect(row).toContainText('2 of 2 skills')
    await expect(applicantRow(page, others[2]!)).toContainText('Waiting 3 days')
    const seen = page.waitForResponse(/\/seen_applicants\//)
    await page.getByRole('link', { name: 'Back to your jobs' }).first().click()
    await seen
    await page.goBack()
    await expect(row).toBeVisible()
    await expect(row.getByText('New', { exact: true })).toBeHidden()
  })

  await test.step('the order and the filters are in the URL', async () => {
    await page.getByLabel('Sort by').selectOption('Longest waiting')
    await expect(page).toHaveURL(/&sort=waiting$/)
    await expect(applicantNames(page)).toHaveText([CANDIDATE, ...others].toReversed())
    await page.getByRole('combobox', { name: 'Skill', exact: true }).selectOption('TypeScript')
    await expect(page).toHaveURL(/&skill=TypeScript&sort=waiting$/)
    await expect(row).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(applicantNames(page)).toHaveText([CANDIDATE, ...others])
  })

  await test.step('the selected applicant is in the URL', async () => {
    await openApplicant(page, others[1]!)
    await expect(page).toHaveURL(/&applicant=\d+$/)
    await page.reload()
    await expect(applicant(page, others[1]!)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`/job-detail-panel/?jobId=${jobId}`)
  })

  await test.step('it keeps a shortlist and notes', async () => {
    await openApplicant(page, CANDIDATE)
    await card.getByRole('button', { name: `Shortlist ${CANDIDATE}` }).click()
    await card.getByRole('button', { name: `Add note about ${CANDIDATE}` }).click()
    const note = card.getByRole('textbox', { name: 'Private note' })
    await note.fill('Knows our screens.')
    await showApplicants(page)
    await page.getByRole('link', { name: /^Not selected/ }).click()
    await expect(row).toBeHidden()
    await page.goBack()
    await openApplicant(page, CANDIDATE)
    await expect(note).toHaveValue('Knows our screens.')
    await card.getByRole('button', { name: 'Save note' }).click()
    await expect(card.getByText('Knows our screens.')).toBeVisible()
    await showApplicants(page)
    await page.getByText('Shortlisted only', { exact: true }).click()
    await expect(page).toHaveURL(/&shortlisted=true$/)
    await page.reload()
    await expect(applicantNames(page)).toHaveText([CANDIDATE])
    await openApplicant(page, CANDIDATE)
    await expect(card.getByText('Knows our screens.')).toBeVisible()
  })

  await test.step('it reads the application as it was sent', async () => {
    await card.getByRole('link', { name: `View application from ${CANDIDATE}` }).click()
    const application = page.getByRole('dialog', { name: `Application from ${CANDIDATE}` })
    await expect(application.getByText("The profile hasn't changed since they applied.")).toBeVisible()
    await application.getByRole('button', { name: 'View resume' }).click()
    const viewer = page.getByRole('dialog').filter({ has: page.getByRole('link', { name: 'Download' }) })
    await viewer.getByRole('button', { name: 'Close' }).click()
    await page.goBack()
    await expect(application).toBeHidden()
    await expect(card).toBeVisible()
  })

  await test.step('accepting takes two clicks in the list, says what will happen, and decides about everybody', async () => {
    await showApplicants(page)
    await row.getByRole('button', { name: `Accept ${CANDIDATE}` }).click()
    await confirm(page, {
      question: `Accept ${CANDIDATE} for “${job.title}”?`,
      consequence:
        /^The job moves to In Progress\. We'll tell Mira Hoffmann that they were accepted, and 3 other applicants that they weren't selected\./,
      action: 'Accept',
    })
    await expect(row.getByText('Accepted', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
    await expect(row.getByRole('link', { name: CANDIDATE, exact: true })).toBeFocused()
    await page.getByRole('link', { name: /^Not selected/ }).click()
    await page.getByText('Shortlisted only', { exact: true }).click()
    await expect(applicantNames(page)).toHaveText(others)
  })

  await test.step('it finishes the job, and can then rate the person', async () => {
    await manageJob(page, 'Finish')
    await confirm(page, {
      question: `Finish “${job.title}”?`,
      consequence: /Mira Hoffmann/,
      action: 'Finish job',
    })
    await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible()
    await page.getByRole('link', { name: /^Accepted/ }).click()
    await openApplicant(page, CANDIDATE)
    await expect(card.getByRole('button', { name: /^Rate/ })).toBeVisible()
  })
})

/** Signs in as a company, one of whose jobs has nine applicants. */
async function signInWithNineApplicants(page: Page, arrange: Arrange) {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const jobId = await arrange.job(company, frontEndJob('Keeper of the timetable'))
  const names = await arrange.applicants(jobId, 9)
  await arrange.signIn(page, company)
  return { jobId, names }
}

test(
  'beside the list, the arrow keys show one applicant after the other, and nothing else moves',
  { tag: '@desktop' },
  async ({ page, arrange }) => {
    const { jobId, names } = await signInWithNineApplicants(page, arrange)
    // Otherwise the page scrolls smoothly, and its place is read too early.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/job-detail-panel/?jobId=${jobId}&sort=newest`)
    const shown = applicant(page, names[0]!)
    await expect(shown).toBeVisible()
    const [list, person] = [
      await page.getByRole('list', { name: 'Applicants' }).boundingBox(),
      await shown.boundingBox(),
    ]
    expect(list!.x + list!.width).toBeLessThanOrEqual(person!.x)
    expect(person!.width).toBeGreaterThan(list!.width)
    const link = (index: number) => applicantRow(page, names[index]!).getByRole('link')
    const length = await page.evaluate(() => window.history.length)

    await link(0).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(link(2)).toBeFocused()
    await expect(applicant(page, names[2]!)).toBeVisible()
    await page.keyboard.press('End')
    await expect(link(8)).toBeFocused()
    await expect(link(8)).toBeInViewport()
    await page.keyboard.press('ArrowUp')
    await expect(applicant(page, names[7]!)).toBeVisible()
    expect(await page.evaluate(() => window.history.length)).toBe(length)

    const top = await page.evaluate(() => window.scrollY)
    await link(8).click()
    await expect(applicant(page, names[8]!)).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Selected applicant' })).toBeFocused()
  },
)

test(
  'on a phone an applicant replaces the list, and the way back leads to the same row',
  { tag: '@phone' },
  async ({ page, arrange }) => {
    const { jobId, names } = await signInWithNineApplicants(page, arrange)
    await page.goto(`/job-detail-panel/?jobId=${jobId}`)
    const row = applicantRow(page, names[8]!)
    await row.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => window.scrollY)
    await row.getByRole('link').click()
    await expect(applicant(page, names[8]!)).toBeInViewport()
    await expect(row).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    await page.getByRole('link', { name: 'All applicants' }).click()
    await expect(page).toHaveURL(`/job-detail-panel/?jobId=${jobId}`)
    await expect(row.getByRole('link')).toBeFocused()
    await expect.poll(() => page.evaluate((top) => Math.abs(window.scrollY - top), top)).toBeLessThan(2)
  },
)

test('the answers of an applicant are as wide as the rest', async ({ page, arrange }) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const question = { type: 'textarea' as const, value: 'Why ships?', required: true }
  const jobId = await arrange.job(company, frontEndJob('Keeper of the bells'), [question])
  const answer = 'They come back. '.repeat(30).trim()
  await arrange.callAs('candidate', 'POST', `/api/job/interest_job/${jobId}/`, [{ ...question, answer }])
  await arrange.signIn(page, company)
  await page.goto(`/job-detail-panel/?jobId=${jobId}`)
  await openApplicant(page, CANDIDATE)
  const card = applicant(page, CANDIDATE)
  const [outer, text] = [await card.boundingBox(), await card.getByText(answer).boundingBox()]
  expect([text!.x, text!.width]).toEqual([outer!.x, outer!.width])
})

test('a company closes a job, and everybody who applied is told', async ({ page, newPerson, arrange }) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const job = frontEndJob('Keeper of the gangway')
  const jobId = await arrange.job(company, job)
  await arrange.applicants(jobId, 1)
  await arrange.apply('candidate', jobId)
  await arrange.signIn(page, company)
  await page.goto(`/job-detail-panel/?jobId=${jobId}`)
  await manageJob(page, 'Close')
  await confirm(page, {
    question: `Close “${job.title}”?`,
    consequence: /2 applicants/,
    action: 'Close job',
  })
  await expect(applicantRow(page, CANDIDATE).getByText('Closed', { exact: true })).toBeVisible()

  const candidate = await newPerson()
  await arrange.signIn(candidate, 'candidate')
  await candidate.goto('/interested-jobs/')
  const application = candidate.getByRole('listitem').filter({ hasText: job.title })
  await expect(application.getByText('Closed', { exact: true }).first()).toBeVisible()
})

test('someone else was accepted in the meantime: the company is told, and sees it', async ({
  page,
  newPerson,
  arrange,
  watch,
}) => {
  watch.expectAnswer(409, /\/accept_applicant\//)
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const jobId = await arrange.job(company, frontEndJob('Keeper of the buoys'))
  const [last, first] = await arrange.applicants(jobId, 2)
  const colleague = await newPerson()
  for (const one of [page, colleague]) {
    await arrange.signIn(one, company)
    await one.goto(`/job-detail-panel/?jobId=${jobId}`)
    await applicantRow(one, last!).waitFor()
  }
  const accept = async (one: typeof page, name: string) => {
    await applicantRow(one, name)
      .getByRole('button', { name: `Accept ${name}` })
      .click()
    await one.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  }
  await accept(colleague, first!)
  await expect(applicantRow(colleague, first!).getByText('Accepted', { exact: true })).toBeVisible()

  await accept(page, last!)
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expect(applicantRow(page, first!).getByText('Accepted', { exact: true })).toBeVisible()
  await expect(applicantRow(page, last!).getByText('Not selected', { exact: true })).toBeVisible()
})
