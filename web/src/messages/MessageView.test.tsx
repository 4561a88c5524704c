import { blocking } from '@guildhall/contract/blocking/endpoints'
import { messages } from '@guildhall/contract/messages/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  aMessage,
  anEarlierMessage,
  aSentMessage,
  deleted,
  inbox,
  joinery,
  opened,
  self,
  sent,
  unread,
} from '../../test/aMessage.ts'
import { answer, hold, type Prepared, refuse, renderAt, signIn } from '../../test/render.tsx'
import { MessagesPage } from './MessagesPage.tsx'

const user = userEvent.setup()
const received = aMessage(5, { is_read: true })

const open = (url: string, ...prepared: Prepared[]) => renderAt(url, '/messages/', <MessagesPage />, prepared)

/** Opens a message of the inbox. */
const openReceived = (...prepared: Prepared[]) =>
  open('/messages/?tab=inbox&message=5', ...prepared, inbox([received]))

const isList = ({ url }: { url: string }) => url.includes('_pagination')
const button = (name: string) => screen.findByRole('button', { name })
const inDialog = (name: string) => within(screen.getByRole('alertdialog')).getByRole('button', { name })

beforeEach(() => signIn('personal'))
afterEach(() => void vi.restoreAllMocks())

test('the text is never HTML, its links are followed with care, and its line breaks are kept', async () => {
  const body = 'Hello <b>Maria</b>,\nsee https://joinery.example/plan.'
  openReceived(opened({ ...received, body }))
  const link = await screen.findByRole('link', { name: 'https://joinery.example/plan' })
  expect(link).toHaveAttribute('rel', 'noopener nofollow ugc')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.parentElement!.textContent).toBe(body)
  expect(link.parentElement).toHaveClass('whitespace-pre-line')
})

test('the earlier messages can be shown, with who wrote them and when', async () => {
  const chain = [anEarlierMessage(4, { body: 'When can I start?' }), anEarlierMessage(3, { sender: joinery })]
  openReceived(opened(received, { chain }))
  const summary = await screen.findByText('2 earlier messages')
  const first = screen.getByText('When can I start?')
  expect(first).not.toBeVisible()
  await user.click(summary)
  expect(first).toBeVisible()
  const [newest, oldest] = within(summary.closest('details')!).getAllByRole('listitem')
  expect(newest).toHaveTextContent(self.name)
  expect(newest).toHaveTextContent('03-03-2030')
  expect(oldest).toHaveTextContent(joinery.name)
})

test('the day and time are those in the zone of the viewer', async () => {
  // A worker can't change its time zone.
  vi.spyOn(Date.prototype, 'getHours').mockReturnValue(17)
  vi.spyOn(Date.prototype, 'getMinutes').mockReturnValue(35)
  openReceived(opened(received))
  expect(await screen.findByText('03-04-2030, 17:35')).toBeVisible()
})

test('a message without earlier ones has nothing to open', async () => {
  openReceived(opened(received))
  await button('Reply')
  expect(screen.queryByText(/earlier message/)).toBeNull()
})

describe('the reply box', () => {
  const reply = answer(messages.reply, { status: 201, body: { success: 'Reply sent' } })
  const box = () => screen.findByRole('textbox', { name: `Reply to ${joinery.name}` })

  async function writeReply(text: string) {
    await user.click(await button('Reply'))
    await user.type(await box(), text)
  }

  test('it is closed at first; open, it has the focus', async () => {
    openReceived(opened(received))
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(await button('Reply'))
    const text = await box()
    await waitFor(() => expect(text).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
  })

  test('a reply that was sent closes it, shows the confirmation and loads the lists again, in other tabs too', async () => {
    const changed = vi.spyOn(Storage.prototype, 'setItem')
    const { requests } = openReceived(opened(received), reply)
    await writeReply('On Monday.')
    await user.click(await button('Send'))
    expect(await screen.findByText('Reply sent')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(requests).toContainEqual(
      expect.objectContaining({
        url: '/api/message/reply_email/',
        body: { id: 5, message_body: 'On Monday.' },
      }),
    )
    expect(await button('Reply')).toHaveFocus()
    await waitFor(() => expect(requests.filter(isList)).toHaveLength(2))
    expect(changed).toHaveBeenCalledWith('messages_changed', expect.any(String))
  })

  test('Cancel closes it and drops what was written', async () => {
    openReceived(opened(received))
    await writeReply('On Mon')
    await user.click(await button('Cancel'))
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(await button('Reply'))
    expect(await box()).toHaveValue('')
  })

  test('what was written survives a reload', async () => {
    const { unmount } = openReceived(opened(received))
    await writeReply('On Mon')
    unmount()
    openReceived(opened(received))
    expect(await box()).toHaveValue('On Mon')
    expect(await box()).not.toHaveFocus()
  })

  test('what was written is not shown to the next account of this tab', async () => {
    const { unmount } = openReceived(opened(received))
    await writeReply('On Mon')
    unmount()
    signIn('personal', { userId: 8 })
    openReceived(opened(received))
    expect(await button('Reply')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('an empty reply is not sent', async () => {
    const { requests } = openReceived(opened(received))
    await user.click(await button('Reply'))
    await user.click(await button('Send'))
    expect(await box()).toHaveAccessibleDescription('Please write a message.')
    expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  })

  test('a refusal is shown, and the text stays', async () => {
    const neutral = "You can't send messages to this person."
    openReceived(opened(received), refuse(messages.reply, 403, neutral))
    await writeReply('On Monday.')
    await user.click(await button('Send'))
    expect(await screen.findByRole('alert')).toHaveTextContent(neutral)
    expect(await box()).toHaveValue('On Monday.')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByText(neutral)).toBeVisible()
  })

  test('it leads to the page of its own', async () => {
    openReceived(opened(received))
    await user.click(await button('Reply'))
    const link = await screen.findByRole('link', { name: 'Open full page' })
    expect(link).toHaveAttribute('href', '/reply/message/?id=5')
  })

  test('a reply to an own message goes to its recipient', async () => {
    open('/messages/?tab=sent&message=5', sent([aSentMessage(5)]), opened(aSentMessage(5)))
    await user.click(await button('Reply'))
    expect(await box()).toBeVisible()
  })
})

describe('deleting', () => {
  const success = { status: 200 as const, body: { success: 'Deleted.' } }

  test.each([
    ['inbox', received, inbox([received]), messages.deleteMessage, 'DELETE /api/message/delete_message/5/'],
    [
      'sent',
      aSentMessage(5),
      sent([aSentMessage(5)]),
      messages.deleteSentMessage,
      'PATCH /api/message/delete_sent_message/5/',
    ],
  ] as const)(
    'a message leaves %s, and the list is loaded again',
    async (tab, message, list, endpoint, expected) => {
      const { requests, url } = open(
        `/messages/?tab=${tab}&page=2&message=5`,
        list,
        opened(message),
        answer(endpoint, success),
      )
      await user.click(await button('Delete'))
      expect(await screen.findByText('Deleted.')).toBeVisible()
      expect(url()).toBe(`/messages/?tab=${tab}&page=2`)
      expect(requests.map((request) => `${request.method} ${request.url}`)).toContain(expected)
      await waitFor(() => expect(requests.filter(isList)).toHaveLength(2))
    },
  )

  test('the number of unread messages is asked for again', async () => {
    const deletion = answer(messages.deleteMessage, success)
    openReceived(opened(received), deletion, unread(3), unread(2))
    expect(await screen.findByText('3 unread')).toBeInTheDocument()
    await user.click(await button('Delete'))
    expect(await screen.findByText('2 unread')).toBeInTheDocument()
  })

  test('the focus moves to the message in its place', async () => {
    const { held, release } = hold(inbox([aMessage(3)]))
    const list = inbox([received, aMessage(3)])
    openReceived(list, held, opened(received), answer(messages.deleteMessage, success))
    await user.click(await button('Delete'))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Message 5' })).toHaveFocus())
    release()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Message 3' })).toHaveFocus())
  })

  test('a message is removed forever after a confirmation only', async () => {
    const { requests, url } = open(
      '/messages/?tab=deleted&message=5',
      deleted([received]),
      opened(received),
      answer(messages.deleteForever, success),
    )
    const isForever = ({ url: requested }: { url: string }) => requested.includes('forever')
    await user.click(await button('Delete Forever'))
    expect(await screen.findByText('Do you want to delete this message forever?')).toBeVisible()
    expect(screen.getByText(/Linden & Pike Joinery keeps their copy/)).toBeVisible()
    await user.click(inDialog('No'))
    expect(requests.some(isForever)).toBe(false)

    await user.click(await button('Delete Forever'))
    await screen.findByRole('alertdialog')
    await user.click(inDialog('Yes'))
    expect(await screen.findByText('Deleted.')).toBeVisible()
    expect(requests.filter(isForever)).toHaveLength(1)
    expect(url()).toBe('/messages/?tab=deleted')
  })

  test('one that was deleted in another tab is gone as well', async () => {
    const { url } = openReceived(opened(received), refuse(messages.deleteMessage, 404, 'Not found.'))
    await user.click(await button('Delete'))
    await waitFor(() => expect(url()).toBe('/messages/?tab=inbox'))
    expect(screen.queryByText('Not found.')).toBeNull()
  })

  test('a failure is said quietly, and the message stays', async () => {
    const { url } = openReceived(opened(received), refuse(messages.deleteMessage, 503, 'Busy.'))
    await user.click(await button('Delete'))
    expect(await screen.findByText("We couldn't delete the message. Please try again.")).toBeVisible()
    expect(screen.queryByText('Busy.')).toBeNull()
    expect(url()).toContain('message=5')
  })

  test('the button says that it is busy', async () => {
    const { held, release } = hold(answer(messages.deleteMessage, success))
    openReceived(opened(received), held)
    await user.click(await button('Delete'))
    expect(await screen.findByText('Deleting...')).toBeVisible()
    release()
    expect(await screen.findByText('Deleted.')).toBeVisible()
  })
})

describe('blocking', () => {
  const block = answer(blocking.blockUser, { status: 201, body: { success: 'Blocked.' } })
  const unblock = answer(blocking.unblockUser, { status: 200, body: { success: 'Unblocked.' } })

  test('the confirmation says what it does, and replying is not offered afterwards', async () => {
    const { requests } = openReceived(opened(received), opened(received, { is_blocked: true }), block)
    await user.click(await button('Block'))
    const dialog = await screen.findByRole('alertdialog', { name: `Block ${joinery.name}?` })
    expect(dialog).toHaveAccessibleDescription(/won't be able to find, message, hire or rate each other/)
    await user.click(inDialog('Block'))

    expect(await screen.findByText('Blocked.')).toBeVisible()
    expect(requests).toContainEqual(
      expect.objectContaining({ method: 'POST', url: '/api/message/block_user/', body: { id: 2 } }),
    )
    expect(await screen.findByText(`You blocked ${joinery.name}. Unblock them to reply.`)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
  })

  test('Cancel blocks nobody', async () => {
    const { requests } = openReceived(opened(received))
    await user.click(await button('Block'))
    await screen.findByRole('alertdialog')
    await user.click(inDialog('Cancel'))
    expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  })

  test('a blocked person, whose profile is not found, can be unblocked, and replied to again', async () => {
    const { requests } = openReceived(opened(received, { is_blocked: true }), opened(received), unblock)
    const unblockButton = await button('Unblock')
    const profileLinks = () => screen.queryAllByRole('link', { name: /new window/ })
    expect(profileLinks()).toEqual([])
    await user.click(unblockButton)
    expect(await button('Reply')).toBeVisible()
    expect(profileLinks()).toHaveLength(1)
    expect(requests).toContainEqual(
      expect.objectContaining({ method: 'DELETE', url: '/api/message/unblock_user/2/' }),
    )
  })

  test('of an own message the recipient is blocked', async () => {
    const { requests } = open(
      '/messages/?tab=sent&message=5',
      sent([aSentMessage(5)]),
      opened(aSentMessage(5)),
      block,
    )
    await user.click(await button('Block'))
    await screen.findByRole('alertdialog')
    await user.click(inDialog('Block'))
    await screen.findByText('Blocked.')
    expect(requests).toContainEqual(expect.objectContaining({ method: 'POST', body: { id: joinery.id } }))
  })

  test.each([
    ['a failure', 503, 'The service is busy.'],
    ['the limit of blocks', 400, 'Unblock one first.'],
  ])('%s is said quietly', async (_, status, message) => {
    openReceived(opened(received), refuse(blocking.blockUser, status, message))
    await user.click(await button('Block'))
    await screen.findByRole('alertdialog')
    await user.click(inDialog('Block'))
    expect(await screen.findByText(message)).toBeVisible()
  })

  test.each([
    ['blocked', 'Block', blocking.blockUser, 409, false],
    ['unblocked', 'Unblock', blocking.unblockUser, 404, true],
  ] as const)(
    'a person who was %s in another tab is so here',
    async (_, name, endpoint, status, is_blocked) => {
      openReceived(
        opened(received, { is_blocked }),
        opened(received, { is_blocked: !is_blocked }),
        refuse(endpoint, status, 'Not found.'),
      )
      await user.click(await button(name))
      if (!is_blocked) {
        await screen.findByRole('alertdialog')
        await user.click(inDialog('Block'))
      }
      expect(await button(is_blocked ? 'Block' : 'Unblock')).toBeVisible()
      expect(screen.queryByText('Not found.')).toBeNull()
    },
  )
})
