import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { newAccount } from '../steps/accounts.ts'
import { goOn, sendApplication } from '../steps/applying.ts'
import { frontEndJob } from '../steps/posting.ts'
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
  await stage.page.getByText('Matches 2 of 2 skills').waitFor()
}

/** The application for a job that its company has closed. Those who saved it still see it. */
async function openClosedJob({ page, arrange }: Stage) {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const jobId = await arrange.job(company, frontEndJob('Keeper of the fog horn'))
  const candidate = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  await arrange.callAs(candidate, 'POST', jobs.saveJob.path, { id: jobId })
  await arrange.callAs(company, 'PATCH', hiring.closeJob.path.replace(':id', String(jobId)))
  await arrange.signIn(page, candidate)
  await page.goto(`/apply/?jobId=${jobId}`)
  await page.getByText('This job is no longer accepting applications.').waitFor()
}

/** Opens a page whose first list or job never arrives. */
const openLoading =
  (path: string, request: string) =>
  async ({ page }: Stage) => {
    await page.route(request, () => {})
    await page.goto(path)
    await page.locator('main .skeleton').first().waitFor()
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

/** The demo's candidate has applied for two jobs, one of a company that was suspended since. */
async function openGoneApplication({ page, arrange }: Stage) {
  const [gone, present] = [
    await arrange.account(newAccount('company', 'Ferry Yard')),
    await arrange.account(newAccount('company', 'Harbour Office')),
  ]
  await arrange.apply('candidate', await arrange.job(present, frontEndJob('Keeper of the tide gauge')))
  await arrange.apply('candidate', await arrange.job(gone, frontEndJob('Keeper of the lost lantern')))
  await arrange.suspend(gone)
  await arrange.signIn(page, 'candidate')
  await page.goto('/interested-jobs/')
  await heading(page, 'Keeper of the lost lantern')
}

/** Two saved jobs, one of a company that was suspended since. */
async function openGoneSavedJob({ page, arrange }: Stage) {
  const [gone, present] = [
    await arrange.account(newAccount('company', 'Ferry Yard')),
    await arrange.account(newAccount('company', 'Harbour Office')),
  ]
  const candidate = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  for (const [company, title] of [
    [present, 'Keeper of the tide gauge'],
    [gone, 'Keeper of the lost lantern'],
  ] as const) {
    const id = await arrange.job(company, frontEndJob(title))
    await arrange.callAs(candidate, 'POST', jobs.saveJob.path, { id })
  }
  await arrange.suspend(gone)
  await arrange.signIn(page, candidate)
  await page.goto('/saved-jobs/')
  await heading(page, 'Keeper of the lost lantern')
}

/** Applying for a job, and a candidate's applications and lists. */
export const applyingScreens: readonly Screen[] = [
  { name: 'applied jobs, one of a company that is gone', open: openGoneApplication },
  { name: 'saved jobs, one of a company that is gone', open: openGoneSavedJob },
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
  {
    name: 'the confirmation before answers are discarded',
    as: 'candidate',
    open: async (stage) => {
      await openQuestions(stage)
      await stage.page.getByRole('textbox', { name: 'Why ships?' }).fill('They come back.')
      await stage.page.getByRole('button', { name: 'Discard answers' }).click()
      await stage.page.getByRole('alertdialog').waitFor()
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
      await page.getByText(/^Your application wasn't sent/).waitFor()
    },
  },
  { name: 'an application for a job that is closed', open: openClosedJob },
  {
    name: 'an application while its job loads',
    as: 'candidate',
    open: openLoading('/apply/?jobId=1', '**/get_job_detail/**'),
  },
  {
    name: 'the applied jobs while they load',
    as: 'candidate',
    open: openLoading('/interested-jobs/', '**/get_interested_jobs/**'),
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
      await dialog.getByRole('button', { name: 'Withdraw' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await stage.page.goto(`/jobs/?jobId=${jobId}`)
      await stage.page.getByText("You can't apply for this job again.").waitFor()
    },
  },
  {
    name: 'a job for which the candidate was accepted',
    as: 'candidate',
    open: async ({ page, arrange }) => {
      const company = await arrange.account(newAccount('company', 'Ferry Yard'))
      const job = frontEndJob('Keeper of the anchor')
      const { id: jobId } = await arrange.jobInProgress(company, job, 'candidate')
      await page.goto(`/jobs/?jobId=${jobId}`)
      await page.getByRole('button', { name: 'Message Ferry Yard' }).waitFor()
    },
  },
  {
    name: 'the confirmation of declining a job',
    as: 'candidate',
    open: async ({ page, arrange }) => {
      const company = await arrange.account(newAccount('company', 'Ferry Yard'))
      await arrange.jobInProgress(company, frontEndJob('Keeper of the rope'), 'candidate')
      await page.goto('/interested-jobs/')
      await page.getByRole('button', { name: 'Decline Keeper of the rope' }).first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'the form about a job that never took place, with an error',
    as: 'candidate',
    open: async ({ page, arrange }) => {
      const company = await arrange.account(newAccount('company', 'Ferry Yard'))
      await arrange.finishedJob(company, frontEndJob('Keeper of the net'), 'candidate')
      await page.goto('/interested-jobs/')
      await page
        .getByRole('button', { name: 'This job never took place for Keeper of the net' })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
      await page.getByText('Please say what happened.').waitFor()
    },
  },
  {
    name: 'the applied jobs, one of them declined and one that never took place',
    as: 'candidate',
    open: async ({ page, arrange }) => {
      const company = await arrange.account(newAccount('company', 'Ferry Yard'))
      const declined = await arrange.jobInProgress(company, frontEndJob('Keeper of the oar'), 'candidate')
      await arrange.callAs('candidate', 'PATCH', `/api/job/decline_job/${declined.id}/`)
      const disputed = await arrange.finishedJob(company, frontEndJob('Keeper of the keel'), 'candidate')
      const text = { text: 'They never called.' }
      await arrange.callAs('candidate', 'PATCH', `/api/job/dispute_job/${disputed.id}/`, text)
      await arrange.jobInProgress(company, frontEndJob('Keeper of the mast'), 'candidate')
      const renamed = await arrange.job(company, frontEndJob('Keeper of the sail'))
      await arrange.apply('candidate', renamed)
      await arrange.editJob(company, renamed, frontEndJob('Keeper of the sails'))
      await page.goto('/interested-jobs/')
      await page.getByText('Ferry Yard has changed the title').first().waitFor()
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
