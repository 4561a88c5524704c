import { account } from '@guildhall/contract/account/endpoints'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, inBrowser, type Prepared, refuse, renderAt } from '../../test/render.tsx'
import { ActivatePage } from './ActivatePage.tsx'
import { LoginPage } from './LoginPage.tsx'
import { keepProof } from './registrationProofs.ts'

const LINK = '/accounts/activate/#uid=u1&token=t1'

const openAt = (url: string, ...prepared: Prepared[]) => renderAt(url, '*', <Page />, prepared)
const open = (...prepared: Prepared[]) => openAt(LINK, ...prepared)

/** The page, and the login that it leads to. */
const Page = () => (useLocation().pathname === '/login/' ? <LoginPage /> : <ActivatePage />)

const done = answer(account.activate, { status: 204, body: undefined })
const refused = (status: 400 | 403, errorField?: Record<string, string[]>) =>
  answer(account.activate, { status, body: { error: 'No', ...(errorField && { errorField }) } })

const activate = () => userEvent.click(screen.getByRole('button', { name: 'Activate' }))
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (label: string) => screen.getByLabelText(label)

afterEach(() => {
  vi.useRealTimers()
  localStorage.removeItem('registration_proofs')
})

test('opening the link in the email does not activate the account', () => {
  expect(open().requests).toEqual([])
  expect(screen.getByRole('button', { name: 'Activate' })).toBeVisible()
})

describe('in the browser that registered', () => {
  beforeEach(() => {
    keepProof('u0.other')
    keepProof('u1.secret')
  })

  test('the button alone activates the account and redirects to the login after five seconds', async () => {
    vi.useFakeTimers()
    const page = open(done)
    expect(screen.queryByLabelText('Password')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Activate' }))
    await act(() => vi.advanceTimersByTimeAsync(0))

    expect(page.requests).toMatchObject([
      { url: '/api/user/accounts/activate/', body: { uid: 'u1', token: 't1', proof: 'u1.secret' } },
    ])
    expect(
      screen.getByText("You account has been activated. You'll redirected to login page in 5 seconds."),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login/')
    expect(localStorage.registration_proofs).toBe('["u0.other"]')

    await act(() => vi.advanceTimersByTimeAsync(4999))
    expect(page.url()).toBe('/accounts/activate/')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(page.url()).toBe('/login/')
    expect(field('Email')).toHaveFocus()
  })

  test('a proof that the server refuses makes the page ask for the password', async () => {
    open(refused(400, { proof: ['Please enter the password'] }))
    await activate()
    expect(await screen.findByLabelText('Password')).toBeVisible()
    expect(document.activeElement).toContainElement(field('Password'))
  })

  test('an account that is already active gets a link to the login, where the email has the focus', async () => {
    const { url } = open(refused(403))
    await activate()

    expect(await screen.findByText('Your account was activated. Please login.')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Go to login' }))
    expect(url()).toBe('/login/')
    expect(field('Email')).toHaveFocus()
  })

  test('an invalid link makes Resend Activation the primary action', async () => {
    open(refused(400), answer(account.resendActivation, { status: 204, body: undefined }))
    await activate()

    expect(
      await screen.findByText('No account associated with this activation link, please register first.'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Resend Activation' })).toHaveClass('btn-primary')
    expect(document.activeElement).toContainElement(field('Email'))
    expect(screen.getByRole('link', { name: 'Sign-Up' })).toHaveAttribute('href', '/register/')

    await userEvent.type(field('Email'), 'maria@example.com{Enter}')
    expect(await screen.findByText(/^Activation link has been sent/)).toBeVisible()
  })

  test('an unavailable server shows its message', async () => {
    open(refuse(account.activate, 503, 'Not ready'))
    await activate()

    expect(await screen.findByText('Not ready')).toBeVisible()
  })
})

describe('in another browser', () => {
  test("the page asks for the registration's password", async () => {
    const { requests } = open(done)
    await activate()
    expect(field('Password')).toHaveAccessibleDescription('Password is required')
    expect(requests).toEqual([])

    await userEvent.type(field('Password'), 'a quiet harbour{Enter}')
    expect(await screen.findByText(/^You account has been activated/)).toBeVisible()
    expect(requests).toMatchObject([{ body: { uid: 'u1', token: 't1', password: 'a quiet harbour' } }])
  })

  test('a wrong password shows its error and keeps the form', async () => {
    open(refused(400, { password: ['This is not the password'] }))
    await userEvent.type(field('Password'), 'another{Enter}')
    expect(await screen.findByText('This is not the password')).toBeVisible()
    expect(field('Password')).toHaveAccessibleDescription('This is not the password')
  })

  test('a new password can be chosen instead, and the way back is open', async () => {
    const { requests } = open(done)
    await choose('Choose a new password instead')
    expect(document.activeElement).toContainElement(field('New password'))
    await choose('Enter the sign-up password instead')
    expect(document.activeElement).toContainElement(field('Password'))
    await choose('Choose a new password instead')
    await userEvent.type(field('New password'), 'nine lanterns')
    await userEvent.type(field('Retype new password'), 'ten lanterns{Enter}')
    expect(field('Retype new password')).toHaveAccessibleDescription(
      'Password and retype password do not match',
    )
    await userEvent.clear(field('Retype new password'))
    await userEvent.type(field('Retype new password'), 'nine lanterns{Enter}')
    expect(await screen.findByText(/^You account has been activated/)).toBeVisible()
    expect(requests).toMatchObject([{ body: { uid: 'u1', token: 't1', new_password: 'nine lanterns' } }])
  })

  test('a weak new password shows the reason of the server', async () => {
    open(refused(400, { new_password: ['This password is too common. Choose a different one.'] }))
    await choose('Choose a new password instead')
    await userEvent.type(field('New password'), 'password1')
    await userEvent.type(field('Retype new password'), 'password1{Enter}')
    expect(await screen.findByText('This password is too common. Choose a different one.')).toBeVisible()
  })
})

describe('the link', () => {
  test.each([LINK, '/accounts/activate/u1/t1/', '/accounts/activate/u1/t1'])(
    'leaves the address bar for %s and survives a reload',
    async (url) => {
      const { requests, unmount } = renderAt(url, '*', <Page />, [], inBrowser)
      expect(window.location.href).toBe(`${window.location.origin}/accounts/activate/`)
      expect(requests).toEqual([])
      unmount()

      const { state } = window.history
      const reloaded = renderAt('/accounts/activate/', '*', <Page />, [done], (path, content) => {
        const router = inBrowser(path, content)
        window.history.replaceState(state, '')
        return router
      })
      await userEvent.type(field('Password'), 'a quiet harbour{Enter}')
      await screen.findByText(/^You account has been activated/)
      expect(reloaded.requests).toMatchObject([{ body: { uid: 'u1', token: 't1' } }])
    },
  )

  test('another link opened in the same tab starts anew', async () => {
    const prepared = [refused(400), done]
    const { requests } = renderAt(LINK, '*', <Page />, prepared, inBrowser)
    await userEvent.type(field('Password'), 'a quiet harbour{Enter}')
    await screen.findByText(/^No account associated/)

    window.location.hash = '#uid=u2&token=t2'
    await userEvent.type(await screen.findByLabelText('Password'), 'a quiet harbour{Enter}')
    await screen.findByText(/^You account has been activated/)
    expect(requests).toMatchObject([{ body: { uid: 'u1' } }, { body: { uid: 'u2', token: 't2' } }])
  })

  test('a page without a link offers to send one', () => {
    openAt('/accounts/activate/')
    expect(screen.getByText(/^No account associated/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Resend Activation' })).toBeVisible()
  })
})

test('another link is sent only to a valid email', async () => {
  const { requests } = open(answer(account.resendActivation, { status: 204, body: undefined }))
  const resend = () => userEvent.click(screen.getByRole('button', { name: 'Resend Activation' }))

  await resend()
  expect(screen.getByText('Please Insert Correct Email')).toBeVisible()
  expect(requests).toEqual([])

  await userEvent.type(field('Email'), 'maria@example.com')
  await resend()
  expect(
    await screen.findByText('Activation link has been sent. Please check your email maria@example.com'),
  ).toBeVisible()
  expect(requests).toMatchObject([
    { url: '/api/user/accounts/resend_activation/', body: { email: 'maria@example.com' } },
  ])
})

test('a new link for an active account is refused with the reason', async () => {
  open(answer(account.resendActivation, { status: 400, body: { error: 'Active' } }))
  await userEvent.type(field('Email'), 'maria@example.com{Enter}')

  expect(await screen.findByText('No activation required. User is active.')).toBeVisible()
})
