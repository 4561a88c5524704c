import { account } from '@guildhall/contract/account/endpoints'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { answer, beDemoSite, type Prepared, refuse, renderAt, unreachable } from '../../test/render.tsx'
import { whoIs } from '../../test/whoIs.ts'
import { LoginPage } from './LoginPage.tsx'

const demoAccounts = answer(account.getDemoAccounts, {
  status: 200,
  body: [
    { user_type: 'personal', email: 'candidate@example.com', password: 'come-in' },
    { user_type: 'company', email: 'company@example.com', password: 'look-around' },
  ],
})
const tokens = answer(account.logIn, { status: 200, body: { access: 'a', refresh: 'r' } })

const open = (...prepared: Prepared[]) => renderAt('/login/', '/login/', <LoginPage />, prepared)

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Login' }))

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Email'), 'maria@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
}

test('an empty form shows both errors and focuses the first field', async () => {
  const { requests } = open()
  await submit()

  expect(screen.getByText('Email is required')).toBeVisible()
  expect(screen.getByText('Password is required')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('opened by its URL, the page leaves the focus where it is', () => {
  open()
  expect(document.body).toHaveFocus()
})

test('the form and the demo accounts name the home pages that they lead to, whose code preloads', async () => {
  beDemoSite()
  open(demoAccounts)
  const demo = await screen.findByRole('region', { name: 'Demo accounts' })
  for (const part of [demo, screen.getByLabelText('Email')])
    expect(part.closest('[data-leads-to]')).toHaveAttribute('data-leads-to', '/ /users/')
})

test('before a failed login the form offers a password reset but no activation', () => {
  open()
  expect(screen.queryByRole('link', { name: 'Resend Activation' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/reset-password/')
})

test('a successful login shows an alert and stores the tokens', async () => {
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

/** Every failed login shows the same message and links. */
async function expectLoginFailed() {
  expect(await screen.findByText('Username or password not found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Resend Activation' })).toHaveAttribute(
    'href',
    '/resend-activation/',
  )
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/reset-password/')
}

describe('a failed login shows the same message and links', () => {
  test.each([400, 401] as const)('for status %i', async (status) => {
    open(answer(account.logIn, { status, body: { error: 'Another message' } }))
    await fillIn()
    await submit()

    await expectLoginFailed()
    expect(screen.queryByText('Another message')).not.toBeInTheDocument()
  })

  test.each([
    ['Too many requests.', refuse(account.logIn, 429, 'Too many requests.')],
    ['Not ready', refuse(account.logIn, 503, 'Not ready')],
    ["We couldn't reach the server. Check your connection and try again.", unreachable(account.logIn)],
  ])('for a temporary failure, followed by its reason: %s', async (reason, failing) => {
    open(failing)
    await fillIn()
    await submit()

    await expectLoginFailed()
    expect(screen.getByText(reason)).toBeVisible()
  })
})

test('the password can be shown and hidden', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
})

test('Sign-Up links to the registration', () => {
  open()
  expect(screen.getByRole('link', { name: 'Sign-Up' })).toHaveAttribute('href', '/register/')
})

test('a click on a demo account fills in the form', async () => {
  beDemoSite()
  open(demoAccounts)
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: /Company/ }))

  expect(screen.getByLabelText('Email')).toHaveValue('company@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('look-around')
  expect(screen.queryByText('Email is required')).not.toBeInTheDocument()
})

test('a site that is not a demo shows no demo accounts and does not request them', () => {
  const { requests } = open()
  expect(screen.queryByText('Demo accounts')).not.toBeInTheDocument()
  expect(requests).toEqual([])
})
