import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'
import {
  expectUnreadMessages,
  messageList,
  openMessage,
  openTab,
  reader,
  reply,
  send,
} from '../steps/messages.ts'
import { applicant, openApplicant } from '../steps/hiring.ts'
import { frontEndJob } from '../steps/posting.ts'
import { dismissAlert, isPhone } from '../steps/screen.ts'

const SUBJECT = 'Question about the slipway calendar, and about when the work could begin'
const CUT = `${SUBJECT.slice(0, 40)}…`
const QUESTION = 'Is the calendar public?\nThe old one is at https://slipway.example/calendar.'

test('two people exchange messages, one deletes, the other keeps, and the numbers of unread ones are right', async ({
  page: candidate,
  newPerson,
  arrange,
}) => {
  const office = await arrange.account(newAccount('company', 'Slipway & Sons'))
  const mira = await arrange.account(newAccount('personal', 'Mira Falk'))
  const company = await newPerson()
  await arrange.signIn(company, office)
  await arrange.signIn(candidate, mira)
  const shown = isPhone(candidate) ? CUT : SUBJECT
  await company.goto('/messages/')
  await expect(company.getByText('There is no new message yet.')).toBeVisible()

  await test.step('a message that is half written survives a reload', async () => {
    await candidate.goto(`/messages/?email=${encodeURIComponent(office.email)}`)
    await candidate.getByRole('textbox', { name: 'Subject' }).fill(SUBJECT)
    await candidate.getByRole('textbox', { name: 'Message' }).fill(QUESTION)
    await candidate.reload()
    await expect(candidate.getByRole('textbox', { name: "Recipient's email" })).toHaveValue(office.email)
    await expect(candidate.getByRole('textbox', { name: 'Message' })).toHaveValue(QUESTION)
    await candidate.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click()
    await dismissAlert(candidate, 'Message sent')
    await expect(messageList(candidate, 'Sent').getByRole('listitem')).toContainText('To: Slipway & Sons')
  })

  await test.step('it arrives without a reload, and reading it lowers the number', async () => {
    await expectUnreadMessages(company, 1)
    const row = messageList(company, 'Inbox').getByRole('listitem')
    await expect(row).toContainText('Unread: Mira Falk')
    await expect(row.getByRole('link')).toHaveText(shown, { useInnerText: true })
    await row.getByRole('link').click()
    await expect(
      reader(company).getByRole('link', { name: 'https://slipway.example/calendar' }),
    ).toBeVisible()
    await expectUnreadMessages(company, 0)
  })

  await test.step('the reply survives a reload too, and is sent', async () => {
    await reader(company).getByRole('button', { name: 'Reply', exact: true }).click()
    await reader(company).getByRole('textbox', { name: 'Reply to Mira Falk' }).fill('Yes, since May.')
    await company.reload()
    await expect(reader(company).getByRole('textbox')).toHaveValue('Yes, since May.')
    await reader(company).getByRole('button', { name: 'Send', exact: true }).click()
    await dismissAlert(company, 'Reply sent')
    await expect(reader(company).getByRole('textbox')).toBeHidden()
  })

  await test.step('the reply has the first message before it', async () => {
    await expectUnreadMessages(candidate, 1)
    await openTab(candidate, /^Inbox/)
    await messageList(candidate, 'Inbox').getByRole('link').click()
    await expect(reader(candidate).getByRole('heading')).toHaveText(`Re: ${SUBJECT}`)
    await reader(candidate).getByText('1 earlier message').click()
    await expect(reader(candidate).getByText('Is the calendar public?')).toBeVisible()
    await expectUnreadMessages(candidate, 0)
    await reply(candidate, 'Thank you!')
    await dismissAlert(candidate, 'Reply sent')
    await expectUnreadMessages(company, 1)
  })

  await test.step('the sender opens in a new window', async () => {
    const opening = candidate.waitForEvent('popup')
    await reader(candidate)
      .getByRole('link', { name: /^Slipway & Sons/ })
      .click()
    const profile = await opening
    await expect(profile.getByRole('heading', { level: 1, name: 'Slipway & Sons' })).toBeVisible()
    expect(new URL(profile.url()).pathname).toBe('/profile/company/')
    await profile.close()
  })

  await test.step('a message that one deletes, even forever, stays with the other', async () => {
    await reader(candidate).getByRole('button', { name: 'Delete', exact: true }).click()
    await dismissAlert(candidate, 'Message moved to Deleted')
    await expect(candidate.getByText('There is no new message yet.')).toBeVisible()
    await openTab(candidate, 'Deleted')
    await messageList(candidate, 'Deleted').getByRole('link').click()
    await reader(candidate).getByRole('button', { name: 'Delete Forever' }).click()
    await candidate.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    await expect(candidate.getByText('You do not have deleted messages yet.')).toBeVisible()

    await openTab(company, 'Sent')
    await messageList(company, 'Sent').getByRole('link').click()
    await expect(reader(company).getByText('Yes, since May.')).toBeVisible()
    await expectUnreadMessages(company, 1)
  })
})

test('a blocked sender gets one neutral text, until the block is lifted', async ({
  page: company,
  newPerson,
  watch,
  arrange,
}) => {
  const office = await arrange.account(newAccount('company', 'Quiet Quay'))
  const seller = await arrange.account(newAccount('personal', 'Theo Brandt'))
  await send(arrange, seller, office, { subject: 'Cheap paint', message_body: 'Only today.' })
  const sender = await newPerson()
  await arrange.signIn(sender, seller)
  await arrange.signIn(company, office)

  await company.goto('/messages/')
  await openMessage(company, 'Cheap paint')
  await reader(company).getByRole('button', { name: 'Block', exact: true }).click()
  const dialog = company.getByRole('alertdialog', { name: 'Block Theo Brandt?' })
  await expect(dialog).toContainText("You won't be able to find, message, hire or rate each other.")
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(reader(company).getByText('You blocked Theo Brandt.')).toBeVisible()
  await expect(reader(company).getByRole('button', { name: 'Reply' })).toBeHidden()

  await sender.goto('/messages/?tab=sent')
  await openMessage(sender, 'Cheap paint')
  await expect(reader(sender).getByText('blocked')).toBeHidden()
  watch.expectAnswer(403, /\/reply_email\//)
  await reply(sender, 'Are you there?')
  await expect(reader(sender).getByText("You can't send messages to this person.")).toBeVisible()
  await expect(reader(sender).getByRole('textbox')).toHaveValue('Are you there?')

  await reader(company).getByRole('button', { name: 'Unblock' }).click()
  await expect(reader(company).getByRole('button', { name: 'Reply' })).toBeVisible()
  await reader(sender).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sender.getByText('Reply sent')).toBeVisible()
  await expectUnreadMessages(company, 1)
})

test('a company writes to an applicant, and is back at the applicants', async ({ page, arrange }) => {
  const office = await arrange.account(newAccount('company', 'Ferry Yard'))
  const jobId = await arrange.job(office, frontEndJob('Keeper of the timetable'))
  const [name] = await arrange.applicants(jobId, 1)
  const card = applicant(page, name!)
  await arrange.signIn(page, office)
  const panel = `/job-detail-panel/?jobId=${jobId}`
  await page.goto(panel)
  await openApplicant(page, name!)
  const url = page.url()
  await card.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('textbox', { name: "Recipient's email" })).toHaveValue(/@/)
  await page.getByRole('textbox', { name: 'Subject' }).fill('Your application')
  await page
    .getByRole('main')
    .getByRole('textbox', { name: 'Message', exact: true })
    .fill('When could you start?')
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Message sent')).toBeVisible()
  await expect(page).toHaveURL(url)
  await expect(card).toBeVisible()
})

test(
  'the lists of two tabs follow each other, also where no number of unread messages changes',
  { tag: '@desktop' },
  async ({ page, context, arrange }) => {
    const office = await arrange.account(newAccount('company', 'Ferry Yard'))
    const lena = await arrange.account(newAccount('personal', 'Lena Moser'))
    await send(arrange, office, lena, { subject: 'Your application', message_body: 'When could you start?' })
    await arrange.signIn(page, lena)
    await page.goto('/messages/')
    await openMessage(page, 'Your application')
    await expectUnreadMessages(page, 0)
    const inbox = await context.newPage()
    await inbox.goto('/messages/')
    await expect(messageList(inbox, 'Inbox').getByRole('listitem')).toHaveCount(1)
    const sent = await context.newPage()
    await sent.goto('/messages/?tab=sent')
    await expect(sent.getByText('You have not sent any messages yet.')).toBeVisible()

    await reply(page, 'In June.')
    await expect(messageList(sent, 'Sent').getByRole('listitem')).toHaveCount(1)
    await reader(page).getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(inbox.getByText('There is no new message yet.')).toBeVisible()
  },
)

test('on a screen of 320 pixels the current tab is in view', { tag: '@phone' }, async ({ page, arrange }) => {
  await arrange.signIn(page, 'candidate')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/messages/?tab=deleted')
  const tab = page.getByRole('link', { name: 'Deleted', exact: true })
  await expect(tab).toBeInViewport({ ratio: 1 })
})

test('the rows of a list are equally tall, and as tall as their placeholders', async ({ page, arrange }) => {
  await arrange.signIn(page, 'candidate')
  await page.goto('/messages/')
  const rows = messageList(page, 'Inbox').getByRole('listitem')
  await expect(rows).toHaveCount(5)
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => Math.round(row.getBoundingClientRect().height)),
  )
  expect(new Set(heights)).toEqual(new Set([112]))
})

test(
  'the reply has a page of its own, with what was begun beneath the message',
  { tag: '@desktop' },
  async ({ page, arrange }) => {
    const office = await arrange.account(newAccount('company', 'Ferry Yard'))
    const lena = await arrange.account(newAccount('personal', 'Lena Moser'))
    await send(arrange, office, lena, { subject: 'Your application', message_body: 'When could you start?' })
    await arrange.signIn(page, lena)
    await page.goto('/messages/?tab=inbox')
    await openMessage(page, 'Your application')
    await reader(page).getByRole('button', { name: 'Reply', exact: true }).click()
    await reader(page).getByRole('textbox').fill('In June.')
    await reader(page).getByRole('link', { name: 'Open full page' }).click()
    await expect(page).toHaveURL(/\/reply\/message\/\?id=\d+$/)
    const text = page.getByRole('textbox', { name: 'Reply to Ferry Yard' })
    await expect(text).toBeFocused()
    await expect(text).toHaveValue('In June.')
    await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Reply sent')).toBeVisible()
    await expect(page).toHaveURL(/\/messages\/\?tab=inbox&message=\d+$/)
    await expect(reader(page).getByRole('button', { name: 'Reply', exact: true })).toBeVisible()
  },
)

test(
  'on a phone a message opens over the list, and Back returns to it',
  { tag: '@phone' },
  async ({ page, arrange }) => {
    await arrange.signIn(page, 'candidate')
    await page.goto('/messages/')
    const list = messageList(page, 'Inbox')
    await expect(list.getByRole('listitem')).toHaveCount(5)
    const first = list.getByRole('link').first()
    const newest = await first.textContent()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/messages/?page=2')
    // Until the page has loaded, the list shows the one before.
    await expect(first).not.toHaveText(newest!)
    await first.click()
    await expect(reader(page)).toBeVisible()
    await expect(list).toBeHidden()
    await page.getByRole('link', { name: 'Back to inbox' }).click()
    await expect(page).toHaveURL('/messages/?page=2')
    await expect(first).toBeFocused()
  },
)
