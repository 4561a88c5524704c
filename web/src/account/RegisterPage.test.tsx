import { account, USERNAME_RESERVED } from '@guildhall/contract/account/endpoints'
import { NAME_ERRORS } from '@guildhall/contract/names'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { answer, type Prepared, refuse, renderAt } from '../../test/render.tsx'
import { RegisterPage } from './RegisterPage.tsx'

const registered = answer(account.register, {
  status: 201,
  body: {
    id: 1,
    username: 'maria',
    name: 'Maria Silva',
    email: 'maria@example.com',
    user_type: 'personal',
    proof: 'u1.secret',
  },
})

const refusedWith = (body: Record<string, string[]>) => answer(account.register, { status: 400, body })

const open = (prepared: readonly Prepared[] = [], url = '/register/') =>
  renderAt(url, '/register/', <RegisterPage />, prepared)

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }))

const field = (label: string) => screen.getByLabelText(label)

function fillIn(changes: Record<string, string> = {}) {
  const fields = {
    Username: 'maria',
    'Full name': 'Maria Silva',
    Email: 'maria@example.com',
    Password: 'a quiet harbour',
    'Retype password': 'a quiet harbour',
    ...changes,
  }
  for (const [label, value] of Object.entries(fields)) fireEvent.change(field(label), { target: { value } })
}

describe('the registration form', () => {
  test('shows an error for every missing field and sends nothing', async () => {
    const { requests } = open()
    await submit()

    for (const message of [
      'Username is required',
      'Full name is required',
      'Please Insert Correct Email',
      'Password is required',
      'Re_password is required',
    ]) {
      expect(screen.getByText(message)).toBeVisible()
    }
    expect(screen.getByLabelText('Username')).toHaveFocus()
    expect(requests).toEqual([])
  })

  test.each([
    ['Username', 'ma', 'Only letter and number, no space and other symbols'],
    ['Username', 'a'.repeat(21), 'Only letter and number, no space and other symbols'],
    ['Username', 'maria silva', 'Only letter and number, no space and other symbols'],
    ['Email', 'maria@example.museum', 'Please Insert Correct Email'],
    ['Email', 'maria', 'Please Insert Correct Email'],
    ['Retype password', 'a loud harbour', 'Password did not match'],
  ])('rejects %s %s', async (label, value, message) => {
    const { requests } = open()
    fillIn({ [label]: value })
    await submit()

    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(requests).toEqual([])
  })

  test('shows the error for a guessable password together with the other errors', async () => {
    const { requests } = open()
    fillIn({ Username: 'maria silva', Password: '2740163958', 'Retype password': '2740163958' })
    await submit()
    expect(screen.getByText('Only letter and number, no space and other symbols')).toBeVisible()
    expect(screen.getByText('This password has only digits. Add letters.')).toBeVisible()

    fillIn({ Username: 'lighthouse', Password: 'Lighthouse9', 'Retype password': 'Lighthouse9' })
    await submit()
    expect(
      screen.getByText('This password is too similar to your username. Choose a different one.'),
    ).toBeVisible()

    fillIn({ Password: 'guildhall-2026', 'Retype password': 'guildhall-2026' })
    await submit()
    expect(
      screen.getByText('This password is too similar to the name of this site. Choose a different one.'),
    ).toBeVisible()
    expect(requests).toEqual([])
  })

  test("asks 'Are you looking for..', where Job is personal and Candidate is company", async () => {
    const { requests } = open([registered])
    expect(screen.getByRole('radiogroup', { name: 'Are you looking for..' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Job' })).toBeChecked()

    await userEvent.click(screen.getByRole('radio', { name: 'Candidate' }))
    fillIn()
    await submit()
    await screen.findByText(/Registration successful/)

    expect(requests[0]?.body).toEqual({
      username: 'maria',
      name: 'Maria Silva',
      email: 'maria@example.com',
      password: 'a quiet harbour',
      re_password: 'a quiet harbour',
      user_type: 'company',
    })
  })

  test('preselects Candidate when opened from the company prompt', () => {
    open([], '/register/?user_type=company')
    expect(screen.getByRole('radio', { name: 'Candidate' })).toBeChecked()
  })
})

describe('a registration that the server rejects', () => {
  async function refused(...prepared: Prepared[]) {
    open(prepared)
    fillIn()
    await submit()
  }

  test('because the email exists shows the error under the email', async () => {
    await refused(refusedWith({ email: ['Email already exists'] }))
    expect(await screen.findByText('Email already exists')).toBeVisible()
    expect(field('Email')).toHaveAccessibleDescription('Email already exists')
    expect(screen.queryByText('Bad Request 404')).not.toBeInTheDocument()
  })

  test('because the username exists shows the error under the username', async () => {
    await refused(refusedWith({ username: ['Username already exists'] }))
    expect(await screen.findByText('Username already exists')).toBeVisible()
    expect(field('Username')).toHaveAccessibleDescription(expect.stringContaining('Username already exists'))
  })

  test('because both exist shows one message for both', async () => {
    await refused(refusedWith({ email: ['Email already exists'], username: ['Username already exists'] }))
    expect(await screen.findByText('Email and username already exist')).toBeVisible()
  })

  test('for another reason with the email shows that reason', async () => {
    await refused(refusedWith({ email: ['This address can not be used'] }))
    expect(await screen.findByText('This address can not be used')).toBeVisible()
  })

  test('because the username is reserved shows that reason', async () => {
    await refused(refusedWith({ username: [USERNAME_RESERVED] }))
    expect(await screen.findByText(USERNAME_RESERVED)).toBeVisible()
    expect(field('Username')).toHaveAccessibleDescription(expect.stringContaining(USERNAME_RESERVED))
    expect(screen.queryByText('Bad Request 404')).not.toBeInTheDocument()
  })

  test('because of the password shows the reason under the password', async () => {
    await refused(refusedWith({ password: ['This password is too common. Choose a different one.'] }))
    await screen.findByText('This password is too common. Choose a different one.')
    expect(field('Password')).toHaveAccessibleDescription(
      expect.stringContaining('This password is too common. Choose a different one.'),
    )
  })

  test("because of the name shows that reason under the name, with 'Bad Request 404'", async () => {
    await refused(refusedWith({ name: [NAME_ERRORS.reserved] }))
    expect(await screen.findByText(NAME_ERRORS.reserved)).toBeVisible()
    expect(field('Full name')).toHaveAccessibleDescription(NAME_ERRORS.reserved)
    expect(screen.getByText('Bad Request 404')).toBeVisible()
  })

  test('because of non_field_errors shows the reason under the retyped password', async () => {
    await refused(refusedWith({ non_field_errors: ['Password did not match'] }))
    await screen.findByText('Password did not match')
    expect(field('Retype password')).toHaveAccessibleDescription('Password did not match')
  })

  test.each([[{ user_type: ['Unknown'] }], [{ name: ['Too long'] }], [{}]])(
    "for any other reason shows 'Bad Request 404': %j",
    async (errorField) => {
      await refused(refusedWith(errorField as Record<string, string[]>))
      expect(await screen.findByText('Bad Request 404')).toBeVisible()
    },
  )

  test('temporarily shows its reason', async () => {
    await refused(refuse(account.register, 429, 'Too many requests'))
    expect(await screen.findByText('Too many requests')).toBeVisible()
  })
})

describe('a successful registration', () => {
  async function register(...more: Prepared[]) {
    const page = open([registered, ...more])
    fillIn()
    await submit()
    await userEvent.click(await screen.findByRole('button', { name: 'Resend Activation' }))
    return page
  }

  test('asks to check the email and offers another link', async () => {
    const { requests } = await register(answer(account.resendActivation, { status: 204, body: undefined }))

    expect(
      screen.getByText(
        'Registration successful, please check your email to activate your account before login!',
      ),
    ).toBeVisible()
    expect(screen.getByText('We sent the activation link to maria@example.com.')).toBeVisible()
    expect(
      screen.getByText("If you don't receive any activation link, please click Resend Activation button"),
    ).toBeVisible()
    expect(
      await screen.findByText('Activation link has been sent. Please check your email maria@example.com'),
    ).toBeVisible()
    expect(requests.at(-1)).toMatchObject({
      url: '/api/user/accounts/resend_activation/',
      body: { email: 'maria@example.com' },
    })
    expect(localStorage.registration_proofs).toContain('"u1.secret"')
  })

  test('leads whoever has activated the account to the login', async () => {
    await register(answer(account.resendActivation, { status: 204, body: undefined }))
    expect(screen.getByText('Already activated?')).toBeVisible()
    expect(screen.queryByText('Already have an account?')).toBeNull()
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login/')
  })

  test('needs no other link once the account is active', async () => {
    await register(answer(account.resendActivation, { status: 400, body: { error: 'Active' } }))
    expect(await screen.findByText('No activation required. User is active.')).toBeVisible()
  })
})
