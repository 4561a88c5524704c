import { blocking } from '@guildhall/contract/blocking/endpoints'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import type { Page } from '@playwright/test'
import { newAccount } from '../steps/accounts.ts'
import { applicant, manageJob, openApplicant, showApplicants } from '../steps/hiring.ts'
import { frontEndJob } from '../steps/posting.ts'
import type { Screen, Stage } from './screen.ts'

const CANDIDATE = 'Mira Hoffmann'

/** A job for which the demo's candidate and two others have applied. Returns its id and the names of the others. */
async function openApplicants({ page, arrange }: Stage) {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const jobId = await arrange.job(company, frontEndJob('Keeper of the timetable'))
  const others = await arrange.applicants(jobId, 2)
  await arrange.apply('candidate', jobId)
  await arrange.signIn(page, company)
  await page.goto(`/job-detail-panel/?jobId=${jobId}`)
  await openApplicant(page, CANDIDATE)
  return { jobId, others }
}

/** Accepts the candidate, and waits until the list shows it. */
async function accept(page: Page) {
  await applicant(page, CANDIDATE)
    .getByRole('button', { name: `Accept ${CANDIDATE}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await applicant(page, CANDIDATE).getByText('Accepted', { exact: true }).waitFor()
}

const openApplication = async (page: Page, name: string) => {
  await openApplicant(page, name)
  await page.getByRole('link', { name: `View application from ${name}` }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Profile as sent' }).waitFor()
}

/** As if the candidate had changed the profile, which other screens show. */
const pretendChanges = (page: Page) =>
  page.route('**/get_application/**', async (route) => {
    const body = hiring.getApplication.responses[200].parse(await (await route.fetch()).json())
    const { snapshot } = body
    if (!snapshot) throw new Error('The application has no snapshot')
    await route.fulfill({
      json: {
        ...body,
        snapshot: {
          ...snapshot,
          short_intro: 'Front-end developer with a soft spot for timetables.',
          email: 'mira.old@example.com',
          skills: snapshot.skills.slice(0, 2),
        },
        changed: ['short_intro', 'email', 'skills'],
      },
    })
  })

/** What a company sees of the applicants for one of its jobs. */
export const applicantScreens: readonly Screen[] = [
  {
    name: 'the list of applicants',
    open: async (stage) => {
      await openApplicants(stage)
      await showApplicants(stage.page)
    },
  },
  {
    name: 'the applicants of a job, one of them with a note being written',
    open: async (stage) => {
      await openApplicants(stage)
      const card = applicant(stage.page, CANDIDATE)
      await card.getByRole('button', { name: `Shortlist ${CANDIDATE}` }).click()
      await card.getByRole('button', { name: /^Add note/ }).click()
      await card.getByRole('textbox', { name: 'Private note' }).fill('Knows our screens. Call before Friday.')
    },
  },
  {
    name: 'applicants with a note and a withdrawn application',
    open: async (stage) => {
      const { page, arrange } = stage
      const { jobId, others } = await openApplicants(stage)
      await arrange.withdraw('candidate', jobId)
      await openApplicant(page, others[0]!)
      const card = applicant(page, others[0]!)
      await card.getByRole('button', { name: /^Add note/ }).click()
      await card
        .getByRole('textbox', { name: 'Private note' })
        .fill('Knows our screens.\nCall before Friday.')
      await card.getByRole('button', { name: 'Save note' }).click()
      await card.getByRole('button', { name: /^Edit note/ }).waitFor()
      await showApplicants(page)
      await page.getByRole('link', { name: /^Withdrawn/ }).waitFor()
    },
  },
  {
    name: 'the question before an applicant is accepted',
    open: async (stage) => {
      await openApplicants(stage)
      await applicant(stage.page, CANDIDATE)
        .getByRole('button', { name: `Accept ${CANDIDATE}` })
        .click()
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'a job in progress with its actions',
    open: async (stage) => {
      const { page } = stage
      await openApplicants(stage)
      await accept(page)
      await showApplicants(page)
      await page.getByRole('button', { name: 'Manage job' }).click()
      await page.getByRole('menuitem', { name: 'Finish' }).waitFor()
    },
  },
  {
    name: 'the question before a job is closed',
    open: async (stage) => {
      await openApplicants(stage)
      await showApplicants(stage.page)
      await manageJob(stage.page, 'Close')
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'a finished job whose person can be rated',
    open: async (stage) => {
      const { page } = stage
      await openApplicants(stage)
      await accept(page)
      await showApplicants(page)
      await manageJob(page, 'Finish')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Finish job' }).click()
      await openApplicant(page, CANDIDATE)
      await applicant(page, CANDIDATE).getByRole('button', { name: /^Rate/ }).waitFor()
    },
  },
  {
    name: 'an open job whose accepted person declined',
    open: async (stage) => {
      const { page, arrange } = stage
      const { jobId } = await openApplicants(stage)
      await accept(page)
      await arrange.callAs('candidate', 'PATCH', `/api/job/decline_job/${jobId}/`)
      await page.reload()
      await applicant(page, CANDIDATE).getByText(`${CANDIDATE} declined this job.`).waitFor()
    },
  },
  {
    name: 'an applicant whom the company has blocked',
    open: async ({ page, arrange }) => {
      const company = await arrange.account(newAccount('company', 'Ferry Yard'))
      const id = await arrange.job(company, frontEndJob('Keeper of the sluice'))
      await arrange.apply('candidate', id)
      const user = await arrange.idOf('candidate')
      await arrange.callAs(company, 'POST', blocking.blockUser.path, { id: user })
      await arrange.signIn(page, company)
      await page.goto(`/job-detail-panel/?jobId=${id}&applicant=${user}`)
      await applicant(page, CANDIDATE)
        .getByRole('button', { name: `Unblock ${CANDIDATE}` })
        .waitFor()
    },
  },
  {
    name: 'a finished job that never took place',
    open: async (stage) => {
      const { page, arrange } = stage
      const company = await arrange.account(newAccount('company', 'Ferry Yard'))
      const job = frontEndJob('Keeper of the compass')
      const { id, acceptedId } = await arrange.finishedJob(company, job, 'candidate')
      const text = { text: 'They never called.' }
      await arrange.callAs('candidate', 'PATCH', `/api/job/dispute_job/${id}/`, text)
      await arrange.signIn(page, company)
      await page.goto(`/job-detail-panel/?jobId=${id}&applicant=${acceptedId}`)
      await applicant(page, CANDIDATE)
        .getByText(/never took place/)
        .waitFor()
    },
  },
  {
    name: 'the question before somebody is accepted for a second full-time job',
    open: async (stage) => {
      const { page, arrange } = stage
      const company = await arrange.account(newAccount('company', 'Ferry Yard'))
      const { acceptedId } = await arrange.jobInProgress(
        company,
        frontEndJob('Keeper of the helm'),
        'candidate',
      )
      const id = await arrange.job(company, frontEndJob('Keeper of the log'))
      await arrange.apply('candidate', id)
      await arrange.signIn(page, company)
      await page.goto(`/job-detail-panel/?jobId=${id}&applicant=${acceptedId}`)
      await applicant(page, CANDIDATE)
        .getByRole('button', { name: `Accept ${CANDIDATE}` })
        .click()
      await page.getByRole('alertdialog').getByText('Keeper of the helm').waitFor()
    },
  },
  {
    name: 'a shortlist without anybody',
    open: async (stage) => {
      const { jobId } = await openApplicants(stage)
      await stage.page.goto(`/job-detail-panel/?jobId=${jobId}&shortlisted=true`)
      await stage.page.getByText('Nobody is shortlisted yet.').waitFor()
    },
  },
  {
    name: 'an application whose profile has changed since',
    open: async (stage) => {
      const { page } = stage
      await pretendChanges(page)
      await openApplicants(stage)
      await openApplication(page, CANDIDATE)
      await page.getByText('3 details have changed since they applied.').waitFor()
      await page.getByRole('dialog').getByText('Now', { exact: true }).first().waitFor()
    },
  },
  {
    name: 'an application without a copy of the profile',
    open: async (stage) => {
      const { others } = await openApplicants(stage)
      await openApplication(stage.page, others[0]!)
      await stage.page.getByText("We don't have a copy").waitFor()
    },
  },
  {
    name: 'an application that was withdrawn while the company looked',
    failure: { status: 404, path: /\/get_application\// },
    open: async (stage) => {
      const { page, arrange } = stage
      const { jobId } = await openApplicants(stage)
      const link = page.getByRole('link', { name: `View application from ${CANDIDATE}` })
      const url = await link.getAttribute('href')
      await arrange.withdraw('candidate', jobId)
      // By its URL, because the list follows the withdrawal at once.
      await page.goto(url!)
      await page.getByRole('dialog').getByRole('alert').waitFor()
    },
  },
]
