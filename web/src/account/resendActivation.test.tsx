import { account } from '@guildhall/contract/account/endpoints'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../test/render.tsx'
import { renderShell } from '../../test/renderShell.tsx'

const real = ['/login/', '/resend-activation/', '/reset-password/']

test.each([
  ['Resend Activation', '/resend-activation/'],
  ['Forgot password?', '/reset-password/'],
])('%s after a failed login opens a form with the email filled in', async (link, path) => {
  const { url } = renderShell('/login/', { real, prepared: [refuse(account.logIn, 401, 'No')] })
  await userEvent.type(await screen.findByLabelText('Email'), 'maria@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}')
  await screen.findByText('Username or password not found')

  await userEvent.click(screen.getByRole('link', { name: link }))

  expect(await screen.findByLabelText('Email')).toHaveValue('maria@example.com')
  expect(url()).toBe(path)
})

test('the Resend Activation page opened by its URL starts empty and sends a link', async () => {
  renderShell('/resend-activation/', {
    real,
    prepared: [answer(account.resendActivation, { status: 204, body: undefined })],
  })
  expect(await screen.findByRole('heading', { name: 'Resend Activation' })).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('')

  await userEvent.type(screen.getByLabelText('Email'), 'maria@example.com{Enter}')

  expect(
    await screen.findByText('Activation link has been sent. Please check your email maria@example.com'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login/')
})
