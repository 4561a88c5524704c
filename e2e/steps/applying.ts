import { expect, type Page } from '@playwright/test'

export const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name })

export const goOn = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

export async function sendApplication(page: Page) {
  await page.getByRole('button', { name: 'Send Application' }).click()
  await expect(page.getByRole('heading', { name: 'Application Send!' })).toBeVisible()
}
