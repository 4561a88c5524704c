import { expect, type Page } from '@playwright/test'

const section = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('region', { name, exact: true })

export const commentForm = (page: Page) => section(page, 'Leave your comment')

export const contactForm = (page: Page) => section(page, 'Send Message')

/** Scrolls to the footer and waits for its forms. */
export async function openFooter(page: Page) {
  await commentForm(page).scrollIntoViewIfNeeded()
  await expect(commentForm(page).getByRole('textbox', { name: 'Comment' })).toBeVisible()
  await expect(contactForm(page).getByRole('textbox', { name: 'Message' })).toBeVisible()
}

export async function openComments(page: Page) {
  await page.getByRole('button', { name: 'See all comments' }).click()
  return page.getByRole('dialog', { name: 'All comments' })
}
