import type { Page } from '@playwright/test'
import type { Arrange } from '../harness/arrange.ts'
import { expect, test } from '../harness/test.ts'
import {
  expectLoginRefused,
  logIn,
  type Login,
  logInToDemo,
  newAccount,
  unsubscribeLink,
} from '../steps/accounts.ts'
import { send } from '../steps/messages.ts'
import { openFromMenu } from '../steps/screen.ts'

const NEW_PASSWORD = 'orchard-lantern-43'

/** Whether the account gets digests. */
async function digestOf(arrange: Arrange, account: Login) {
  const { mail_digest } = await arrange.callAs<{ mail_digest: boolean }>(
    account,
    'GET',
    '/api/user/settings/',
  )
  return mail_digest
}

const devices = (page: Page) =>
  page.getByRole('list', { name: "Where you're logged in" }).getByRole('listitem')

async function changePassword(page: Page, from: string, to: string, again = to) {
  await page.getByLabel('Current password', { exact: true }).fill(from)
  await page.getByLabel('New password', { exact: true }).fill(to)
  await page.getByLabel('Retype new password', { exact: true }).fill(again)
  await page.getByRole('button', { name: 'Change password' }).click()
}

test(
  'a person logs another device out, then all the others',
  { tag: '@desktop' },
  async ({ page, arrange, newPerson, app, watch }) => {
    watch.expectAnswer(401, /^\/api\//)
    const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
    const elsewhere = await newPerson({ baseURL: app.url })
    await logIn(elsewhere, account)
    await logIn(page, account)
    await openFromMenu(page, 'Settings')
    await expect(page).toHaveURL('/settings/')
    await expect(page).toHaveTitle(/^Settings/)
    await expect(devices(page)).toHaveCount(2)
    await expect(devices(page).filter({ hasText: 'This device' })).toContainText('Active now')

    await devices(page)
      .getByRole('button', { name: /^Log out / })
      .click()
    await expect(page.getByText(/^Logged out /)).toBeVisible()
    await expect(devices(page)).toHaveCount(1)
    await expect(page.getByRole('heading', { name: "Where you're logged in" })).toBeFocused()
    await elsewhere.goto('/saved-jobs/')
    await expect(elsewhere).toHaveURL('/login/')

    await logIn(elsewhere, account)
    await page.reload()
    await page.getByRole('button', { name: 'Log out all other devices' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText('Logged out all other devices')).toBeVisible()
    await expect(page.getByText("You're only logged in on this device.")).toBeVisible()
    await expect(page.getByRole('heading', { name: "Where you're logged in" })).toBeFocused()
    await elsewhere.goto('/interested-jobs/')
    await expect(elsewhere).toHaveURL('/login/')
  },
)

test(
  'a company that changes its password stays logged in on this device only',
  { tag: '@desktop' },
  async ({ page, arrange, newPerson, app, watch }) => {
    watch.expectAnswer(401, /^\/api\//)
    watch.expectAnswer(400, /change_password/)
    const account = await arrange.account(newAccount('company', 'Ferry Yard'))
    const elsewhere = await newPerson({ baseURL: app.url })
    await logIn(elsewhere, account)
    await logIn(page, account)
    await openFromMenu(page, 'Settings')

    await changePassword(page, 'not-this-one', NEW_PASSWORD)
    await expect(page.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
      'The current password is incorrect.',
    )
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD)
    await changePassword(page, account.password, NEW_PASSWORD)
    await expect(page.getByText('Password changed')).toBeVisible()
    await expect(devices(page)).toHaveCount(1)
    const { subject } = await app.mailbox.takeMail(account.email, 'was changed a moment ago')
    expect(subject).toBe('Your Guildhall password was changed')

    await elsewhere.goto('/settings/')
    await expect(elsewhere).toHaveURL('/login/')
    await expectLoginRefused(elsewhere, account)
    await logIn(elsewhere, { ...account, password: NEW_PASSWORD })
  },
)

test('a candidate turns emails off, and unblocks a company, which can send messages again', async ({
  page,
  arrange,
}) => {
  const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  const blocked = await arrange.account(newAccount('company', 'Ferry Yard'))
  const write = () =>
    send(arrange, blocked, account, { subject: 'A question', message_body: 'Could you start in May?' })
  await arrange.callAs(account, 'POST', '/api/message/block_user/', { id: await arrange.idOf(blocked) })
  await expect(write()).rejects.toThrow("You can't send messages to this person.")
  await arrange.signIn(page, account)
  await page.goto('/settings/')

  const emails = page.getByRole('switch', { name: /^Email me about unread messages/ })
  await expect(emails).toBeChecked()
  await emails.press('Space')
  await expect(emails).not.toBeChecked()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await page.reload()
  await expect(emails).not.toBeChecked()

  await expect(page.getByRole('main').getByText('Ferry Yard')).toBeVisible()
  await page.getByRole('button', { name: 'Unblock Ferry Yard' }).click()
  await expect(page.getByText("You haven't blocked anyone.")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Blocked accounts' })).toBeFocused()
  await write()
})

test(
  'the settings of a demo account are locked, and a visitor gets there through the login',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/settings/')
    await expect(page).toHaveURL('/login/')
    await logInToDemo(page, 'candidate')
    await expect(page).toHaveURL('/settings/')
    await expect(page.getByText(/^This is a demo account that everyone can use\./)).toBeVisible()
    await expect(page.getByLabel('Current password', { exact: true })).toBeDisabled()
    await expect(devices(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Log out/ })).toHaveCount(0)
  },
)

test('the link of a digest unsubscribes only after a click, and the settings turn it on again', async ({
  page,
  arrange,
  app,
}) => {
  const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  const sender = await arrange.account(newAccount('company', 'Ferry Yard'))
  await send(arrange, sender, account, { subject: 'A question', message_body: 'Could you start in May?' })
  await app.query(
    `update messages set created_at = created_at - interval '20 minutes'
      where recipient_id = (select id from users where email = $1)`,
    [account.email],
  )
  await app.query(`select graphile_worker.add_job('queue_digests')`)

  await page.goto(await unsubscribeLink(app.mailbox, account))
  await expect(page.getByText(/^We'll stop sending you emails about unread messages/)).toBeVisible()
  expect(await digestOf(arrange, account)).toBe(true)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText(/^You won't get emails about unread messages/)).toBeVisible()
  expect(await digestOf(arrange, account)).toBe(false)

  await page.getByRole('link', { name: 'Open settings' }).click()
  await logIn(page, account)
  await expect(page).toHaveURL('/settings/')
  const emails = page.getByRole('switch', { name: /^Email me about unread messages/ })
  await expect(emails).not.toBeChecked()
  await emails.click({ force: true })
  await expect(page.getByText('Settings saved')).toBeVisible()
  expect(await digestOf(arrange, account)).toBe(true)
})
