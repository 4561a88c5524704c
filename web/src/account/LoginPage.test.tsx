import { account } from '@guildhall/contract/account/endpoints'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { answer, beDemoSite, type Prepared, refuse, renderAt, unreachable } from '../../test/render.tsx'
import { LoginPage } from './LoginPage.tsx'

const demoAccounts = answer(account.getDemoAccounts, {
  status: 200,
  body: [
    { user_type: 'personal', email: 'candidate@example.com', password: 'come-in' },
    { user_type: 'company', email: 'company@example.com', password: 'look-around' },
  ],
})
const tokens = answer(account.logIn, { status: 200, body: { access: 'a', refresh: 'r' } })
const whoIs = answer(account.getProfileImageName, {
  status: 200,
  body: { user_id: 7, username: 'maria', user_type: 'personal', profile_picture: null },
})

const open = (...prepared: Prepared[]) => renderAt('/login/', '/login/', <LoginPage />, prepared)

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Login' }))

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Email'), 'maria@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
}

test('an empty form asks for both fields and moves to the first', async () => {
  const { requests } = open()
  await submit()

  expect(screen.getByText('Email is required')).toBeVisible()
  expect(screen.getByText('Password is required')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a login not yet refused offers another password, and no activation', () => {
  open()
  expect(screen.queryByRole('link', { name: 'Resend Activation' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Forgot password' })).toHaveAttribute('href', '/reset-password/')
})

test('a login is told and its session stored', async () => {
  const { requests } = open(tokens, whoIs)
  await fillIn()
  await submit()

  expect(await screen.findByRole('status')).toHaveTextContent('Login Success')
  expect(requests).toContainEqual(
    expect.objectContaining({
      url: '/api/user/token/',
      body: { email: 'maria@example.com', password: 'secret' },
    }),
  )
  expect(localStorage.authToken).toBe('{"access":"a","refresh":"r"}')
})

/** What a refused login says and offers, whatever the reason. */
async function expectRefusal() {
  expect(await screen.findByText('Username or password not found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Resend Activation' })).toHaveAttribute(
    'href',
    '/resend-activation/',
  )
  expect(screen.getByRole('link', { name: 'Forgot password' })).toHaveAttribute('href', '/reset-password/')
}

describe('a login that fails says the same whatever the reason', () => {
  test.each([400, 401] as const)('with %i', async (status) => {
    open(answer(account.logIn, { status, body: { error: 'Another sentence' } }))
    await fillIn()
    await submit()

    await expectRefusal()
    expect(screen.queryByText('Please try again in a minute.')).not.toBeInTheDocument()
  })

  test.each([
    ['429', refuse(account.logIn, 429, 'Too many requests')],
    ['503', refuse(account.logIn, 503, 'Not ready')],
    ['no network', unreachable(account.logIn)],
  ])('and adds when it may work with %s', async (_reason, failing) => {
    open(failing)
    await fillIn()
    await submit()

    await expectRefusal()
    expect(screen.getByText('Please try again in a minute.')).toBeVisible()
  })
})

test('the password can be shown and hidden', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
})

test('Sign-Up leads to the registration', () => {
  open()
  expect(screen.getByRole('link', { name: 'Sign-Up' })).toHaveAttribute('href', '/register/')
})

test('one click on a demo account fills in the form', async () => {
  beDemoSite()
  open(demoAccounts)
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: /Company/ }))

  expect(screen.getByLabelText('Email')).toHaveValue('company@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('look-around')
  expect(screen.queryByText('Email is required')).not.toBeInTheDocument()
})

test('without demo accounts there is no panel, and nobody asks for one', () => {
  const { requests } = open()
  expect(screen.queryByText('Demo accounts')).not.toBeInTheDocument()
  expect(requests).toEqual([])
})
