import { messages } from '@guildhall/contract/messages/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  aMessage,
  aSentMessage,
  deleted,
  inbox,
  joinery,
  opened,
  self,
  sent,
  unread,
} from '../../test/aMessage.ts'
import { answer, hold, type Prepared, refuse, renderAt, signIn, unreachable } from '../../test/render.tsx'
import { MessagesPage } from './MessagesPage.tsx'
import { unreadTotal } from './queries.ts'

const user = userEvent.setup()

const open = (url: string, ...prepared: Prepared[]) => renderAt(url, '/messages/', <MessagesPage />, prepared)

const rows = async (name: string) =>
  within(await screen.findByRole('list', { name })).findAllByRole('listitem')
const menu = () => within(screen.getByRole('navigation', { name: 'Messages' }))

beforeEach(() => signIn('personal'))
afterEach(() => void vi.restoreAllMocks())

describe('tabs', () => {
  test.each([
    ['/messages/', 'Inbox', inbox([])],
    ['/messages/?tab=inbox&email=a@example.com', 'Inbox', inbox([])],
    ['/messages/?tab=sent', 'Sent', sent([])],
    ['/messages/?tab=deleted', 'Deleted', deleted([])],
    ['/messages/?tab=unknown', 'Inbox', inbox([])],
    ['/messages/?tab=send-message', 'New message', inbox([]), 'Send Message'],
    ['/messages/?email=a@example.com', 'New message', inbox([]), 'Send Message'],
  ])('%s opens %s', async (url, title, prepared, label = title) => {
    open(url, prepared)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent(label)
    expect(document.title).toContain(title)
  })

  test('the menu has the tabs in order, and Compose as the name of the first on small screens', async () => {
    open('/messages/', inbox([]))
    await screen.findByText('There is no new message yet.')
    const links = menu().getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['send-message', 'inbox', 'sent', 'deleted'].map((tab) => `/messages/?tab=${tab}`),
    )
    expect(links[0]).toHaveTextContent('Compose')
    expect(links[0]).toHaveTextContent('Send Message')
  })

  test('the row of a narrow screen is scrolled to the current one', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(250)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(90)
    open('/messages/?tab=deleted', deleted([]))
    await screen.findByText('You do not have deleted messages yet.')
    expect(screen.getByRole('navigation', { name: 'Messages' }).scrollLeft).toBe(135)
  })

  test('the inbox has a badge with the number of unread messages', async () => {
    open('/messages/', inbox([]), unread(3))
    expect(await menu().findByText('3 unread')).toBeInTheDocument()
  })

  test('without unread messages, or when they could not be counted, there is no badge', async () => {
    const { unmount } = open('/messages/', inbox([]), unread(0))
    await screen.findByText('There is no new message yet.')
    expect(menu().queryByText(/unread/)).toBeNull()
    unmount()
    open('/messages/', inbox([]), refuse(messages.countUnread, 503, 'Busy.'))
    await screen.findByText('There is no new message yet.')
    expect(menu().queryByText(/unread/)).toBeNull()
  })
})

describe('a list', () => {
  test.each([
    ['inbox', 'There is no new message yet.', inbox([]), '/messages/?tab=send-message'],
    ['sent', 'You have not sent any messages yet.', sent([]), '/messages/?tab=send-message'],
    ['deleted', 'You do not have deleted messages yet.', deleted([]), '/messages/?tab=inbox'],
  ])('an empty %s says so, with one action', async (tab, text, prepared, action) => {
    open(`/messages/?tab=${tab}`, prepared)
    const empty = (await screen.findByText(text)).parentElement!
    expect(within(empty).getByRole('link')).toHaveAttribute('href', action)
    expect(screen.queryByText('Select a message to read it.')).toBeNull()
  })

  test('a row has the sender, the subject, the day and the start of the body', async () => {
    open('/messages/', inbox([aMessage(5, { body: 'x'.repeat(120) })]))
    const [row] = await rows('Inbox')
    expect(row).toHaveTextContent('Linden & Pike Joinery')
    expect(row).toHaveTextContent('03-04-2030')
    expect(within(row!).getByText(`${'x'.repeat(95)}…`)).toBeVisible()
    expect(within(row!).getByRole('link', { name: 'Message 5' })).toHaveAttribute(
      'href',
      '/messages/?tab=inbox&message=5',
    )
  })

  test('a row of today has the time, in the zone of the viewer', async () => {
    // A worker can't change its time zone.
    vi.spyOn(Date.prototype, 'getHours').mockReturnValue(17)
    vi.spyOn(Date.prototype, 'getMinutes').mockReturnValue(35)
    const [date, time] = new Date().toISOString().split(/[T.]/)
    open('/messages/', inbox([aMessage(5, { created: { date: date!, time: time! } })]))
    const [row] = await rows('Inbox')
    expect(within(row!).getByText('17:35')).toBeVisible()
  })

  test('only unread messages of the inbox are marked', async () => {
    const { unmount } = open('/messages/', inbox([aMessage(2), aMessage(1, { is_read: true })]))
    const [unreadRow, readRow] = await rows('Inbox')
    expect(unreadRow).toHaveTextContent('Unread:')
    expect(readRow).not.toHaveTextContent('Unread:')
    const link = screen.getByRole('link', { name: 'Message 2' })
    expect(link).toHaveAccessibleDescription(/^Unread: Linden & Pike Joinery/)
    unmount()
    open('/messages/?tab=deleted', deleted([aMessage(2)]))
    const [deletedRow] = await rows('Deleted')
    expect(deletedRow).not.toHaveTextContent('Unread:')
  })

  test('sent messages name the recipient, with the initial of a company and the picture of a person', async () => {
    const maria = { ...self, email: 'maria@example.com', profile_picture: '/files/maria.webp' }
    open('/messages/?tab=sent', sent([aSentMessage(4), aSentMessage(3, { recipient: maria })]))
    const [toCompany, toPerson] = await rows('Sent')
    expect(toCompany).toHaveTextContent('To: Linden & Pike Joinery')
    expect(within(toCompany!).getByText('L')).toBeVisible()
    expect(toPerson!.querySelector('img')).toHaveAttribute('src', '/files/maria.webp')
  })

  test('pages of five are in the URL and in the request', async () => {
    const { requests } = open('/messages/?tab=sent&page=2', sent([aSentMessage(4)], 11))
    await rows('Sent')
    expect(requests.map(({ url }) => url)).toContain('/api/message/get_sent_message_pagination/?page=2')
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/messages/?tab=sent&page=3')
    expect(screen.getByRole('link', { name: 'Message 4' })).toHaveAttribute(
      'href',
      '/messages/?tab=sent&page=2&message=4',
    )
  })

  test('a change in another tab loads it again', async () => {
    open('/messages/?tab=sent', sent([]), sent([aSentMessage(4)]))
    await screen.findByText('You have not sent any messages yet.')
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'messages_changed', newValue: '1' })),
    )
    expect(await rows('Sent')).toHaveLength(1)
  })

  test('one that failed to load can be loaded again, and has no reader until then', async () => {
    open('/messages/', unreachable(messages.getInbox), inbox([aMessage(5)]))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('Select a message to read it.')).toBeNull()
    await user.click(retry)
    expect(await rows('Inbox')).toHaveLength(1)
    expect(screen.getByText('Select a message to read it.')).toBeInTheDocument()
  })
})

describe('reading', () => {
  const read = (status: 200 | 202) => answer(messages.readMessage, { status, body: { success: 'Read.' } })

  async function openFirst(status: 200 | 202, total: number) {
    const view = open('/messages/', inbox([aMessage(5)]), unread(total), opened(aMessage(5)), read(status))
    await screen.findByRole('link', { name: 'Message 5' })
    if (total > 0) await menu().findByText(`${total} unread`)
    await user.click(screen.getByRole('link', { name: 'Message 5' }))
    await screen.findByRole('article')
    return view
  }

  test('a message of the inbox is marked as read, which lowers the number by one', async () => {
    const { url, requests } = await openFirst(202, 3)
    expect(url()).toBe('/messages/?tab=inbox&message=5')
    expect(await menu().findByText('2 unread')).toBeInTheDocument()
    expect(requests).toContainEqual(
      expect.objectContaining({ method: 'PATCH', url: '/api/message/read_message/5/' }),
    )
    const [row] = await rows('Inbox')
    expect(row).not.toHaveTextContent('Unread:')
  })

  test('one that was read already elsewhere leaves the number', async () => {
    await openFirst(200, 3)
    const [row] = await rows('Inbox')
    await waitFor(() => expect(row).not.toHaveTextContent('Unread:'))
    expect(menu().getByText('3 unread')).toBeInTheDocument()
  })

  test('the number is never lower than 0', async () => {
    await openFirst(202, 0)
    const [row] = await rows('Inbox')
    await waitFor(() => expect(row).not.toHaveTextContent('Unread:'))
    expect(menu().queryByText(/unread/)).toBeNull()
  })

  test('an event of the server that is faster has counted it already', async () => {
    const { held, release } = hold(read(202))
    const { queries, requests } = open(
      '/messages/?message=5',
      inbox([aMessage(5)]),
      unread(3),
      opened(aMessage(5)),
      held,
    )
    await menu().findByText('3 unread')
    await waitFor(() => expect(requests.some(({ method }) => method === 'PATCH')).toBe(true))
    act(() => void queries.setQueryData(unreadTotal.queryKey, { status: 200, body: { total: 2 } }))
    release()
    const [row] = await rows('Inbox')
    await waitFor(() => expect(row).not.toHaveTextContent('Unread:'))
    expect(menu().getByText('2 unread')).toBeInTheDocument()
  })

  test('marking it survives leaving the page', async () => {
    const { requests } = await openFirst(202, 1)
    expect(requests.find(({ method }) => method === 'PATCH')).toMatchObject({ keepalive: true })
  })

  test('a failure shows nothing, and the message stays unread', async () => {
    const failed = refuse(messages.readMessage, 503, 'Busy.')
    open('/messages/?message=5', inbox([aMessage(5)]), unread(1), opened(aMessage(5)), failed)
    await screen.findByRole('article')
    const [row] = await rows('Inbox')
    expect(row).toHaveTextContent('Unread:')
    expect(screen.queryByText('Busy.')).toBeNull()
  })

  test.each([
    ['inbox', inbox([aMessage(5, { is_read: true })]), aMessage(5, { is_read: true })],
    ['sent', sent([aSentMessage(5)]), aSentMessage(5)],
    ['deleted', deleted([aMessage(5)]), aMessage(5)],
  ])('a read, sent or deleted one is not marked: %s', async (tab, list, message) => {
    const { requests } = open(`/messages/?tab=${tab}&message=5`, list, opened(message))
    await screen.findByRole('article')
    expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([])
  })

  test('beside a list nothing is opened until a message is selected', async () => {
    open('/messages/', inbox([aMessage(5)]))
    expect(await screen.findByText('Select a message to read it.')).toBeInTheDocument()
  })

  test('the focus moves to the subject, and back to the row when the message is closed', async () => {
    const { url } = await openFirst(202, 1)
    await user.click(screen.getByRole('link', { name: 'Back to inbox' }))
    expect(url()).toBe('/messages/?tab=inbox')
    expect(screen.getByRole('link', { name: 'Message 5' })).toHaveFocus()
  })

  test('one that is gone says so, and leads back to the list', async () => {
    open('/messages/?tab=sent&page=2&message=5', sent([], 8), refuse(messages.getMessage, 404, 'Not found.'))
    expect(await screen.findByText('This message is no longer available.')).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Back to sent messages' }))
      expect(link).toHaveAttribute('href', '/messages/?tab=sent&page=2')
  })

  test.each([
    ['company', '/profile/company/?id=2'],
    ['personal', '/profile/?id=2'],
  ] as const)('the profile of a %s sender opens in a new window', async (user_type, href) => {
    const message = aMessage(5, { is_read: true, sender: { ...joinery, user_type } })
    open('/messages/?message=5', inbox([message]), opened(message))
    const link = await screen.findByRole('link', { name: `${joinery.name} (opens in a new window)` })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  })
})
