import { account } from '@guildhall/contract/account/endpoints'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, type Prepared, refuse, renderAt, unreachable } from '../../test/render.tsx'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'

const open = (...prepared: Prepared[]) =>
  renderAt('/reset-password/', '/reset-password/', <ResetPasswordPage />, prepared)

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send reset link' }))
const type = (email: string) => userEvent.type(screen.getByLabelText('Email'), email)

test('an empty or invalid email is rejected', async () => {
  const { requests } = open()
  await send()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required')
  await type('maria@example')
  await send()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please Insert Correct Email')
  expect(requests).toEqual([])
})

test('the page confirms the link whether or not the account exists', async () => {
  const { requests } = open(answer(account.requestPasswordReset, { status: 204, body: undefined }))
  await type(' maria@example.com ')
  await send()

  const message = 'Reset link has been sent to your email. Please check maria@example.com'
  expect(await screen.findByText(message)).toBeVisible()
  expect(requests).toMatchObject([
    { url: '/api/user/accounts/reset_password/', body: { email: 'maria@example.com' } },
  ])
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login/')
})

test.each([
  [refuse(account.requestPasswordReset, 429, 'Too many requests.'), /^Too many requests/],
  [unreachable(account.requestPasswordReset), /^We couldn't reach the server/],
])('a temporary failure shows its reason: %#', async (prepared, message) => {
  open(prepared)
  await type('maria@example.com')
  await send()

  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByText(/^Reset link has been sent/)).not.toBeInTheDocument()
})
