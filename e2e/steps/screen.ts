import { expect, type Page } from '@playwright/test'

const PHONE_BELOW = 768

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? Infinity) < PHONE_BELOW

type Destination =
  | 'Applied Jobs'
  | 'Saved Jobs'
  | 'Saved Searches'
  | 'Profile'
  | 'Manage'
  | 'Post Job'
  | 'Settings'

/** Labels that are singular in the phone's menu. */
const ON_PHONE: Partial<Record<Destination, string>> = {
  'Applied Jobs': 'Applied Job',
  'Saved Jobs': 'Saved Job',
}

/** Opens a page from the account menu, which is in the bottom bar on a phone and behind the avatar otherwise. */
export async function openFromMenu(page: Page, destination: Destination) {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: ON_PHONE[destination] ?? destination, exact: true })
      .click()
  } else {
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: destination, exact: true }).click()
  }
}

/** Closes an alert, which would cover for five seconds what the next step clicks on. */
export async function dismissAlert(page: Page, text: string) {
  const alert = page.getByText(text)
  await alert.locator('..').getByRole('button', { name: 'Dismiss' }).click()
  await expect(alert).toBeHidden()
}
