import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'
import { frontEndJob, inDays, postJob } from '../steps/posting.ts'
import { dismissAlert } from '../steps/screen.ts'

const jobs = (page: Page) => page.getByRole('list', { name: 'Jobs' })
const row = (page: Page, title: string) =>
  jobs(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })

async function choose(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

async function confirm(page: Page, action: string, question: string, consequence: string) {
  const dialog = page.getByRole('alertdialog', { name: question })
  await expect(dialog).toHaveAccessibleDescription(new RegExp(consequence))
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toBeHidden()
}

const monthDayYear = (day: string) => `${day.slice(5)}-${day.slice(0, 4)}`

const openJobs = (page: Page) => page.goto('/company-panel/?tab=jobs')

test('a company edits, extends, closes, relists and deletes its jobs', async ({ page, arrange }) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const question = { type: 'input' as const, value: 'Which knot?', required: true }
  const ropes = await arrange.job(company, frontEndJob('Keeper of the ropes'), [question])
  const lights = await arrange.job(company, frontEndJob('Keeper of the lights'))
  await arrange.apply('candidate', lights)
  await arrange.signIn(page, company)

  await test.step('it edits a job for which nobody has applied, its question too', async () => {
    await openJobs(page)
    await choose(page, 'Keeper of the ropes', 'Edit')
    await expect(page).toHaveURL(`/add-job/?edit=${ropes}`)
    await page.getByLabel('Job title').fill('Keeper of the sails')
    await page.getByLabel('Question', { exact: true }).fill('Which sail?')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page).toHaveURL(`/job-detail-panel/?jobId=${ropes}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Keeper of the sails' })).toBeVisible()
  })

  await test.step('once somebody has applied, the rest of a job can still change', async () => {
    await openJobs(page)
    await choose(page, 'Keeper of the lights', 'Edit')
    await expect(page.getByText('the questions can no longer be changed')).toBeVisible()
    await page.getByLabel('Job detail').fill('You keep the lights burning.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page).toHaveURL(`/job-detail-panel/?jobId=${lights}`)
  })

  await test.step('it extends the deadline', async () => {
    await openJobs(page)
    await choose(page, 'Keeper of the lights', 'Extend deadline')
    const dialog = page.getByRole('dialog', { name: 'Extend the deadline' })
    await dialog.getByLabel('New deadline').fill(inDays(60))
    await dialog.getByRole('button', { name: 'Extend' }).click()
    await expect(row(page, 'Keeper of the lights')).toContainText(`Apply before ${monthDayYear(inDays(60))}`)
    await dismissAlert(page, 'Deadline extended')
  })

  await test.step('it closes a job, which leaves the list of open ones', async () => {
    await page.getByRole('link', { name: /^Open/ }).click()
    await expect(page).toHaveURL('/company-panel/?tab=jobs&status=Open')
    await choose(page, 'Keeper of the lights', 'Close')
    await confirm(page, 'Close job', 'Close “Keeper of the lights”?', "We'll tell 1 applicant")
    await expect(row(page, 'Keeper of the lights')).toBeHidden()
    await page.getByRole('link', { name: /^Closed/ }).click()
    await expect(row(page, 'Keeper of the lights')).toBeVisible()
  })

  await test.step('it relists the closed job with a new deadline', async () => {
    await choose(page, 'Keeper of the lights', 'Relist')
    await expect(page).toHaveURL(`/add-job/?relist=${lights}`)
    await expect(page.getByLabel('Job detail')).toHaveValue('You keep the lights burning.')
    await expect(page.getByLabel('Deadline')).toHaveValue('')
    await page.getByLabel('Deadline').fill(inDays(20))
    await postJob(page.getByRole('main'))
    await expect(page).toHaveURL(/\/job-detail-panel\/\?jobId=\d+$/)
    await expect(page.getByText('Nobody has applied yet.')).toBeVisible()
    await openJobs(page)
    await expect(row(page, 'Keeper of the lights')).toHaveCount(2)
  })

  await test.step('it deletes a job for which nobody has applied', async () => {
    await choose(page, 'Keeper of the sails', 'Delete')
    await confirm(page, 'Yes', 'Do you want to delete “Keeper of the sails”?', 'its statistics are deleted')
    await expect(row(page, 'Keeper of the sails')).toBeHidden()
  })
})

test('a candidate withdraws an application, and the company sees that', async ({
  page,
  newPerson,
  arrange,
}) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const jobId = await arrange.job(company, frontEndJob('Keeper of the anchor'))
  await arrange.apply('candidate', jobId)
  await arrange.signIn(page, 'candidate')

  await test.step('the application waits for an answer', async () => {
    await page.goto('/interested-jobs/')
    await expect(application(page)).toContainText("Ferry Yard hasn't decided yet.")
  })

  await test.step('the candidate withdraws it, which is final', async () => {
    await application(page).getByRole('button', { name: 'Withdraw' }).click()
    await confirm(page, 'Withdraw', 'Withdraw your application for “Keeper of the anchor”?', 'This is final')
    await expect(application(page)).toContainText('You withdrew. Ferry Yard sees only your name.')
    await expect(application(page).getByRole('button', { name: 'Withdraw' })).toBeHidden()
    await page.goto(`/jobs/?jobId=${jobId}`)
    await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible()
    await expect(page.getByText("You can't apply for this job again.").first()).toBeVisible()
  })

  await test.step('the company counts no applicant any more', async () => {
    const office = await newPerson()
    await arrange.signIn(office, company)
    await openJobs(office)
    await expect(row(office, 'Keeper of the anchor')).toContainText('0 applicants')
  })
})

test('Withdraw has one place on every card, on a narrow phone too', async ({ page, arrange }) => {
  await arrange.signIn(page, 'candidate')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/interested-jobs/')
    const withdraw = page.getByRole('button', { name: /^Withdraw/ })
    await withdraw.first().waitFor()
    const places = await withdraw.evaluateAll((buttons) =>
      buttons.map((button) => {
        const card = button.closest('li')!.getBoundingClientRect()
        const { right, bottom } = button.getBoundingClientRect()
        return [Math.round(card.right - right), Math.round(card.bottom - bottom)].join(' ')
      }),
    )
    expect(places.length).toBeGreaterThan(1)
    expect(new Set(places).size, `${places} at ${width} px`).toBe(1)
  }
})

const application = (page: Page) =>
  page
    .getByRole('list', { name: 'Applied Jobs' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Keeper of the anchor', exact: true }) })

test(
  'posted jobs are rows of 64 px from a tablet on, without applicants and with new ones',
  { tag: '@desktop' },
  async ({ page, arrange }) => {
    const company = await arrange.account(newAccount('company', 'Ferry Yard'))
    const ropes = frontEndJob('Keeper of the ropes, sails and lanterns of all our ferries')
    await arrange.applicants(await arrange.job(company, ropes), 12)
    await arrange.job(company, frontEndJob('Keeper of the lights'))
    await arrange.signIn(page, company)
    await page.goto('/company-panel/?tab=jobs')
    await expect(row(page, ropes.title)).toContainText('12 new')
    for (const width of [820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const rows = await jobs(page).getByRole('listitem').all()
      const heights = await Promise.all(rows.map(async (one) => (await one.boundingBox())?.height))
      expect(heights, `${width} px`).toEqual([64, 64])
    }
  },
)

test(
  'on a tablet the titles of posted jobs are shown whole',
  { tag: '@desktop' },
  async ({ page, arrange }) => {
    await page.setViewportSize({ width: 820, height: 1180 })
    await arrange.signIn(page, 'company')
    await page.goto('/company-panel/?tab=jobs')
    const titles = page.getByRole('list', { name: 'Jobs' }).getByRole('heading')
    await expect(titles).toHaveCount(5)
    const cut = await titles.evaluateAll(
      (all) => all.filter((title) => title.scrollWidth > title.clientWidth).length,
    )
    expect(cut).toBe(0)
  },
)
