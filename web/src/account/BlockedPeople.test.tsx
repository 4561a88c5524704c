import { type BlockedUser, blocking } from '@guildhall/contract/blocking/endpoints'
import { messages } from '@guildhall/contract/messages/endpoints'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aMessage, opened } from '../../test/aMessage.ts'
import { answer, type Prepared, refuse, renderAt, unreachable } from '../../test/render.tsx'
import { query } from '../api/client.ts'
import { BlockedPeople } from './BlockedPeople.tsx'
import { useBlockedPeople } from './useBlockedPeople.ts'

const user = userEvent.setup()

const Page = () => <BlockedPeople query={useBlockedPeople()} />

const openAt = (url: string, ...prepared: Prepared[]) => renderAt(url, '/settings/', <Page />, prepared)
const open = (...prepared: Prepared[]) => openAt('/settings/', ...prepared)

const blocked = (data: BlockedUser[], total_user = data.length) =>
  answer(blocking.getBlockedUsers, { status: 200, body: { data, total_user } })

const aBlocked = (changes: Partial<BlockedUser> = {}): BlockedUser => ({
  id: 21,
  name: 'Ben Okafor',
  user_type: 'personal',
  profile_picture: null,
  blocked_at: '2026-11-20T14:05:00.000Z',
  ...changes,
})
const ferry = aBlocked({ id: 22, name: 'Ferry Yard', user_type: 'company' })
const people = () => screen.findByRole('list', { name: 'Blocked accounts' })
const unblocked = answer(blocking.unblockUser, {
  status: 200,
  body: { success: 'Account unblocked' },
})
const unblock = async (name: string) =>
  user.click(await screen.findByRole('button', { name: `Unblock ${name}` }))

test('the list of blocked people says since when each is blocked, without links to profiles that are not found', async () => {
  open(blocked([aBlocked(), ferry]))
  const rows = within(await people()).getAllByRole('listitem')
  expect(rows[0]).toHaveTextContent(/Ben Okafor.*Blocked 11-\d\d-2026/)
  expect(within(rows[0]!).getByText(/^11-\d\d-2026$/)).toHaveClass('whitespace-nowrap')
  expect(rows[1]).toHaveTextContent('Ferry Yard')
  expect(within(await people()).queryByRole('link')).toBeNull()
})

test('the list is empty for an account that has blocked nobody', async () => {
  open(blocked([]))
  expect(await screen.findByText("You haven't blocked anyone.")).toBeVisible()
})

test('the list loses the unblocked person, and the focus moves to the heading', async () => {
  const { requests } = open(blocked([aBlocked(), ferry]), blocked([ferry]), unblocked)
  await unblock('Ben Okafor')

  expect(await screen.findByText('Account unblocked')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Ben Okafor')).not.toBeInTheDocument())
  expect(screen.getByText('Ferry Yard')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Blocked accounts' })).toHaveFocus()
  expect(requests.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([
    '/api/message/unblock_user/21/',
  ])
})

test('the list is loaded again if the person was unblocked elsewhere', async () => {
  open(blocked([aBlocked()]), blocked([]), refuse(blocking.unblockUser, 404, 'Not found.'))
  await unblock('Ben Okafor')
  expect(await screen.findByText("You haven't blocked anyone.")).toBeVisible()
  expect(screen.queryByText('Not found.')).toBeNull()
})

test('an opened message of the person is loaded again', async () => {
  const aMessageOf = (is_blocked: boolean) => opened(aMessage(5), { is_blocked })
  function Message() {
    const { data } = useQuery(query(messages.getMessage, { params: { id: 5 } }))
    return data?.status === 200 && (data.body.is_blocked ? 'Blocked sender' : 'Free sender')
  }
  const both = (
    <>
      <Page />
      <Message />
    </>
  )
  const prepared = [blocked([aBlocked()]), blocked([]), unblocked, aMessageOf(true), aMessageOf(false)]
  renderAt('/settings/', '/settings/', both, prepared)
  expect(await screen.findByText(/Blocked sender/)).toBeVisible()
  await unblock('Ben Okafor')
  expect(await screen.findByText(/Free sender/)).toBeVisible()
})

test('the list keeps a person who could not be unblocked', async () => {
  open(blocked([aBlocked()]), blocked([aBlocked()]), unreachable(blocking.unblockUser))
  await unblock('Ben Okafor')
  expect(await screen.findByText(/^We couldn't reach the server/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Unblock Ben Okafor' })).toBeEnabled()
})

test('the list has pages', async () => {
  const { requests } = openAt('/settings/?page=2', blocked([ferry], 13))
  expect(await screen.findByText('Ferry Yard')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/settings/')
  expect(requests.map(({ url }) => url)).toContain('/api/message/get_blocked_users/?page=2')
})

test('the list can be loaded again after a failure', async () => {
  open(refuse(blocking.getBlockedUsers, 503, 'Not ready'), blocked([aBlocked()]))
  expect(await screen.findByText('Not ready')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Ben Okafor')).toBeVisible()
})
