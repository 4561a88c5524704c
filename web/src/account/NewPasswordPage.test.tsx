import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answer, type Prepared, refuse, renderAt, signIn } from '../../test/render.tsx'
import { renderShell } from '../../test/renderShell.tsx'
import { NewPasswordPage } from './NewPasswordPage.tsx'

const PAGE = '/password/reset/confirm/'
const LINK = `${PAGE}#uid=u1&token=t1`
const OLD_LINK = `${PAGE}u1/t1/`
const PATTERN = '/password/reset/confirm/:uid?/:token?/'
const SAVED = "New password has been saved. We'll redirect you to login page"

const done = answer(account.confirmPasswordReset, { status: 204, body: undefined })
const refusedWith = (body: Record<string, string[]>) =>
  answer(account.confirmPasswordReset, { status: 400, body })

const open = (...prepared: Prepared[]) => renderAt(LINK, PATTERN, <NewPasswordPage />, prepared)

const field = (label: string) => screen.getByLabelText(label)

async function save(password: string, again = password) {
  fireEvent.change(field('New password'), { target: { value: password } })
  fireEvent.change(field('Retype new password'), { target: { value: again } })
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
}

vi.useFakeTimers({ shouldAdvanceTime: true })
afterEach(() => void vi.clearAllTimers())

describe('the new password form', () => {
  test('requires the same password twice', async () => {
    const { requests } = open()
    await save('', '')
    expect(field('New password')).toHaveAccessibleDescription(/New Password is required/)
    expect(field('Retype new password')).toHaveAccessibleDescription('Retype new password is required')

    await save('nine lanterns', 'ten lanterns')
    expect(field('Retype new password')).toHaveAccessibleDescription(
      'Password and retype password do not match',
    )
    expect(requests).toEqual([])
  })

  test('sends nothing when it opens', () => {
    expect(open().requests).toEqual([])
  })
})

test('a link of an older mail, with uid and token in the path, works and leaves the address bar', async () => {
  const page = renderAt(OLD_LINK, PATTERN, <NewPasswordPage />, [done])
  expect(page.url()).toBe(PAGE)
  await save('nine lanterns')
  expect(page.requests).toMatchObject([{ body: { uid: 'u1', token: 't1' } }])
})

test('a page without a link offers to request one', () => {
  renderAt(PAGE, PATTERN, <NewPasswordPage />)
  expect(screen.getByText('This link is invalid, expired or already used.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Request a new link' })).toBeVisible()
})

test('a saved password shows a success message and redirects to the login after five seconds', async () => {
  const page = open(done)
  await save('nine lanterns')

  expect(page.requests.map(({ body }) => body)).toEqual([
    { uid: 'u1', token: 't1', new_password: 'nine lanterns', re_new_password: 'nine lanterns' },
  ])
  expect(await screen.findByText(SAVED)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login/')
  await act(() => vi.advanceTimersByTimeAsync(4900))
  expect(page.url()).toBe(PAGE)
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(page.url()).toBe('/login/')
})

describe('a password that could not be saved shows no success message', () => {
  test('when the link is used, and only offers to request a new one', async () => {
    open(refusedWith({ token: ['This link is invalid, expired or already used.'] }))
    await save('nine lanterns')
    expect(screen.getByText('This link is invalid, expired or already used.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/reset-password/',
    )
    expect(screen.queryByRole('button', { name: 'Save password' })).toBeNull()
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument()
  })

  test('when the server rejects a weak password', async () => {
    open(refusedWith({ new_password: ['This password is too common. Choose a different one.'] }))
    await save('password1')
    expect(field('New password')).toHaveAccessibleDescription(/This password is too common\./)
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument()
  })

  test('when the server is unavailable', async () => {
    open(refuse(account.confirmPasswordReset, 503, 'Not ready'))
    await save('nine lanterns')
    expect(screen.getByText('Not ready')).toBeVisible()
  })
})

describe('when a user is logged in', () => {
  test('a password change that ends their session logs them out and redirects to the login', async () => {
    signIn('personal')
    const page = renderShell(LINK, {
      real: [PATTERN],
      prepared: [done, refuse(sessions.refresh, 401, 'Please log in.')],
    })
    await screen.findByRole('button', { name: 'Save password' })
    await save('nine lanterns')
    expect(await screen.findByText(SAVED)).toBeVisible()
    expect(localStorage.authToken).toBeUndefined()
    await act(() => vi.advanceTimersByTimeAsync(5100))
    expect(page.url()).toBe('/login/')
  })

  test('a password change of another account leaves them logged in', async () => {
    signIn('personal')
    renderShell(LINK, {
      real: [PATTERN],
      prepared: [done, answer(sessions.refresh, { status: 200, body: { access: 'fresh' } })],
    })
    await screen.findByRole('button', { name: 'Save password' })
    await save('nine lanterns')
    expect(await screen.findByText(SAVED)).toBeVisible()
    expect(localStorage.authToken).toContain('personal-refresh')
  })
})
