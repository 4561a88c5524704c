import type { Page } from '@playwright/test'

const PHONE_BELOW = 768

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? Infinity) < PHONE_BELOW

type Destination = 'Applied Jobs' | 'Saved Jobs' | 'Profile' | 'Manage' | 'Post Job' | 'Settings'

/** The phone's menu says some of them in the singular. */
const ON_PHONE: Partial<Record<Destination, string>> = {
  'Applied Jobs': 'Applied Job',
  'Saved Jobs': 'Saved Job',
}

/** Through the menu of the account: behind the avatar, which on a phone is in the bottom bar. */
export async function openFromMenu(page: Page, destination: Destination) {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: ON_PHONE[destination] ?? destination, exact: true })
      .click()
  } else {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: destination, exact: true }).click()
  }
}
