import { sessions } from '@guildhall/contract/account/sessions'
import { type Notification, notifications } from '@guildhall/contract/notifications/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aNotification } from '../../test/aNotification.ts'
import { anApplicant, applicants, ownJob } from '../../test/anApplicant.ts'
import { answer, hold, type Prepared, refuse, signIn } from '../../test/render.tsx'
import { renderShell } from '../../test/renderShell.tsx'
import { haveStreamInOtherTab } from '../../test/tabs.ts'
import { watchViewport } from '../../test/viewport.ts'

const total = (count: number) => answer(notifications.getTotalUnread, { status: 200, body: { total: count } })
const list = (...rows: Notification[]) => answer(notifications.getNotifications, { status: 200, body: rows })
const marked = answer(notifications.readNotification, { status: 200, body: { success: 'Read' } })
const rated = (isRated: boolean) => answer(ratings.checkRating, { status: 200, body: isRated })
const finished = { job_id: 5, job_title: 'Baker', job_status: 'Finished', user_posted_id: 2 } as const

let otherTab: ReturnType<typeof haveStreamInOtherTab>
beforeEach(() => void (otherTab = haveStreamInOtherTab(7)))

function open(userType: 'personal' | 'company', ...prepared: Prepared[]) {
  signIn(userType)
  return renderShell(userType === 'company' ? '/users/' : '/', {
    unread: true,
    prepared,
  })
}

const bell = (name: string | RegExp = /^Notifications/) =>
  within(screen.getAllByRole('banner')[0]!).findByRole('button', { name })
const panel = () => screen.findByRole('dialog', { name: 'Notifications' })
const row = async (name: string | RegExp) => {
  const rows = within(await panel())
  return (await rows.findByText(name, { selector: 'li *' })).closest('li')!.firstElementChild as HTMLElement
}
const openPanel = async () => userEvent.click(await bell())

describe('the bell', () => {
  test('leads a visitor to the login', () => {
    renderShell('/')
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Notifications' })).toHaveAttribute(
      'href',
      '/login/',
    )
  })

  test('says how many notifications are unread', async () => {
    open('personal', total(3))
    expect(await bell('Notifications, 3 unread')).toHaveTextContent(/^3/)
  })

  test('shows no number if nothing is unread, or if the server fails', async () => {
    open('personal', refuse(notifications.getTotalUnread, 400, 'No'))
    expect(await bell('Notifications')).toHaveTextContent(/^Notifications$/)
  })

  test('shows at most 99', async () => {
    open('personal', total(120))
    expect(await bell('Notifications, 120 unread')).toHaveTextContent(/^99\+/)
  })

  test('changes with an event, without a request, and announces more', async () => {
    const { requests } = open('personal', total(1))
    await bell('Notifications, 1 unread')
    expect(screen.queryByText(/^You have/)).not.toBeInTheDocument()
    const before = requests.length

    act(() => otherTab.tellTotal(3))

    expect(await bell('Notifications, 3 unread')).toBeVisible()
    expect(screen.getByText('You have 3 unread notifications.')).toHaveRole('status')
    expect(requests).toHaveLength(before)

    act(() => otherTab.tellTotal(0))
    expect(await bell('Notifications')).toBeVisible()
    expect(screen.queryByText(/^You have/)).not.toBeInTheDocument()
  })

  test('an event is not undone by an older response', async () => {
    const { held, release } = hold(total(1))
    open('personal', held)
    await bell('Notifications')

    act(() => otherTab.tellTotal(2))
    await bell('Notifications, 2 unread')
    await act(async () => release())

    expect(await bell('Notifications, 2 unread')).toBeVisible()
  })

  test('an event of another kind changes nothing', async () => {
    open('personal', total(1))
    await bell('Notifications, 1 unread')
    act(() => otherTab.tell({ type: 'event', event: { name: 'message', data: { total: 8 } } }))
    expect(await bell('Notifications, 1 unread')).toBeVisible()
  })

  test('after a logout it is gone', async () => {
    open('personal', total(1), answer(sessions.logOut, { status: 204, body: undefined }))
    await bell('Notifications, 1 unread')
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))

    expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument()
    act(() => otherTab.tellTotal(9))
    expect(screen.queryByText(/9/)).not.toBeInTheDocument()
  })
})

describe('without a stream', () => {
  test('the number is asked for every few seconds, until events arrive again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { requests } = open('personal', total(1), total(2), total(5))
    await bell('Notifications, 1 unread')

    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(await bell('Notifications, 2 unread')).toBeVisible()

    act(() => otherTab.tellTotal(3))
    await bell('Notifications, 3 unread')
    const before = requests.length
    await act(() => vi.advanceTimersByTimeAsync(50_000))
    expect(requests).toHaveLength(before)

    act(() => otherTab.tell({ type: 'cut' }))
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(await bell('Notifications, 5 unread')).toBeVisible()
    vi.useRealTimers()
  })
})

describe('the panel', () => {
  test('lists the notifications with bold parts, dates and what is unread', async () => {
    open(
      'personal',
      total(1),
      list(
        aNotification(2, { message: '[Acme <b>] accepted you for [Baker].' }),
        aNotification(1, { message: 'Older, closed on [12-21-2026]', is_read: true }),
      ),
    )
    await openPanel()

    const rows = await within(await panel()).findAllByRole('listitem')
    expect(rows[0]).toHaveTextContent('Unread: Acme <b> accepted you for Baker. 03-04-2030')
    expect([...rows[0]!.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual([
      'Acme <b>',
      'Baker',
    ])
    expect(rows[1]).toHaveTextContent(/^Older/)
    expect(screen.getByText('12-21-2026')).toHaveClass('whitespace-nowrap')
  })

  test('says that there is nothing', async () => {
    open('personal', total(3), list())
    await openPanel()
    expect(await within(await panel()).findByText('No notification at the moment.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
  })

  test('says the same after a failure, and tries again on request', async () => {
    open('personal', total(0), refuse(notifications.getNotifications, 400, 'No'), list(aNotification(1)))
    await openPanel()
    expect(await within(await panel()).findByText('No notification at the moment.')).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await row('1')).toBeVisible()
  })

  test('closes by Escape and by the bell, which takes the focus', async () => {
    open('personal', total(0), list())
    await openPanel()
    await panel()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await bell()).toHaveFocus()

    await openPanel()
    await panel()
    await openPanel()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('shows a new notification while it is open', async () => {
    open('personal', total(1), list(aNotification(1)), list(aNotification(2), aNotification(1)))
    await openPanel()
    await row('1')

    act(() => otherTab.tellTotal(2))

    expect(await row('2')).toBeVisible()
  })

  test('says of a notification whose company is gone that it is, and leads nowhere', async () => {
    open('personal', total(1), list(aNotification(1, { job: null, company_gone: true })), marked)
    await openPanel()
    const gone = await row('1')
    expect(within(gone).getByText('This company is no longer here')).toBeVisible()
    expect(gone).toHaveRole('button')
  })

  test('marks all as read', async () => {
    const { requests } = open(
      'personal',
      total(2),
      list(aNotification(2), aNotification(1)),
      list(aNotification(2, { is_read: true }), aNotification(1, { is_read: true })),
      answer(notifications.readAllNotifications, { status: 200, body: { success: 'Read' } }),
      total(0),
    )
    await openPanel()
    await row('1')

    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))

    expect(await bell('Notifications')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Unread:')).not.toBeInTheDocument())
    expect(requests).toContainEqual(
      expect.objectContaining({ method: 'PATCH', url: '/api/job/read_all_notifications/' }),
    )
  })

  test('loads older ones when its end comes into view', async () => {
    const enter = watchViewport()
    const first = Array.from({ length: PAGE_SIZE.notifications }, (_, index) => aNotification(100 - index))
    const { requests } = open('personal', total(0), list(...first), list(aNotification(9)))
    await openPanel()
    await row('100')

    act(() => enter())

    expect(await row('9')).toBeInTheDocument()
    expect(requests.at(-1)).toMatchObject({ url: '/api/job/get_notification/?before=51' })
    // There are no more.
    const count = requests.length
    act(() => enter())
    expect(requests).toHaveLength(count)
  })
})

describe('what the page shows of jobs', () => {
  const nobody = applicants({ data: [] })

  /** A company looks at its job, for which nobody has applied. */
  async function openJob(...prepared: Prepared[]) {
    signIn('company')
    const shell = renderShell('/job-detail-panel/?jobId=60', {
      unread: true,
      real: ['/job-detail-panel/'],
      prepared: [total(0), ownJob(), nobody, ...prepared],
    })
    expect(await screen.findByText(/^Nobody has applied yet\./)).toBeVisible()
    await bell('Notifications')
    return shell
  }

  test('is loaded again when more notifications are unread', async () => {
    await openJob(applicants())
    act(() => otherTab.tellTotal(1))
    expect(await screen.findByRole('link', { name: 'Maria Lopez' })).toBeVisible()
  })

  test('keeps a note that is being written', async () => {
    const maria = anApplicant()
    const noor = anApplicant({ user: { ...maria.user, id: 22, name: 'Noor Haddad' } })
    await openJob(applicants(), applicants({ data: [noor, maria] }))
    act(() => otherTab.tellTotal(1))
    await userEvent.click(await screen.findByRole('link', { name: 'Maria Lopez' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Add note/ }))
    const note = await screen.findByRole('textbox', { name: 'Private note' })
    await userEvent.type(note, 'Ask about')

    act(() => otherTab.tellTotal(2))

    expect(await screen.findByRole('link', { name: 'Noor Haddad' })).toBeVisible()
    expect(note).toHaveValue('Ask about')
    expect(note).toHaveFocus()
  })

  test('of a hidden tab is loaded again when it is looked at', async () => {
    await openJob(applicants())
    focusManager.setFocused(false)
    act(() => otherTab.tellTotal(1))
    await bell('Notifications, 1 unread')
    expect(screen.getByText(/^Nobody has applied yet\./)).toBeVisible()

    act(() => focusManager.setFocused(true))
    focusManager.setFocused(undefined)
    expect(await screen.findByRole('link', { name: 'Maria Lopez' })).toBeVisible()
  })

  test('is loaded again by a click on a notification', async () => {
    const job = { job_id: 60, job_title: 'Joiner', job_status: 'Open', user_posted_id: 7 } as const
    await openJob(list(aNotification(1, { job, is_read: true })), applicants())
    await openPanel()
    await userEvent.click(await row('1'))
    expect(await screen.findByRole('link', { name: 'Maria Lopez' })).toBeVisible()
  })
})

describe('a click on a notification', () => {
  test.each([
    ['personal', '/jobs/?jobId=5'],
    ['company', '/job-detail-panel/?jobId=5'],
  ] as const)('marks it as read and leads a %s account to the job', async (userType, url) => {
    const shell = open(userType, total(1), list(aNotification(1)), marked, total(0))
    await openPanel()

    await userEvent.click(await row('1'))

    expect(shell.url()).toBe(url)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await bell('Notifications')).toBeVisible()
    expect(shell.requests).toContainEqual(
      expect.objectContaining({ method: 'PATCH', url: '/api/job/update_is_read_notification/1/' }),
    )
  })

  test('about an applicant leads the company to this applicant', async () => {
    const shell = open('company', total(1), list(aNotification(1, { user_applied: 9 })), marked, total(0))
    await openPanel()
    await userEvent.click(await row('1'))
    expect(shell.url()).toBe('/job-detail-panel/?jobId=5&applicant=9')
  })

  test('about the accepted person of a finished job leads to this person, and asks for no rating', async () => {
    const disputed = aNotification(1, { job: finished, user_applied: 9 })
    const shell = open('company', total(1), list(disputed), marked, total(0))
    await openPanel()
    await userEvent.click(await row('1'))
    expect(shell.url()).toBe('/job-detail-panel/?jobId=5&applicant=9')
  })

  test('does not mark it again', async () => {
    const shell = open('personal', total(0), list(aNotification(1, { is_read: true })))
    await openPanel()
    await userEvent.click(await row('1'))
    expect(shell.requests.filter(({ method }) => method === 'PATCH')).toEqual([])
  })

  test('only marks it as read if its job is gone', async () => {
    const read = aNotification(1, { job: null, is_read: true })
    const shell = open(
      'personal',
      total(1),
      list(aNotification(1, { job: null })),
      list(read),
      marked,
      total(0),
    )
    await openPanel()

    await userEvent.click(await row('1'))

    await waitFor(() => expect(screen.queryByText('Unread:')).not.toBeInTheDocument())
    expect(await panel()).toBeVisible()
    expect(shell.url()).toBe('/')
  })

  test.each([
    ['personal', 2],
    ['company', 9],
  ] as const)('about a finished job opens the rating for a %s account', async (userType, toUser) => {
    const notice = aNotification(1, { job: finished, user_accepted: 9 })
    const shell = open(userType, total(1), list(notice), marked, total(0), rated(false))
    await openPanel()

    await userEvent.click(await row('1'))

    expect(
      await screen.findByRole('dialog', { name: 'This job has finished. Please add the rating.' }),
    ).toBeVisible()
    expect(shell.requests).toContainEqual(
      expect.objectContaining({ url: `/api/rating/check_rating_is_exist/?jobId=5&toUser=${toUser}` }),
    )
    expect(screen.queryByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument()
  })

  test.each(['personal', 'company'] as const)(
    'about a finished job that a %s account has rated leads to the job',
    async (userType) => {
      const notice = aNotification(1, { job: finished, user_accepted: 9 })
      const shell = open(userType, total(1), list(notice), marked, total(0), rated(true))
      await openPanel()

      await userEvent.click(await row('1'))

      await waitFor(() => expect(shell.url()).toBe('/jobs/?jobId=5'))
    },
  )

  test.each([
    ['personal', 'the company'],
    ['company', 'the person you accepted'],
  ] as const)('says to a %s account whom it rates', async (userType, name) => {
    const notice = aNotification(1, { job: finished, user_accepted: 9, is_read: true })
    open(userType, total(0), list(notice), rated(false))
    await openPanel()
    await userEvent.click(await row('1'))
    expect(
      await screen.findByRole('dialog', { name: 'This job has finished. Please add the rating.' }),
    ).toHaveAccessibleDescription(`How was working with ${name} on “Baker”?`)
  })

  test('about a finished job is busy during the check, and ignores another one', async () => {
    const { held, release } = hold(rated(false))
    const shell = open(
      'personal',
      total(1),
      list(aNotification(1, { job: finished })),
      marked,
      total(0),
      held,
    )
    await openPanel()
    await userEvent.click(await row('1'))
    await waitFor(async () => expect(await row('1')).toHaveAttribute('aria-busy', 'true'))
    expect(await row('1')).toHaveTextContent('Opening...')

    await userEvent.click(await row('1'))
    release()

    await screen.findByRole('dialog', { name: 'This job has finished. Please add the rating.' })
    expect(shell.requests.filter(({ url }) => url.includes('check_rating'))).toHaveLength(1)
    expect(shell.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
  })

  test('about a finished job opens nothing if the panel is closed during the check', async () => {
    const { held, release } = hold(rated(false))
    const notice = aNotification(1, { job: finished, is_read: true })
    const shell = open('personal', total(0), list(notice), held)
    await openPanel()
    await userEvent.click(await row('1'))
    await waitFor(async () => expect(await row('1')).toHaveAttribute('aria-busy', 'true'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await act(async () => release())

    await openPanel()
    expect(await row('1')).toHaveAttribute('aria-busy', 'false')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(shell.url()).toBe('/')
  })

  test('about a finished job leads to the job if there is nobody to rate, or if the check fails', async () => {
    const shell = open(
      'company',
      total(0),
      list(
        aNotification(2, { job: finished, is_read: true }),
        aNotification(1, { job: { ...finished, job_id: 6 }, user_accepted: 9, is_read: true }),
      ),
      refuse(ratings.checkRating, 400, 'No'),
    )
    await openPanel()
    await userEvent.click(await row('2'))
    await waitFor(() => expect(shell.url()).toBe('/jobs/?jobId=5'))

    await openPanel()
    await userEvent.click(await row('1'))
    await waitFor(() => expect(shell.url()).toBe('/jobs/?jobId=6'))
  })
})

test('a phone shows the notifications as a sheet with a button to close it', async () => {
  open('personal', total(1), list(aNotification(1)))
  const menu = await screen.findByRole('button', { name: 'Menu' })
  const bar = within(menu.closest('nav')!)
  await userEvent.click(await bar.findByRole('button', { name: 'Notifications, 1 unread' }))
  expect(await row('1')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Close Notification' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
