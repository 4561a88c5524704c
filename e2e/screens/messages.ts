import { newAccount } from '../steps/accounts.ts'
import { messageList, reader, send } from '../steps/messages.ts'
import type { Screen, Stage } from './screen.ts'

const openFirst = async ({ page }: Stage, tab: 'Inbox' | 'Sent' | 'Deleted') => {
  await page.goto(`/messages/?tab=${tab.toLowerCase()}`)
  await messageList(page, tab).getByRole('link').first().click()
  await reader(page).waitFor()
}

const openEmpty = (tab: string, text: string): Screen => ({
  name: `no messages in ${tab}`,
  open: async ({ page, arrange }) => {
    await arrange.signIn(page, await arrange.account(newAccount('personal', 'Lena Moser')))
    await page.goto(`/messages/?tab=${tab}`)
    await page.getByText(text).waitFor()
  },
})

/** Opens the third message of an exchange, with a link and a long subject, as the person who received it. */
async function openExchange({ page, arrange }: Stage) {
  const office = await arrange.account(newAccount('company', 'Slipway & Sons'))
  const lena = await arrange.account(newAccount('personal', 'Lena Moser'))
  const subject = 'Your application as a front-end developer for the slipway calendar, and a few questions'
  await send(arrange, office, lena, {
    subject,
    message_body: 'Dear Lena,\n\nwhen could you start?\n\nRegards',
  })
  const reply = (from: typeof lena, list: string, message_body: string) =>
    arrange
      .callAs<{ data: { id: number }[] }>(from, 'GET', `/api/message/${list}/`)
      .then(({ data: [message] }) =>
        arrange.callAs(from, 'POST', '/api/message/reply_email/', { id: message!.id, message_body }),
      )
  await reply(lena, 'get_inbox_pagination', 'In June, three days a week. Is that soon enough?')
  await reply(
    office,
    'get_inbox_pagination',
    'Dear Lena,\n\nJune is fine. The plans are at https://slipway.example/calendar.\n\nRegards, Ada',
  )
  await arrange.signIn(page, lena)
  await openFirst({ page, arrange }, 'Inbox')
}

export const messageScreens: readonly Screen[] = [
  {
    name: 'the inbox with unread messages',
    as: 'candidate',
    open: async ({ page }) => {
      await page.goto('/messages/')
      await messageList(page, 'Inbox').waitFor()
    },
  },
  {
    name: 'sent messages',
    as: 'candidate',
    open: async ({ page }) => {
      await page.goto('/messages/?tab=sent')
      await messageList(page, 'Sent').waitFor()
    },
  },
  {
    name: 'a message with earlier ones, shown',
    open: async (stage) => {
      await openExchange(stage)
      await reader(stage.page).getByText('2 earlier messages').click()
      await reader(stage.page).getByText('when could you start?').waitFor()
    },
  },
  {
    name: 'a reply without a text, after an attempt to send it',
    open: async (stage) => {
      await openExchange(stage)
      await reader(stage.page).getByRole('button', { name: 'Reply', exact: true }).click()
      await reader(stage.page).getByRole('button', { name: 'Send', exact: true }).click()
      await stage.page.getByText('Please write a message.').waitFor()
    },
  },
  {
    name: 'the reply on a page of its own',
    on: 'desktop',
    open: async (stage) => {
      await openExchange(stage)
      await reader(stage.page).getByRole('button', { name: 'Reply', exact: true }).click()
      await stage.page.getByRole('link', { name: 'Open full page' }).click()
      await stage.page.getByRole('heading', { name: 'Reply to Slipway & Sons' }).waitFor()
      await stage.page.getByRole('textbox').waitFor()
    },
  },
  {
    name: 'the reply page on a phone',
    on: 'phone',
    open: async (stage) => {
      await openExchange(stage)
      await stage.page.goto('/reply/message/?id=1')
      await stage.page.getByText('You can not access this page on mobile device.').waitFor()
    },
  },
  {
    name: 'the confirmation before a person is blocked',
    open: async (stage) => {
      await openExchange(stage)
      await reader(stage.page).getByRole('button', { name: 'Block', exact: true }).click()
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'a message of a blocked person',
    open: async (stage) => {
      await openExchange(stage)
      await reader(stage.page).getByRole('button', { name: 'Block', exact: true }).click()
      await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
      await reader(stage.page).getByText('You blocked Slipway & Sons.').waitFor()
    },
  },
  {
    name: 'the confirmation before a message is deleted forever',
    open: async (stage) => {
      await openExchange(stage)
      await reader(stage.page).getByRole('button', { name: 'Delete', exact: true }).click()
      await stage.page.getByText('Message moved to Deleted').waitFor()
      await openFirst(stage, 'Deleted')
      await reader(stage.page).getByRole('button', { name: 'Delete Forever' }).click()
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'a message that is gone',
    as: 'candidate',
    failure: { status: 404, path: /get_message\/999999999\// },
    open: async ({ page }) => {
      await page.goto('/messages/?tab=inbox&message=999999999')
      await page.getByText('This message is no longer available.').waitFor()
    },
  },
  {
    name: 'a new message with errors',
    as: 'candidate',
    open: async ({ page }) => {
      await page.goto('/messages/?tab=send-message')
      await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click()
      await page.getByText('Please specify recipient.').waitFor()
    },
  },
  {
    name: 'a new message to a person',
    as: 'candidate',
    open: async ({ page }) => {
      await page.goto('/messages/?email=office@slipway.test')
      await page.getByRole('textbox', { name: 'Subject' }).fill('Oak table')
      await page.getByRole('textbox', { name: 'Message' }).fill('Good morning,\n\nis it still there?')
    },
  },
  openEmpty('inbox', 'There is no new message yet.'),
  openEmpty('sent', 'You have not sent any messages yet.'),
  openEmpty('deleted', 'You do not have deleted messages yet.'),
  {
    name: 'messages that could not be loaded',
    as: 'candidate',
    failure: { status: 503, path: /get_inbox_pagination/ },
    open: async ({ page }) => {
      const refusal = { status: 503, json: { error: 'The service is busy. Please try again in a minute.' } }
      await page.route('**/get_inbox_pagination/**', (route) => route.fulfill(refusal))
      await page.goto('/messages/')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
]
