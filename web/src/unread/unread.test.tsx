import { messages } from '@guildhall/contract/messages/endpoints'
import { notifications } from '@guildhall/contract/notifications/endpoints'
import { focusManager, useQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, hold, type Prepared, refuse, signIn } from '../../test/render.tsx'
import { renderShell } from '../../test/renderShell.tsx'
import { haveStreamInOtherTab } from '../../test/tabs.ts'
import { query } from '../api/client.ts'

const unreadMessages = (total: number) => answer(messages.countUnread, { status: 200, body: { total } })
const unreadNotifications = (total: number) =>
  answer(notifications.getTotalUnread, { status: 200, body: { total } })
const inboxOf = (total_inbox: number) =>
  answer(messages.getInbox, { status: 200, body: { data: [], total_inbox } })

let otherTab: ReturnType<typeof haveStreamInOtherTab>
beforeEach(() => void (otherTab = haveStreamInOtherTab(7)))

const tellMessages = (total: number) => act(() => otherTab.tellTotal(total, 'message'))

/** Stands for an open list of messages. */
function Inbox() {
  const { data } = useQuery(query(messages.getInbox, {}))
  return data?.status === 200 && <p>{data.body.total_inbox} in the inbox</p>
}

function open(...prepared: Prepared[]) {
  signIn('personal')
  return renderShell('/', { unread: true, prepared: [...prepared, unreadNotifications(0)] })
}
function openWithInbox(...prepared: Prepared[]) {
  signIn('personal')
  return renderShell('/', {
    unread: true,
    CandidateWidget: Inbox,
    prepared: [...prepared, unreadNotifications(0)],
  })
}

const header = () => within(screen.getAllByRole('banner')[0]!)
const icon = (name: string) => header().findByRole('link', { name })
const bell = (name: string) => header().findByRole('button', { name })

describe('the messages icon', () => {
  test('leads to the messages and says how many are unread', async () => {
    open(unreadMessages(3))
    const link = await icon('Messages, 3 unread')
    expect(link).toHaveAttribute('href', '/messages/')
    expect(link).toHaveTextContent(/^3/)
  })

  test.each([
    ['nothing is unread', unreadMessages(0)],
    ['the server fails', refuse(messages.countUnread, 400, 'No')],
  ])('shows no number if %s', async (_, prepared) => {
    open(prepared)
    expect(await icon('Messages')).toHaveTextContent(/^Messages$/)
  })

  test('shows at most 99', async () => {
    open(unreadMessages(100))
    expect(await icon('Messages, 100 unread')).toHaveTextContent(/^99\+/)
  })

  test('is for accounts only', () => {
    renderShell('/', { unread: true })
    expect(screen.queryByRole('link', { name: /^Messages/ })).not.toBeInTheDocument()
  })
})

/** The texts of the links and buttons, in their order. */
const entriesOf = (nav: HTMLElement) =>
  [...nav.querySelectorAll('a, button')].map(({ textContent }) => textContent)

test('the header has username, messages, notifications, home and avatar in this order', async () => {
  open(unreadMessages(2))
  await waitFor(() =>
    expect(entriesOf(header().getByRole('navigation'))).toEqual([
      'maria',
      '2Messages, 2 unread',
      'Notifications',
      'Home',
      expect.stringMatching(/theme$/),
      expect.stringMatching(/^M/),
      'Logout',
    ]),
  )
})

test("a phone's bar has messages, notifications, filters, home and menu in this order", async () => {
  open(unreadMessages(2))
  const bar = (await screen.findByRole('button', { name: 'Menu' })).closest('nav')!
  await waitFor(() =>
    expect(entriesOf(bar)).toEqual([
      expect.stringMatching(/Messages, 2 unread$/),
      expect.stringMatching(/Notifications$/),
      expect.stringMatching(/^Filter/),
      'Home',
      expect.stringMatching(/Menu$/),
    ]),
  )
})

describe('an event about messages', () => {
  test('changes the number without asking for it, and announces more', async () => {
    const { requests } = open(unreadMessages(1))
    await icon('Messages, 1 unread')
    expect(screen.queryByText(/^You have/)).not.toBeInTheDocument()
    const before = requests.length

    tellMessages(2)
    expect(await icon('Messages, 2 unread')).toBeVisible()
    expect(screen.getByText('You have 2 unread messages.')).toHaveRole('status')
    expect(await bell('Notifications')).toBeVisible()
    expect(requests).toHaveLength(before)

    tellMessages(1)
    expect(await icon('Messages, 1 unread')).toBeVisible()
    expect(screen.queryByText(/^You have/)).not.toBeInTheDocument()
  })

  test('is not undone by an older response', async () => {
    const { held, release } = hold(unreadMessages(1))
    open(held)
    await icon('Messages')
    tellMessages(2)
    await icon('Messages, 2 unread')
    await act(async () => release())
    expect(await icon('Messages, 2 unread')).toBeVisible()
  })

  test.each([
    ['more', 1, 2],
    ['fewer', 2, 1],
  ])('reloads an open list when %s are unread', async (_, before, after) => {
    openWithInbox(unreadMessages(before), inboxOf(5), inboxOf(6))
    expect(await screen.findByText('5 in the inbox')).toBeVisible()
    await icon(`Messages, ${before} unread`)
    tellMessages(after)
    expect(await screen.findByText('6 in the inbox')).toBeVisible()
  })

  test('reloads the list of a hidden tab when it is looked at', async () => {
    openWithInbox(unreadMessages(1), inboxOf(5), inboxOf(6))
    expect(await screen.findByText('5 in the inbox')).toBeVisible()
    await icon('Messages, 1 unread')
    focusManager.setFocused(false)
    tellMessages(2)
    await icon('Messages, 2 unread')
    expect(screen.getByText('5 in the inbox')).toBeVisible()

    act(() => focusManager.setFocused(true))
    focusManager.setFocused(undefined)
    expect(await screen.findByText('6 in the inbox')).toBeVisible()
  })
})

test('the first number loads no list again', async () => {
  const { held, release } = hold(unreadMessages(3))
  const { requests } = openWithInbox(held, inboxOf(5))
  expect(await screen.findByText('5 in the inbox')).toBeVisible()
  await act(async () => release())
  await icon('Messages, 3 unread')
  expect(requests.filter(({ url }) => url.includes('get_inbox'))).toHaveLength(1)
})

test('one stream serves both numbers, which are asked for while it is cut', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  signIn('personal')
  renderShell('/', {
    unread: true,
    prepared: [1, 4].flatMap((total) => [unreadMessages(total), unreadNotifications(total + 1)]),
  })
  await icon('Messages, 1 unread')
  await bell('Notifications, 2 unread')

  tellMessages(2)
  act(() => otherTab.tellTotal(3))
  await icon('Messages, 2 unread')
  await bell('Notifications, 3 unread')

  act(() => otherTab.tell({ type: 'cut' }))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(await icon('Messages, 4 unread')).toBeVisible()
  expect(await bell('Notifications, 5 unread')).toBeVisible()
  vi.useRealTimers()
})
