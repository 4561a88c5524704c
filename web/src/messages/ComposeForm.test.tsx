import { messages } from '@guildhall/contract/messages/endpoints'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { aSentMessage, inbox, sent } from '../../test/aMessage.ts'
import {
  answer,
  inBrowser,
  type Prepared,
  refuse,
  renderAt,
  signIn,
  unreachable,
} from '../../test/render.tsx'
import { to } from '../to.ts'
import { MessagesPage } from './MessagesPage.tsx'

const user = userEvent.setup()
const TO_OFFICE = '/messages/?email=office%40joinery.test'
const SUCCESS = 'Message sent'
const success = answer(messages.sendMessage, { status: 201, body: { success: SUCCESS } })

const open = (url: string, ...prepared: Prepared[]) => renderAt(url, '/messages/', <MessagesPage />, prepared)

const recipient = () => screen.findByRole('textbox', { name: "Recipient's email" })
const subject = () => screen.getByRole('textbox', { name: 'Subject' })
const body = () => screen.getByRole('textbox', { name: 'Message' })
const send = () => user.click(screen.getByRole('button', { name: 'Send' }))

async function write() {
  await recipient()
  await user.type(subject(), 'Oak table')
  await user.type(body(), 'Is it still there?')
}

beforeEach(() => signIn('personal'))

test('the recipient is filled in from the URL, and empty without it', async () => {
  const { unmount } = open(TO_OFFICE)
  expect(await recipient()).toHaveValue('office@joinery.test')
  unmount()
  open('/messages/?tab=send-message')
  expect(await recipient()).toHaveValue('')
})

test('every field is required', async () => {
  const { requests } = open('/messages/?tab=send-message')
  await recipient()
  await send()
  expect(await recipient()).toHaveAccessibleDescription('Please specify recipient.')
  expect(subject()).toHaveAccessibleDescription('Please specify your message subject')
  expect(body()).toHaveAccessibleDescription('Please specify your message subject')
  expect(await recipient()).toHaveFocus()
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
})

test('the recipient must be an email', async () => {
  open('/messages/?tab=send-message')
  await user.type(await recipient(), 'office')
  await send()
  expect(await recipient()).toHaveAccessibleDescription('Please Insert Correct Email')
})

test('a message that was sent shows the confirmation and the sent messages', async () => {
  const { requests, url } = open(TO_OFFICE, success, sent([aSentMessage(9, { subject: 'Oak table' })]))
  await write()
  await send()
  expect(await screen.findByText(SUCCESS)).toBeVisible()
  expect(requests).toContainEqual(
    expect.objectContaining({
      url: '/api/message/send_message/',
      body: { to_user: 'office@joinery.test', subject: 'Oak table', message_body: 'Is it still there?' },
    }),
  )
  expect(url()).toBe('/messages/?tab=sent')
  expect(await screen.findByRole('link', { name: 'Oak table' })).toBeVisible()
})

test('it leads back to the page from which it was opened', async () => {
  function Profile() {
    const navigate = useNavigate()
    return <button onClick={() => navigate(to.sendMessage('office@joinery.test'))}>Send Message</button>
  }
  const Current = () => (useLocation().pathname === '/messages/' ? <MessagesPage /> : <Profile />)
  const { url } = renderAt('/profile/company/', '*', <Current />, [success], inBrowser)
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  await write()
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/profile/company/')
  await send()
  expect(await screen.findByText(SUCCESS)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Send Message' })).toBeVisible()
  expect(url()).toBe('/profile/company/')
})

test.each([
  ['a blocked person', 403, "You can't send messages to this person."],
  ['the daily limit', 429, 'You have written to many people today. Please try again tomorrow.'],
  ['a failure', 503, 'The service is busy.'],
])('the answer of the server is shown for %s, and the text stays', async (_, status, error) => {
  open(TO_OFFICE, refuse(messages.sendMessage, status, error))
  await write()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent(error)
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByText(error)).toBeVisible()
  expect(body()).toHaveValue('Is it still there?')
})

test('an unknown recipient is shown in an alert and at the field', async () => {
  const error = "We couldn't find an account with this email. Check the address."
  open(TO_OFFICE, refuse(messages.sendMessage, 404, error, { errorField: { to_user: [error] } }))
  await write()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent(error)
  expect(await recipient()).toHaveAccessibleDescription(error)
})

test('without a connection the text stays', async () => {
  open(TO_OFFICE, unreachable(messages.sendMessage))
  await write()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent(/couldn't reach the server/)
  expect(body()).toHaveValue('Is it still there?')
})

test('what was written to a person survives a reload, and is gone once it is sent', async () => {
  const { unmount } = open(TO_OFFICE)
  await write()
  unmount()

  const other = open('/messages/?email=mira%40example.com')
  expect(await recipient()).toHaveValue('mira@example.com')
  expect(body()).toHaveValue('')
  other.unmount()

  const again = open(TO_OFFICE, success, sent([]))
  await recipient()
  expect(subject()).toHaveValue('Oak table')
  expect(body()).toHaveValue('Is it still there?')
  await send()
  await screen.findByText('You have not sent any messages yet.')
  again.unmount()

  open(TO_OFFICE)
  await recipient()
  expect(body()).toHaveValue('')
})

test('what was written is not shown to the next account of this tab', async () => {
  const { unmount } = open(TO_OFFICE)
  await write()
  unmount()
  signIn('personal', { userId: 8 })
  open(TO_OFFICE)
  await recipient()
  expect(body()).toHaveValue('')
})

test('opened from a message, it leads to the sent messages', async () => {
  const Links = () => {
    const navigate = useNavigate()
    return (
      <>
        <button onClick={() => navigate(TO_OFFICE)}>Write</button>
        <MessagesPage />
      </>
    )
  }
  const { url } = renderAt('/messages/', '/messages/', <Links />, [success, inbox([]), sent([])], inBrowser)
  await user.click(screen.getByRole('button', { name: 'Write' }))
  await write()
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull()
  await send()
  await screen.findByText('You have not sent any messages yet.')
  expect(url()).toBe('/messages/?tab=sent')
})

test('near the maximum length the remaining characters are counted', async () => {
  open(TO_OFFICE)
  await recipient()
  await user.click(subject())
  await user.paste('x'.repeat(190))
  expect(screen.getByText('10 characters left')).toBeVisible()
  await user.click(body())
  await user.paste('x'.repeat(10_001))
  expect(screen.getByText('1 character too many')).toBeVisible()
})
