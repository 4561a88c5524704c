import { newAccount } from '../steps/accounts.ts'
import { frontEndJob } from '../steps/posting.ts'
import type { Screen, Stage } from './screen.ts'

/** The panel of a company with one job, for which the demo's candidate has applied. */
async function openOwnJob({ page, arrange }: Stage) {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  await arrange.apply('candidate', await arrange.job(company, frontEndJob('Keeper of the lights')))
  await arrange.signIn(page, company)
  await page.goto('/company-panel/?tab=jobs')
  await page.getByRole('list', { name: 'Jobs' }).waitFor()
}

async function openActions(stage: Stage) {
  await openOwnJob(stage)
  await stage.page.getByRole('button', { name: 'Actions for Keeper of the lights' }).click()
}

async function chooseAction(stage: Stage, action: string, role: 'dialog' | 'alertdialog') {
  await openActions(stage)
  await stage.page.getByRole('menuitem', { name: action }).click()
  const dialog = stage.page.getByRole(role)
  await dialog.waitFor()
  return dialog
}

/** What a company does with one of its jobs. */
export const ownJobScreens: readonly Screen[] = [
  {
    name: 'the menu of a job in the company panel',
    open: async (stage) => {
      await openActions(stage)
      await stage.page.getByRole('menuitem', { name: 'Close' }).waitFor()
    },
  },
  {
    name: 'a filter of the company panel that finds no jobs',
    open: async (stage) => {
      await openOwnJob(stage)
      await stage.page.getByRole('link', { name: /^Finished/ }).click()
      await stage.page.getByText('You have no finished jobs.').waitFor()
    },
  },
  {
    name: 'the dialog that extends a deadline, with an error',
    open: async (stage) => {
      const dialog = await chooseAction(stage, 'Extend deadline', 'dialog')
      await dialog.getByRole('button', { name: 'Extend' }).click()
      await dialog.getByText('Please select deadline.').waitFor()
    },
  },
  {
    name: 'the confirmation of closing a job',
    open: (stage) => chooseAction(stage, 'Close', 'alertdialog'),
  },
  {
    name: 'the posting form that edits a job with applicants',
    open: async (stage) => {
      await openActions(stage)
      await stage.page.getByRole('menuitem', { name: 'Edit' }).click()
      await stage.page.getByText('the questions can no longer be changed').waitFor()
    },
  },
]
