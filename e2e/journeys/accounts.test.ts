import { expect, test } from '../harness/test.ts'
import {
  activationLink,
  expectLoginRefused,
  lockLink,
  logIn,
  loginForm,
  newAccount,
  register,
  resetLink,
  saveNewPassword,
} from '../steps/accounts.ts'

const NEW_PASSWORD = 'orchard-lantern-43'

test('the registration form shows an error for each invalid field', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/register/')
  await page.getByRole('button', { name: 'Sign up' }).click()
  for (const [field, message] of [
    ['Username', 'Username is required'],
    ['Full name', 'Full name is required'],
    ['Email', 'Please Insert Correct Email'],
    ['Password', 'Password is required'],
    ['Retype password', 'Re_password is required'],
  ] as const) {
    await expect(
      page.getByRole('main').getByRole('textbox', { name: field, exact: true }),
    ).toHaveAccessibleDescription(new RegExp(message))
  }
})

test(
  'a registered email or username is refused with a field error',
  { tag: '@desktop' },
  async ({ page, arrange, watch }) => {
    watch.expectAnswer(400, /^\/api\/user\/auth\/create_user\/$/)
    const first = newAccount('personal', 'Ines Marchetti')
    await arrange.account(first)

    await register(page, first)
    await expect(page.getByText('Email and username already exist')).toBeVisible()
    await page.getByLabel('Username').fill(newAccount('personal', '').username)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByText('Email and username already exist')).toBeHidden()
    await expect(page.getByRole('main').getByLabel('Email')).toHaveAccessibleDescription(
      'Email already exists',
    )
  },
)

test('a second activation mail works beside the first', { tag: '@desktop' }, async ({ page, app, watch }) => {
  watch.expectAnswer(400, /^\/api\/user\/accounts\//)
  watch.expectAnswer(403, /^\/api\/user\/accounts\/activate\//)
  const account = newAccount('personal', 'Ines Marchetti')
  const activate = async (link: string) => {
    await page.goto(link)
    await page.getByRole('button', { name: 'Activate', exact: true }).click()
  }

  await register(page, account)
  const first = await activationLink(app.mailbox, account)
  await page.getByRole('button', { name: 'Resend Activation' }).click()
  await expect(
    page.getByText(`Activation link has been sent. Please check your email ${account.email}`),
  ).toBeVisible()
  const fresh = await activationLink(app.mailbox, account)

  await activate(first)
  await page.getByRole('link', { name: 'Go to login' }).click()
  await expect(page).toHaveURL('/login/')
  await expect(loginForm(page).getByLabel('Email')).toBeFocused()

  await page.goto(fresh)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(page.getByText('Your account was activated. Please login.')).toBeVisible()
  await page.goto(first)
  await page.getByRole('main').getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Resend Activation' }).click()
  await expect(page.getByText('No activation required. User is active.')).toBeVisible()
})

test(
  'a login before the activation is refused, and the login page leads to another activation mail',
  { tag: '@desktop' },
  async ({ page, app, arrange, watch }) => {
    watch.expectAnswer(401, /^\/api\/user\/token\/$/)
    const account = newAccount('personal', 'Ines Marchetti')
    await arrange.register(account)
    await activationLink(app.mailbox, account)

    await page.goto('/login/')
    await expectLoginRefused(page, account)
    const form = loginForm(page)
    await expect(form.getByRole('link', { name: 'Forgot password?' })).toBeVisible()
    await form.getByRole('link', { name: 'Resend Activation' }).click()

    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(account.email)
    await page.getByRole('button', { name: 'Resend Activation' }).click()
    await expect(page.getByText(/^Activation link has been sent/)).toBeVisible()
    await page.goto(await activationLink(app.mailbox, account))
    // The account was registered in another browser.
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Activate', exact: true }).click()
    await page.getByRole('link', { name: 'Go to login' }).click()
    await logIn(page, account)
  },
)

test(
  'opening the activation page does not activate the account',
  { tag: '@desktop' },
  async ({ page, app, arrange }) => {
    const account = newAccount('personal', 'Ines Marchetti')
    await arrange.register(account)
    await page.goto(await activationLink(app.mailbox, account))
    await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeEnabled()
    await expect(arrange.call('POST', '/api/user/token/', account)).rejects.toThrow(/401/)
  },
)

test(
  "a reset of an account that a stranger registered sets the owner's password and activates it",
  { tag: '@desktop' },
  async ({ page, app, arrange, watch }) => {
    watch.expectAnswer(401, /^\/api\/user\/token\/$/)
    const strange = newAccount('personal', 'Ines Marchetti')
    await arrange.register(strange)
    await activationLink(app.mailbox, strange)

    await page.goto('/login/')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('main').getByLabel('Email').fill(strange.email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText(/^Reset link has been sent/)).toBeVisible()
    await page.goto(await resetLink(app.mailbox, strange))
    await saveNewPassword(page, NEW_PASSWORD)
    await page.getByRole('link', { name: 'Go to login' }).click()
    await expectLoginRefused(page, strange)
    await logIn(page, { ...strange, password: NEW_PASSWORD })
  },
)

test(
  'an activation in another browser takes a new password, and the link stays out of the address bar',
  { tag: '@desktop' },
  async ({ page, app, arrange, watch }) => {
    watch.expectAnswer(400, /^\/api\/user\/accounts\/activate\/$/)
    watch.expectAnswer(401, /^\/api\/user\/token\/$/)
    const account = newAccount('personal', 'Ines Marchetti')
    await arrange.register(account)
    await page.goto(await activationLink(app.mailbox, account))
    const main = page.getByRole('main')
    await expect(main.getByLabel('Password', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/accounts/activate/')
    await main.getByLabel('Password', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Activate', exact: true }).click()
    await expect(page.getByText(/^This is not the password you chose/)).toBeVisible()

    await page.reload()
    await page.getByRole('button', { name: 'Choose a new password instead' }).click()
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Retype new password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Activate', exact: true }).click()
    await page.getByRole('link', { name: 'Go to login' }).click()
    await expectLoginRefused(page, account)
    await logIn(page, { ...account, password: NEW_PASSWORD })
  },
)

test(
  'the link of a new-login mail locks the account until a reset',
  { tag: '@desktop' },
  async ({ page, app, arrange, newPerson, watch }) => {
    watch.expectAnswer(401, /^\/api\//)
    const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
    const stranger = await newPerson({ baseURL: app.url })
    await arrange.signIn(stranger, account)

    await page.goto(await lockLink(app.mailbox, account))
    await page.getByRole('button', { name: 'Lock account' }).click()
    await expect(page.getByText('Your account is locked. Every device is logged out.')).toBeVisible()
    await stranger.goto('/saved-jobs/')
    await expect(stranger).toHaveURL('/login/')
    await expectLoginRefused(stranger, account)

    await page.goto(await resetLink(app.mailbox, account))
    await saveNewPassword(page, NEW_PASSWORD)
    await page.getByRole('link', { name: 'Go to login' }).click()
    await logIn(page, { ...account, password: NEW_PASSWORD })
  },
)
