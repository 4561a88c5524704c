import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'
import { applicant, applicantNames, confirm, manageJob } from '../steps/hiring.ts'
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

  await test.step('new applicants are marked until the page is left', async () => {
    await page.goto(`/job-detail-panel/?jobId=${jobId}`)
    await expect(applicantNames(page)).toHaveText([CANDIDATE, ...others])
    await expect(card.getByText('New', { exact: true })).toBeVisible()
    await expect(applicant(page, others[2]!)).toContainText('Waiting 3 days')
    const seen = page.waitForResponse(/\/seen_applicants\//)
    await page.getByRole('link', { name: 'All jobs' }).first().click()
    await seen
    await page.goBack()
    await expect(card).toBeVisible()
    await expect(card.getByText('New', { exact: true })).toBeHidden()
  })

  await test.step('the order and the filters are in the URL', async () => {
    await page.getByLabel('Sort by').selectOption('Longest waiting first')
    await expect(page).toHaveURL(/&sort=waiting$/)
    await expect(applicantNames(page)).toHaveText([CANDIDATE, ...others].toReversed())
    await page.getByRole('combobox', { name: 'Skill', exact: true }).selectOption('TypeScript')
    await expect(page).toHaveURL(/&skill=TypeScript&sort=waiting$/)
    await expect(card).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(applicantNames(page)).toHaveText([CANDIDATE, ...others])
  })

  await test.step('it keeps a shortlist and notes', async () => {
    await card.getByRole('button', { name: `Shortlist ${CANDIDATE}` }).click()
    await card.getByRole('button', { name: `Add note about ${CANDIDATE}` }).click()
    const note = card.getByRole('textbox', { name: 'Private note' })
    await note.fill('Knows our screens.')
    await page.getByRole('link', { name: /^Not selected/ }).click()
    await expect(card).toBeHidden()
    await page.goBack()
    await expect(note).toHaveValue('Knows our screens.')
    await card.getByRole('button', { name: 'Save note' }).click()
    await expect(card.getByText('Knows our screens.')).toBeVisible()
    await page.getByText('Only shortlisted', { exact: true }).click()
    await expect(page).toHaveURL(/&shortlisted=true$/)
    await page.reload()
    await expect(applicantNames(page)).toHaveText([CANDIDATE])
    await expect(card.getByText('Knows our screens.')).toBeVisible()
  })

  await test.step('it reads the application as it was sent', async () => {
    await card.getByRole('link', { name: `Application of ${CANDIDATE}` }).click()
    const application = page.getByRole('dialog', { name: `Application of ${CANDIDATE}` })
    await expect(application.getByText('The profile is still the same.')).toBeVisible()
    await application.getByRole('button', { name: 'View resume' }).click()
    const viewer = page.getByRole('dialog').filter({ has: page.getByRole('link', { name: 'Download' }) })
    await viewer.getByRole('button', { name: 'Close' }).click()
    await page.goBack()
    await expect(application).toBeHidden()
  })

  await test.step('accepting says what will happen, and decides about everybody', async () => {
    await card.getByRole('button', { name: `Accept ${CANDIDATE}` }).click()
    await confirm(
      page,
      `Accept ${CANDIDATE} for “${job.title}”?`,
      /^The job moves to In Progress\. We tell Mira Hoffmann that they were accepted, and 3 other applicants that they weren't selected\./,
    )
    await expect(card.getByText('Accepted', { exact: true })).toBeVisible()
    await expect(card.getByRole('button', { name: /^Accept/ })).toBeHidden()
    await expect(card.getByRole('link', { name: CANDIDATE, exact: true })).toBeFocused()
    await page.getByRole('link', { name: /^Not selected/ }).click()
    await page.getByText('Only shortlisted', { exact: true }).click()
    await expect(applicantNames(page)).toHaveText(others)
  })

  await test.step('it finishes the job, and can then rate the person', async () => {
    await manageJob(page, 'Finish')
    await confirm(page, `Finish “${job.title}”?`, /Mira Hoffmann/)
    await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible()
    await page.getByRole('link', { name: /^Accepted/ }).click()
    await expect(card.getByRole('button', { name: /^Rate/ })).toBeVisible()
  })
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
  await confirm(page, `Close “${job.title}”?`, /2 applicants/)
  await expect(applicant(page, CANDIDATE).getByText('Closed', { exact: true })).toBeVisible()

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
    await applicant(one, last!).waitFor()
  }
  const accept = async (one: typeof page, name: string) => {
    await applicant(one, name)
      .getByRole('button', { name: `Accept ${name}` })
      .click()
    await one.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  }
  await accept(colleague, first!)
  await expect(applicant(colleague, first!).getByText('Accepted', { exact: true })).toBeVisible()

  await accept(page, last!)
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expect(applicant(page, first!).getByText('Accepted', { exact: true })).toBeVisible()
  await expect(applicant(page, last!).getByText('Not selected', { exact: true })).toBeVisible()
})
