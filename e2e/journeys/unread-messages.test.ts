import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'
import { expectUnreadMessages, send } from '../steps/messages.ts'

test('two tabs show the number of unread messages, whatever arrives, is read or is deleted', async ({
  page,
  context,
  arrange,
}) => {
  const sender = await arrange.account(newAccount('company', 'Ferry Yard'))
  const recipient = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  const write = (subject: string) =>
    send(arrange, sender, recipient, { subject, message_body: 'Could you start in May?' })
  await arrange.signIn(page, recipient)
  const second = await context.newPage()
  const tabs = [page, second]
  for (const tab of tabs) {
    await tab.goto('/')
    await expectUnreadMessages(tab, 0)
  }

  await write('Your application')
  for (const tab of tabs) await expectUnreadMessages(tab, 1)

  await test.step('an open inbox shows the next message as it arrives', async () => {
    await page.getByRole('link', { name: 'Messages, 1 unread' }).click()
    await expect(page).toHaveURL('/messages/')
    await expect(page.getByRole('main').getByText('Your application')).toBeVisible()
    await write('Your portfolio')
    await expect(page.getByRole('main').getByText('Your portfolio')).toBeVisible()
    for (const tab of tabs) await expectUnreadMessages(tab, 2)
  })

  await test.step('a message that is read in one tab is read in both', async () => {
    await page.getByRole('main').getByText('Your portfolio').click()
    for (const tab of tabs) await expectUnreadMessages(tab, 1)
  })

  await test.step('an unread message that is deleted is no longer counted', async () => {
    const inbox = '/api/message/get_inbox_pagination/?page=1'
    const { data } = await arrange.callAs<{ data: { id: number; subject: string }[] }>(
      recipient,
      'GET',
      inbox,
    )
    const { id } = data.find(({ subject }) => subject === 'Your application')!
    await arrange.callAs(recipient, 'DELETE', `/api/message/delete_message/${id}/`)
    for (const tab of tabs) await expectUnreadMessages(tab, 0)
  })
})

test('a visitor has no messages icon', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Notifications' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Messages/ })).toHaveCount(0)
})
