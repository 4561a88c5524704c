import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'
import { countActions } from '../steps/counted.ts'
import { applicantRow } from '../steps/hiring.ts'
import { choose, frontEndJob } from '../steps/posting.ts'
import { isPhone, openFromMenu } from '../steps/screen.ts'
import { cardLinks, searchBox, suggestionNamed } from '../steps/search.ts'

test('a visitor opens a fitting job with three taps', { tag: '@phone' }, async ({ page }) => {
  const visitor = countActions()
  await page.goto('/')
  await visitor.click(searchBox(page))
  await page.keyboard.type('ber')
  const locations = page
    .getByRole('listbox', { name: 'Suggestions' })
    .getByRole('group', { name: 'Location' })
  await visitor.click(locations.getByRole('option', { name: suggestionNamed('Berlin, Germany') }))
  await expect(page).toHaveURL('/?search=Berlin%2C+Germany')
  await visitor.click(cardLinks(page).first())

  await expect(page).toHaveURL(/\/jobs\/\?jobId=\d+$/)
  await expect(page.getByRole('article')).toContainText('Berlin, Germany')
  expect(visitor.made.clicks).toBeLessThanOrEqual(3)
})

test('a candidate with a complete profile applies from the board with six clicks', async ({
  page,
  arrange,
}) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const { title } = frontEndJob('Keeper of the first morning ferry')
  await arrange.job(company, frontEndJob(title))
  await arrange.signIn(page, 'candidate')
  await page.goto('/')

  const candidate = countActions()
  await candidate.click(page.getByRole('link', { name: title, exact: true }))
  const job = isPhone(page) ? page.getByRole('article') : page.getByRole('region', { name: 'Job details' })
  await expect(job.getByRole('heading', { name: title })).toBeVisible()
  await candidate.click(page.getByRole('link', { name: 'Apply now' }))
  await candidate.click(page.getByRole('button', { name: 'Next' }))
  await expect(page.getByText('You can proceed.')).toBeVisible()
  await candidate.click(page.getByRole('button', { name: 'Send Application' }))

  await expect(page.getByRole('heading', { name: 'Application Send!' })).toBeVisible()
  expect(candidate.made.clicks).toBeLessThanOrEqual(6)
})

test('a company posts a job with ten fields and decides on an applicant with two clicks', async ({
  page,
  arrange,
}) => {
  const office = await arrange.account(newAccount('company', 'Ferry Yard'))
  const job = frontEndJob('Keeper of the last evening ferry')
  await arrange.signIn(page, office)
  await page.goto('/users/')
  await openFromMenu(page, 'Post Job')

  const company = countActions()
  const form = page.getByRole('main')
  await company.fill(() => form.getByLabel('Job title').fill(job.title))
  await company.fill(() => form.getByLabel('Job detail').fill(job.detail))
  await company.fill(() => choose(form, 'Skills', job.skills[0]!))
  await company.fill(() => choose(form, 'Locations', job.locations[0]!))
  await company.fill(() => form.getByRole('checkbox', { name: job.employmentTypes[0]! }).check())
  await company.fill(() => form.getByLabel('Salary amount').fill(job.salary.amount))
  await company.fill(() => form.getByLabel('Salary period').selectOption(job.salary.period))
  await company.fill(() => form.getByLabel('Experience level').selectOption(job.experience))
  await company.fill(() => form.getByLabel('Deadline').fill(job.deadline))
  await form.getByRole('button', { name: 'Post Job' }).click()
  await expect(page.getByText('Nobody has applied yet.')).toBeVisible()
  expect(company.made.fields).toBeLessThanOrEqual(10)

  const jobId = Number(new URL(page.url()).searchParams.get('jobId'))
  await arrange.apply('candidate', jobId)
  await page.reload()
  const mira = applicantRow(page, 'Mira Hoffmann')
  await company.click(mira.getByRole('button', { name: 'Accept Mira Hoffmann' }))
  await company.click(page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }))

  await expect(mira.getByText('Accepted', { exact: true })).toBeVisible()
  expect(company.made.clicks).toBeLessThanOrEqual(2)
})
