import { expect, test } from '../../harness/test.ts'
import { newAccount } from '../../steps/accounts.ts'
import { addQuestion, frontEndJob, postJob, writeJob } from '../../steps/posting.ts'
import { openFromMenu } from '../../steps/screen.ts'

test('a company posts a job on its own page and gets to the job and its applicants', async ({
  page,
  arrange,
}) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const job = frontEndJob('Timetable engineer')
  await arrange.signIn(page, company)
  await page.goto('/company-panel/?tab=jobs')
  await openFromMenu(page, 'Post Job')
  await expect(page).toHaveURL('/add-job/')

  const form = page.getByRole('main')
  await postJob(form)
  for (const message of [
    'Job title is required',
    'Job detail is required.',
    'Please select minimum 1 skill.',
    'Please select minimum 1 location.',
    'Please select minimum 1 employment type.',
    'Please insert the job salary dan period.',
    'Please select 1 experience level.',
    'Please select deadline.',
  ]) {
    await expect(form.getByText(message)).toBeVisible()
  }
  await expect(form.getByLabel('Job title')).toBeFocused()

  await writeJob(form, job)
  await addQuestion(form, 1, { text: 'When could you start?', answer: 'Short answer', required: true })
  await postJob(form)
  await expect(page).toHaveURL(/\/job-detail-panel\/\?jobId=\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible()
  await expect(page.getByText('Nobody has applied yet.')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible()
})

test('a job without an employment type can be posted despite the message about it', async ({
  page,
  arrange,
}) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  await arrange.signIn(page, company)
  await page.goto('/add-job/')
  const form = page.getByRole('main')
  await postJob(form)
  await writeJob(form, { ...frontEndJob('Deckhand'), employmentTypes: [] })
  await expect(form.getByText('Please select minimum 1 employment type.')).toBeVisible()
  await postJob(form)
  await expect(page).toHaveURL(/\/job-detail-panel\/\?jobId=\d+$/)
})

test('Cancel discards the job in the panel’s form, and Escape keeps it', async ({ page, arrange }) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  await arrange.signIn(page, company)
  await page.goto('/company-panel/?tab=jobs')
  const open = () => page.getByRole('main').getByRole('button', { name: 'Post Job' }).click()
  const dialog = page.getByRole('dialog', { name: 'Post a job' })

  await open()
  await dialog.getByLabel('Job title').fill('Half-written')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open()
  await expect(dialog.getByLabel('Job title')).toHaveValue('Half-written')

  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await open()
  await expect(dialog.getByLabel('Job title')).toHaveValue('')
})
