import { expect, type Page } from '@playwright/test'
import type { Arrange } from '../harness/arrange.ts'
import type { Login } from './accounts.ts'

export type Tab = 'Send Message' | 'Inbox' | 'Sent' | 'Deleted'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Messages', exact: true })

export const openTab = (page: Page, name: string | RegExp) => menu(page).getByRole('link', { name }).click()

/** A list of messages by the name of its tab. */
export const messageList = (page: Page, tab: Tab) => page.getByRole('list', { name: tab, exact: true })

export async function openMessage(page: Page, subject: string) {
  await page.getByRole('main').getByRole('link', { name: subject, exact: true }).click()
  await expect(reader(page).getByRole('heading', { name: subject, exact: true })).toBeVisible()
}

/** The message that is open. */
export const reader = (page: Page) => page.getByRole('article')

/** The number in the badge of the header or of the phone's bar. */
export const expectUnreadMessages = (page: Page, unread: number) =>
  expect(
    page.getByRole('link', { name: unread > 0 ? `Messages, ${unread} unread` : 'Messages', exact: true }),
  ).toBeVisible()

export async function reply(page: Page, text: string) {
  await reader(page).getByRole('button', { name: 'Reply', exact: true }).click()
  await reader(page).getByRole('textbox').fill(text)
  await reader(page).getByRole('button', { name: 'Send', exact: true }).click()
}

type Text = { subject: string; message_body: string }

/** Sends a message through the API. */
export const send = (
  arrange: Arrange,
  from: Parameters<Arrange['callAs']>[0],
  { email }: Login,
  text: Text,
) => arrange.callAs(from, 'POST', '/api/message/send_message/', { to_user: email, ...text })
