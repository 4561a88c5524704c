import { expect, type Page } from '@playwright/test'

const list = (page: Page) => page.getByRole('list', { name: 'Applicants' })

/** The row of an applicant in the list. */
export const applicantRow = (page: Page, name: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

/** The applicants in the order of the list. */
export const applicantNames = (page: Page) => list(page).getByRole('heading', { level: 3 })

/** The applicant who is open, beside the list or on a phone in its place. */
export const applicant = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** On a phone, returns from an applicant to the list; elsewhere both are on the screen. */
export async function showApplicants(page: Page) {
  const back = page.getByRole('link', { name: 'All applicants' })
  await list(page).or(back).filter({ visible: true }).first().waitFor()
  if (await back.isVisible()) await back.click()
  await list(page).waitFor()
}

/** Opens an applicant from the list. */
export async function openApplicant(page: Page, name: string) {
  await showApplicants(page)
  await applicantRow(page, name).getByRole('link', { name, exact: true }).click()
  await applicant(page, name).waitFor()
}

/** Chooses an action for the job of the page. */
export async function manageJob(page: Page, action: 'Finish' | 'Close') {
  await page.getByRole('button', { name: 'Manage job' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

type Confirmation = { question: string; consequence: string | RegExp; action: string }

/** Confirms the question, which says what will happen, with the button `action`. */
export async function confirm(page: Page, { question, consequence, action }: Confirmation) {
  const dialog = page.getByRole('alertdialog', { name: question })
  await expect(dialog).toHaveAccessibleDescription(consequence)
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toBeHidden()
}
