import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, type Prepared, refuse, renderAt, signIn } from '../../test/render.tsx'
import { LockPage } from './LockPage.tsx'

const open = (...prepared: Prepared[]) =>
  renderAt('/accounts/lock/#uid=u1&token=t1', '*', <LockPage />, prepared)

const lock = () => userEvent.click(screen.getByRole('button', { name: 'Lock account' }))

test('opening the link in the email locks nothing', () => {
  expect(open().requests).toEqual([])
  expect(screen.getByRole('heading', { name: 'Lock your account' })).toBeVisible()
})

test('the button locks the account, ends its session in this browser and announces the reset link', async () => {
  signIn('personal')
  const { requests } = open(
    answer(account.lock, { status: 204, body: undefined }),
    refuse(sessions.refresh, 401, 'Please log in.'),
  )
  await lock()
  expect(await screen.findByText('Your account is locked. Every device is logged out.')).toBeVisible()
  expect(screen.getByText(/^We emailed you a link to choose a new password/)).toBeVisible()
  expect(requests[0]).toMatchObject({
    url: '/api/user/accounts/lock/',
    body: { uid: 'u1', token: 't1' },
  })
  expect(localStorage.authToken).toBeUndefined()
})

test('a link that was used offers a new password', async () => {
  open(answer(account.lock, { status: 400, body: { error: 'Used' } }))
  await lock()
  expect(await screen.findByText('This link is invalid, expired or already used.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
    'href',
    '/reset-password/',
  )
})

test('an unavailable server shows its message, and the button stays', async () => {
  open(refuse(account.lock, 503, 'Not ready'))
  await lock()
  expect(await screen.findByText('Not ready')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Lock account' })).toBeVisible()
})
