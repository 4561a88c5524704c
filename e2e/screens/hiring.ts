import { newAccount } from '../steps/accounts.ts'
import { addQuestion, frontEndJob, postJob, writeJob } from '../steps/posting.ts'
import { heading, type Screen } from './screen.ts'

/** Posting a job, and a company's jobs. */
export const hiringScreens: readonly Screen[] = [
  {
    name: 'the posting form with field errors, a question and an open list',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/add-job/')
      const form = page.getByRole('main')
      await addQuestion(form, 1, { text: '', answer: 'Short answer', required: true })
      await postJob(form)
      await page.getByText('Job title is required').waitFor()
      await form.getByRole('combobox', { name: 'Skills' }).fill('type')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'the posting form with texts near and over the maximum',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/add-job/')
      await page.getByLabel('Job title').fill('A title that says a little more '.repeat(4).slice(0, 118))
      await page.getByLabel('Job detail').fill('More than anybody reads. '.repeat(420))
      await page.getByText('500 characters too many').waitFor()
    },
  },
  {
    name: 'the company panel',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/company-panel/?tab=jobs')
      await page.getByRole('list', { name: 'Jobs' }).waitFor()
    },
  },
  {
    name: 'the company panel without jobs',
    open: async ({ page, arrange }) => {
      await arrange.signIn(page, await arrange.account(newAccount('company', 'Quiet Quay')))
      await page.goto('/company-panel/?tab=jobs')
      await page.getByRole('list', { name: 'Getting started' }).waitFor()
    },
  },
  {
    name: 'the confirmation of a posted job',
    open: async ({ page, arrange }) => {
      await arrange.signIn(page, await arrange.account(newAccount('company', 'Quiet Quay')))
      await page.goto('/company-panel/?tab=jobs')
      await page.getByRole('main').getByRole('button', { name: 'Post Job' }).click()
      const form = page.getByRole('dialog', { name: 'Post a job' })
      await writeJob(form, frontEndJob('Keeper of the lights'))
      await postJob(form)
      await page.getByRole('dialog', { name: 'Job posted' }).waitFor()
    },
  },
  {
    name: 'the posting form in the company panel',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/company-panel/?tab=jobs')
      await page.getByRole('main').getByRole('button', { name: 'Post Job' }).click()
      await page.getByRole('dialog').getByLabel('Job title').waitFor()
    },
  },
  {
    name: 'a job of the company with applicants',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/company-panel/?tab=jobs')
      await page
        .getByRole('listitem')
        .filter({ hasText: /[1-9]\d* applicants?/ })
        .getByRole('link')
        .first()
        .click()
      await page.getByRole('list', { name: 'Applicants' }).waitFor()
    },
  },
  {
    name: 'the profile of a company',
    open: async ({ page }) => {
      await page.goto('/profile/company/?id=1')
      await heading(page, 'Open jobs')
    },
  },
]
