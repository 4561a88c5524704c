import { expect, type Page } from '@playwright/test'

export type Rating = { rating: number; label: string; comment: string }

export const ratingPopup = (page: Page) =>
  page.getByRole('dialog', { name: 'This job has finished. Please add the rating.' })

/** Fills in and saves the popup, which is open. */
export async function rate(page: Page, { rating, label, comment }: Rating) {
  const popup = ratingPopup(page)
  await popup.getByRole('radio', { name: `${rating} out of 5, ${label}`, exact: true }).check()
  await popup.getByRole('textbox', { name: 'Comment' }).fill(comment)
  await popup.getByRole('button', { name: 'Save rating' }).click()
  await expect(popup).toBeHidden()
}
