import { messages } from '@guildhall/contract/messages/endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aMessage, anEarlierMessage, aSentMessage, joinery, opened } from '../../test/aMessage.ts'
import { bePhone } from '../../test/device.ts'
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
import { replyDraft } from './drafts.ts'
import { ReplyPage } from './ReplyPage.tsx'

const user = userEvent.setup()
const received = aMessage(5, { is_read: true, body: 'Can you start on Monday?' })
const success = answer(messages.reply, { status: 201, body: { success: 'Reply sent' } })

const open = (...prepared: Prepared[]) =>
  renderAt('/reply/message/?id=5', '/reply/message/', <ReplyPage />, prepared)
const box = () => screen.findByRole('textbox', { name: `Reply to ${joinery.name}` })

beforeEach(() => signIn('personal'))
afterEach(() => void vi.restoreAllMocks())

test('the page shows the message, those before it and the reply with the focus', async () => {
  open(opened(received, { chain: [anEarlierMessage(4)] }))
  expect(await screen.findByText('Can you start on Monday?')).toBeVisible()
  expect(screen.getByText('1 earlier message')).toBeVisible()
  expect(await box()).toHaveFocus()
})

test('what was begun beneath the message goes on here', async () => {
  replyDraft(7, 5).save({ message_body: 'On Mon' })
  open(opened(received))
  expect(await box()).toHaveValue('On Mon')
})

test.each([
  ['inbox', received],
  ['sent', aSentMessage(5)],
])('a reply that was sent leads to the message in %s', async (tab, message) => {
  const { url } = open(opened(message), success)
  await user.type(await box(), 'Yes.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Reply sent')).toBeVisible()
  expect(url()).toBe(`/messages/?tab=${tab}&message=5`)
})

test('Cancel leads to the message too', async () => {
  const { url } = open(opened(received))
  await box()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(url()).toBe('/messages/?tab=inbox&message=5')
})

test.each([['Send'], ['Cancel']])(
  '%s leads back to the list from which the page was opened',
  async (name) => {
    const LIST = '/messages/?tab=deleted&page=2&message=5'
    function List() {
      const navigate = useNavigate()
      return <button onClick={() => navigate(to.replyMessage(5))}>Reply</button>
    }
    const Current = () => (useLocation().pathname === '/messages/' ? <List /> : <ReplyPage />)
    const { url } = renderAt(LIST, '*', <Current />, [opened(received), success], inBrowser)
    await user.click(screen.getByRole('button', { name: 'Reply' }))
    await user.type(await box(), 'Yes.')
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(url()).toBe(LIST))
  },
)

test('a blocked person is not replied to', async () => {
  open(opened(received, { is_blocked: true }))
  expect(await screen.findByText(`You blocked ${joinery.name}. Unblock them to reply.`)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('an unknown message leads back to the inbox', async () => {
  open(refuse(messages.getMessage, 404, 'Not found.'))
  expect(await screen.findByText('This message is no longer available.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to inbox' })).toHaveAttribute('href', '/messages/')
})

test('a message that failed to load can be loaded again', async () => {
  open(unreachable(messages.getMessage), opened(received))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await box()).toBeVisible()
})

test('on a phone the message is offered instead', async () => {
  bePhone()
  open()
  expect(
    await screen.findByRole('heading', { name: /can not access this page on mobile device/ }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute(
    'href',
    '/messages/?tab=inbox&message=5',
  )
})
