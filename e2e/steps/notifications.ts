import { expect, type Page } from '@playwright/test'
import { isPhone } from './screen.ts'

export const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications', exact: true })

const nameFor = (unread: number) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications')

/** The number in the badge, which the name of the bell says. */
export const expectUnread = (page: Page, unread: number) =>
  expect(bell(page)).toHaveAccessibleName(nameFor(unread))

/** The panel of a desktop, or the sheet of a phone, in CSS pixels. */
const sizeOf = (page: Page) => (isPhone(page) ? { width: 390, height: 550 } : { width: 300, height: 450 })

export async function openNotifications(page: Page) {
  await bell(page).click()
  await expect(list(page)).toBeVisible()
  await expect.poll(() => list(page).boundingBox()).toMatchObject(sizeOf(page))
  return list(page)
}

export async function closeNotifications(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Close Notification' }).click()
  else await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
}

/** Opens the notifications, and follows the newest one, which has this text. */
export async function followNewest(page: Page, text: string) {
  const newest = (await openNotifications(page)).getByRole('listitem').first()
  await expect(newest).toContainText(text)
  await newest.getByText(text.slice(0, 5)).first().click()
  await expect(list(page)).toBeHidden()
}

export async function markAllRead(page: Page) {
  const notices = await openNotifications(page)
  const rows = notices.getByRole('listitem')
  await expect(rows.or(notices.getByText('No notification at the moment.')).first()).toBeVisible()
  const unread = rows.filter({ hasText: 'Unread:' })
  if ((await unread.count()) > 0) await notices.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(unread).toHaveCount(0)
  await closeNotifications(page)
  await expectUnread(page, 0)
}
