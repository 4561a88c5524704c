import { social } from '@guildhall/contract/social/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, haveSocialProvider, hold, type Prepared, refuse, unreachable } from '../../test/render.tsx'
import { whoIs } from '../../test/whoIs.ts'
import { renderShell } from '../../test/renderShell.tsx'
import { rememberIntent } from '../shell/intent.ts'

const accepted = answer(social.logInSocially, {
  status: 200,
  body: { response_data: { access_token: 'a', refresh_token: 'r' } },
})

/** Opens the login page as the callback does, after public/boot.js. */
function returnWith(fragment: string, ...prepared: Prepared[]) {
  document.documentElement.dataset['socialReturn'] = fragment
  return renderShell('/login/', { prepared, real: ['/login/', '/register/'] })
}

const TICKET = 'ticket=t-1&email=maria%40example.com&name=Maria+Alvarez&picture='
const button = () => screen.findByRole('link', { name: 'Sign in with Demo ID' })

test('without a provider, neither the login page nor the registration has the link', async () => {
  renderShell('/login/', { real: ['/login/', '/register/'] })
  expect(await screen.findByLabelText('Password')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Sign in with/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Sign-Up' }))
  expect(await screen.findByLabelText('Full name')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Sign in with/ })).not.toBeInTheDocument()
})

test('the login page and the registration lead to the provider', async () => {
  haveSocialProvider()
  const shell = renderShell('/login/', { real: ['/login/', '/register/'] })
  expect(await button()).toHaveAttribute('href', '/api/demo-auth/start/')
  await userEvent.click(screen.getByRole('link', { name: 'Sign-Up' }))
  expect(await screen.findByText(/^Looking for a job\?/)).toBeVisible()
  expect(await button()).toHaveAttribute('href', '/api/demo-auth/start/')
  expect(shell.url()).toBe('/register/')
})

describe('the return with a ticket', () => {
  beforeEach(haveSocialProvider)

  test('logs in with it, and the page says so meanwhile', async () => {
    const { held, release } = hold(accepted)
    const shell = returnWith(TICKET, held, whoIs)
    expect(await screen.findByText('Logging in...')).toBeVisible()
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    release()
    expect(await screen.findByText('Login Success')).toBeVisible()
    expect(shell.url()).toBe('/')
    expect(localStorage.authToken).toBe('{"access":"a","refresh":"r"}')
    expect(shell.requests.filter(({ method }) => method === 'POST')).toEqual([
      expect.objectContaining({
        url: '/api/demo-auth/login/',
        body: { ticket: 't-1', email: 'maria@example.com', name: 'Maria Alvarez', picture: '' },
      }),
    ])
  })

  test('opens what the visitor wanted to log in for', async () => {
    rememberIntent({ action: 'apply', path: '/apply/?jobId=7', title: 'Joiner' })
    const shell = returnWith(TICKET, accepted, whoIs)
    await waitFor(() => expect(shell.url()).toBe('/apply/?jobId=7'))
  })

  test.each([
    ['401', refuse(social.logInSocially, 401, 'This login has expired.'), 'This login has expired.'],
    ['429', refuse(social.logInSocially, 429, 'Too many logins.'), 'Too many logins.'],
    ['no network', unreachable(social.logInSocially), /^We couldn't reach the server/],
  ] as const)('shows the form again after a failure: %s', async (_reason, failing, text) => {
    returnWith(TICKET, failing)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText('Password')).toBeVisible()
    expect(await button()).toBeVisible()
    expect(localStorage).not.toHaveProperty('authToken')
  })
})

test.each([
  ['cancelled', /^You canceled the login with Demo ID\./],
  ['unverified', /^Demo ID has not verified your email\./],
  ['failed', /^The login with Demo ID failed\./],
  ['unknown', /^The login with Demo ID failed\./],
])('the return with the error %s says what to do, until the page is left', async (error, text) => {
  haveSocialProvider()
  const { requests } = returnWith(`error=${error}`)
  expect(await screen.findByText(text)).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  await userEvent.click(screen.getByRole('link', { name: 'Sign-Up' }))
  await userEvent.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Login' }))
  expect(await screen.findByLabelText('Password')).toBeVisible()
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})
