import { account } from '@guildhall/contract/account/endpoints'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, type Prepared, refuse, renderAt } from '../../test/render.tsx'
import { ActivatePage } from './ActivatePage.tsx'
import { LoginPage } from './LoginPage.tsx'

const open = (...prepared: Prepared[]) => renderAt('/accounts/activate/u1/t1/', '*', <Page />, prepared)

/** The page, and the login that it leads to. */
const Page = () => (useLocation().pathname === '/login/' ? <LoginPage /> : <ActivatePage />)

const activate = () => userEvent.click(screen.getByRole('button', { name: 'Activate' }))

afterEach(() => void vi.useRealTimers())

test('opening the link in the email does not activate the account', () => {
  expect(open().requests).toEqual([])
  expect(screen.getByRole('button', { name: 'Activate' })).toBeVisible()
})

test('the button activates the account and redirects to the login after five seconds', async () => {
  vi.useFakeTimers()
  const page = open(answer(account.activate, { status: 204, body: undefined }))
  fireEvent.click(screen.getByRole('button', { name: 'Activate' }))
  await act(() => vi.advanceTimersByTimeAsync(0))

  expect(page.requests.map(({ url }) => url)).toEqual(['/api/user/accounts/activate/u1/t1/'])
  expect(
    screen.getByText("You account has been activated. You'll redirected to login page in 5 seconds."),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login/')

  await act(() => vi.advanceTimersByTimeAsync(4999))
  expect(page.url()).toBe('/accounts/activate/u1/t1/')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(page.url()).toBe('/login/')
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

test('an account that is already active gets a link to the login, where the email has the focus', async () => {
  const { url } = open(answer(account.activate, { status: 403, body: { error: 'Active' } }))
  await activate()

  expect(await screen.findByText('Your account was activated. Please login.')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Go to login' }))
  expect(url()).toBe('/login/')
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

test('an invalid link makes Resend Activation the primary action', async () => {
  open(
    answer(account.activate, { status: 400, body: { error: 'Void' } }),
    answer(account.resendActivation, { status: 204, body: undefined }),
  )
  await activate()

  expect(
    await screen.findByText('No account associated with this activation link, please register first.'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Resend Activation' })).toHaveClass('btn-primary')
  expect(document.activeElement).toContainElement(screen.getByLabelText('Email'))
  expect(screen.getByRole('link', { name: 'Sign-Up' })).toHaveAttribute('href', '/register/')

  await userEvent.type(screen.getByLabelText('Email'), 'maria@example.com{Enter}')
  expect(await screen.findByText(/^Activation link has been sent/)).toBeVisible()
})

test('an unavailable server shows its message', async () => {
  open(refuse(account.activate, 503, 'Not ready'))
  await activate()

  expect(await screen.findByText('Not ready')).toBeVisible()
})

test('another link is sent only to a valid email', async () => {
  const { requests } = open(answer(account.resendActivation, { status: 204, body: undefined }))
  const resend = () => userEvent.click(screen.getByRole('button', { name: 'Resend Activation' }))

  await resend()
  expect(screen.getByText('Please Insert Correct Email')).toBeVisible()
  expect(requests).toEqual([])

  await userEvent.type(screen.getByLabelText('Email'), 'maria@example.com')
  await resend()
  expect(
    await screen.findByText('Activation link has been sent. Please check your email maria@example.com'),
  ).toBeVisible()
})

test('a new link for an active account is refused with the reason', async () => {
  open(answer(account.resendActivation, { status: 400, body: { error: 'Active' } }))
  await userEvent.type(screen.getByLabelText('Email'), 'maria@example.com{Enter}')

  expect(await screen.findByText('No activation required. User is active.')).toBeVisible()
})
