import { expect, type Page } from '@playwright/test'

export const applicant = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** The applicants in the order of the list. */
export const applicantNames = (page: Page) =>
  page.getByRole('list', { name: 'Applicants' }).getByRole('heading', { level: 3 })

/** Chooses an action for the job of the page. */
export async function manageJob(page: Page, action: 'Finish' | 'Close') {
  await page.getByRole('button', { name: 'Manage job' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Confirms the question, which says what will happen. */
export async function confirm(page: Page, question: string, consequence: string | RegExp) {
  const dialog = page.getByRole('alertdialog', { name: question })
  await expect(dialog).toHaveAccessibleDescription(consequence)
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(dialog).toBeHidden()
}
