import { newAccount } from '../steps/accounts.ts'
import { goOn, sendApplication } from '../steps/applying.ts'
import { addQuestion, frontEndJob, postJob } from '../steps/posting.ts'
import { heading, type Screen, type Stage } from './screen.ts'

async function openApplication({ page, arrange }: Stage) {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const jobId = await arrange.job(company, frontEndJob('Keeper of the lights'), [
    { type: 'input', value: 'When could you start?', required: true },
    { type: 'textarea', value: 'Why ships?', required: false },
  ])
  await page.goto(`/apply/?jobId=${jobId}`)
  await page.getByRole('button', { name: 'Next' }).waitFor()
}

async function openQuestions(stage: Stage) {
  await openApplication(stage)
  await goOn(stage.page)
}

async function openCompletion(stage: Stage) {
  await openQuestions(stage)
  await stage.page.getByRole('textbox', { name: 'When could you start?' }).fill('In spring')
  await goOn(stage.page)
  await stage.page.getByText('You can proceed.').waitFor()
}

const emptyLists = [
  { name: 'an empty list of applied jobs', path: '/interested-jobs/' },
  { name: 'an empty list of saved jobs', path: '/saved-jobs/' },
  { name: 'an empty list of saved searches', path: '/saved-searches/' },
].map(({ name, path }) => ({
  name,
  open: async ({ page, arrange }: Stage) => {
    await arrange.signIn(page, await arrange.account(newAccount('personal', 'Ines Marchetti')))
    await page.goto(path)
    await page.getByRole('link', { name: 'Find jobs' }).waitFor()
  },
}))

/** The demo's candidate has applied for a job of a new company. */
async function openOwnApplication({ page, arrange }: Stage) {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const jobId = await arrange.job(company, frontEndJob('Keeper of the bell'))
  await arrange.apply('candidate', jobId)
  await page.goto('/interested-jobs/')
  await page.getByRole('button', { name: 'Withdraw the application for Keeper of the bell' }).first().click()
  const dialog = page.getByRole('alertdialog')
  await dialog.waitFor()
  return { dialog, jobId }
}

/** A company's jobs, and a candidate's applications and lists. */
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
      await page.getByText('Preview as a candidate').click()
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

  { name: 'the application’s first step', as: 'candidate', open: openApplication },
  {
    name: 'the application’s questions with an error',
    as: 'candidate',
    open: async (stage) => {
      await openQuestions(stage)
      await goOn(stage.page)
      await stage.page.getByText('This field is required').waitFor()
    },
  },
  { name: 'the application’s last step', as: 'candidate', open: openCompletion },
  {
    name: 'an application that was sent',
    as: 'candidate',
    open: async (stage) => {
      await openCompletion(stage)
      await sendApplication(stage.page)
    },
  },
  {
    name: 'an application of an incomplete profile',
    open: async (stage) => {
      const { page, arrange } = stage
      const candidate = await arrange.account(newAccount('personal', 'Ines Marchetti'))
      await arrange.signIn(page, candidate)
      await openApplication(stage)
      await page.getByRole('button', { name: /Profile Completion/ }).click()
      await page.getByText('Please finalize your profile.').waitFor()
      await page.getByRole('button', { name: 'Send Application' }).click()
      await page.getByText(/^Your application was not sent/).waitFor()
    },
  },
  {
    name: 'the applied jobs',
    as: 'candidate',
    open: async ({ page }) => {
      await page.goto('/interested-jobs/')
      await page.getByRole('list', { name: 'Applied Jobs' }).waitFor()
    },
  },
  {
    name: 'the confirmation of withdrawing an application',
    as: 'candidate',
    open: openOwnApplication,
  },
  {
    name: 'a job whose application was withdrawn',
    as: 'candidate',
    open: async (stage) => {
      const { dialog, jobId } = await openOwnApplication(stage)
      await dialog.getByRole('button', { name: 'Yes' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await stage.page.goto(`/jobs/?jobId=${jobId}`)
      await stage.page.getByRole('button', { name: 'Withdrawn' }).waitFor()
    },
  },
  {
    name: 'the saved jobs',
    as: 'candidate',
    open: async ({ page }) => {
      await page.goto('/saved-jobs/')
      await page.getByRole('list', { name: 'Saved Jobs' }).waitFor()
    },
  },
  ...emptyLists,
]
