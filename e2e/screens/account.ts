import { account as accounts } from '@guildhall/contract/account/endpoints'
import { blocking } from '@guildhall/contract/blocking/endpoints'
import type { Page } from '@playwright/test'
import { expectLoginRefused, register, saveNewPassword, newAccount } from '../steps/accounts.ts'
import { openDemoId, samuel, signInWithDemoId } from '../steps/demoId.ts'
import { openBookbinder, type Screen, type Stage } from './screen.ts'

const UNSUBSCRIBE = '/api/user/unsubscribe/token/'
const RESET = /^\/api\/user\/accounts\/reset_password_confirm\/$/

const ACTIVATION = new RegExp(`^${accounts.activate.path}$`)
const ACTIVATION_LINK = '/accounts/activate/#uid=uid&token=token'
const LOCK_LINK = '/accounts/lock/#uid=uid&token=token'

/** Activates in another browser than the one that registered. */
async function enterPassword(page: Page) {
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('orchard-lantern-42')
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
}

/** The settings of an account that is also logged in on a phone. */
async function openSettings({ page, arrange }: Stage) {
  const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  await arrange.signIn(page, account)
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1'
  const { email, password } = account
  await page.request.post('/api/user/token/', {
    data: { email, password },
    headers: { 'user-agent': userAgent },
  })
  await page.goto('/settings/')
  await page.getByRole('button', { name: 'Log out Safari on iPhone' }).waitFor()
}

/** The settings of an account that has blocked a person and a company. */
async function openBlockedPeople({ page, arrange }: Stage) {
  const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  const people = [
    newAccount('company', 'Ferry Yard'),
    newAccount('personal', 'Maximilian van der Hoeven-Castell'),
  ]
  for (const person of people) {
    const id = await arrange.idOf(await arrange.account(person))
    await arrange.callAs(account, 'POST', blocking.blockUser.path, { id })
  }
  await arrange.signIn(page, account)
  await page.goto('/settings/')
  await page.getByRole('button', { name: 'Unblock Ferry Yard' }).scrollIntoViewIfNeeded()
}

/** Login, registration, activation, password reset, settings and unsubscribing. */
export const accountScreens: readonly Screen[] = [
  {
    name: 'the login page',
    open: async ({ page }) => {
      await page.goto('/login/')
      await page.getByRole('region', { name: 'Demo accounts' }).waitFor()
    },
  },
  {
    name: 'the registration form',
    open: async ({ page }) => {
      await page.goto('/register/')
      await page.getByRole('button', { name: 'Sign up' }).waitFor()
    },
  },
  {
    name: 'the login page with demo accounts and field errors',
    open: async ({ page }) => {
      await page.goto('/login/')
      await page.getByRole('region', { name: 'Demo accounts' }).waitFor()
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
      await page.getByText('Password is required').waitFor()
    },
  },
  {
    name: 'the page of Demo ID',
    open: async ({ page }) => {
      await page.goto('/login/')
      await openDemoId(page)
    },
  },
  {
    name: 'a login at the provider that failed',
    open: async ({ page }) => {
      await page.goto('/login/#error=unverified')
      await page.getByText(/has not verified your email/).waitFor()
    },
  },
  {
    name: 'a login with the ticket of a provider',
    open: async ({ page }) => {
      await page.route('**/api/demo-auth/login/', () => {})
      await page.addInitScript(() => localStorage.setItem('social_login', String(Date.now())))
      await page.goto('/login/#ticket=t&email=ines@example.com')
      await page.getByText('Logging in...').waitFor()
    },
  },
  {
    name: 'a refused login before an application',
    failure: { status: 401, path: /^\/api\/user\/token\/$/ },
    open: async (stage) => {
      const { page } = stage
      await openBookbinder(stage)
      await page.getByRole('link', { name: 'Log in to apply' }).click()
      await expectLoginRefused(page, { email: 'ines@example.com', password: 'not-this-one' })
    },
  },
  {
    name: 'the page that resends an activation link',
    open: async ({ page }) => {
      await page.goto('/resend-activation/')
      await page.getByRole('button', { name: 'Resend Activation' }).waitFor()
    },
  },
  {
    name: 'the registration form with field errors',
    open: async ({ page }) => {
      await page.goto('/register/')
      await page.getByRole('button', { name: 'Sign up' }).click()
      await page.getByText('Username is required').waitFor()
    },
  },
  {
    name: 'a successful registration',
    open: async ({ page }) => {
      await register(page, newAccount('personal', 'Ines Marchetti'))
      await page.getByText(/^Registration successful/).waitFor()
    },
  },
  {
    name: 'the activation page in the browser that registered',
    open: async ({ page }) => {
      await page.goto('/healthz')
      await page.evaluate(() => localStorage.setItem('registration_proofs', '["uid.secret"]'))
      await page.goto(ACTIVATION_LINK)
      await page.getByText(/^One click/).waitFor()
    },
  },
  {
    name: 'the activation page in another browser, with field errors',
    open: async ({ page }) => {
      await page.goto(ACTIVATION_LINK)
      await page.getByRole('button', { name: 'Activate', exact: true }).click()
      await page.getByText('Password is required').waitFor()
      await page.getByRole('button', { name: 'Resend Activation' }).click()
      await page.getByText('Please Insert Correct Email').waitFor()
    },
  },
  {
    name: 'an activation with a wrong password',
    failure: { status: 400, path: ACTIVATION },
    open: async ({ page }) => {
      const error = 'This is not the password you chose when you signed up. You can choose a new one instead.'
      await page.route(`**${accounts.activate.path}`, (route) =>
        route.fulfill({ status: 400, json: { error, errorField: { password: [error] } } }),
      )
      await page.goto(ACTIVATION_LINK)
      await enterPassword(page)
      await page.getByText(error).waitFor()
    },
  },
  {
    name: 'the activation page with a new password',
    open: async ({ page }) => {
      await page.goto(ACTIVATION_LINK)
      await page.getByRole('button', { name: 'Choose a new password instead' }).click()
      await page.getByLabel('Retype new password', { exact: true }).waitFor()
    },
  },
  {
    name: 'an activated account',
    open: async ({ page }) => {
      await page.route(`**${accounts.activate.path}`, (route) => route.fulfill({ status: 204 }))
      await page.goto(ACTIVATION_LINK)
      await page.clock.install()
      await enterPassword(page)
      await page.getByText(/^You account has been activated/).waitFor()
    },
  },
  {
    name: 'an activation link that no longer works',
    failure: { status: 400, path: ACTIVATION },
    open: async ({ page }) => {
      await page.goto(ACTIVATION_LINK)
      await enterPassword(page)
      await page.getByText(/^No account associated/).waitFor()
    },
  },
  {
    name: 'the page that locks an account',
    open: async ({ page }) => {
      await page.goto(LOCK_LINK)
      await page.getByRole('button', { name: 'Lock account' }).waitFor()
    },
  },
  {
    name: 'a locked account',
    open: async ({ page }) => {
      await page.route(`**${accounts.lock.path}`, (route) => route.fulfill({ status: 204 }))
      await page.goto(LOCK_LINK)
      await page.getByRole('button', { name: 'Lock account' }).click()
      await page.getByText(/^Your account is locked/).waitFor()
    },
  },
  {
    name: 'a lock link that no longer works',
    failure: { status: 400, path: new RegExp(`^${accounts.lock.path}$`) },
    open: async ({ page }) => {
      await page.goto(LOCK_LINK)
      await page.getByRole('button', { name: 'Lock account' }).click()
      await page.getByRole('link', { name: 'Choose a new password' }).waitFor()
    },
  },
  {
    name: 'the password reset form with a field error',
    open: async ({ page }) => {
      await page.goto('/reset-password/')
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await page.getByText('Email is required').waitFor()
    },
  },
  {
    name: 'a password reset link that was sent',
    open: async ({ page }) => {
      await page.goto('/reset-password/')
      await page
        .getByRole('main')
        .getByLabel('Email')
        .fill('a.rather.long.address.of.ines@marchetti.example.com')
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await page.getByText(/^Reset link has been sent/).waitFor()
    },
  },
  {
    name: 'the new password form with field errors',
    open: async ({ page }) => {
      await page.goto('/password/reset/confirm/#uid=uid&token=token')
      await saveNewPassword(page, '')
      await page.getByText('New Password is required', { exact: true }).waitFor()
    },
  },
  {
    name: 'the new password form of a used link',
    failure: { status: 400, path: RESET },
    open: async ({ page }) => {
      await page.goto('/password/reset/confirm/#uid=uid&token=token')
      await saveNewPassword(page, 'orchard-lantern-43')
      await page.getByRole('link', { name: 'Request a new link' }).waitFor()
    },
  },

  {
    name: 'the privacy settings',
    as: 'candidate',
    open: async ({ page }) => {
      await page.goto('/settings/')
      await page.getByRole('radio', { name: 'All companies' }).scrollIntoViewIfNeeded()
    },
  },
  { name: 'the settings', open: openSettings },
  { name: 'the settings with blocked people', open: openBlockedPeople },
  {
    name: 'the settings with field errors of the password',
    open: async (stage) => {
      await openSettings(stage)
      await stage.page.getByRole('button', { name: 'Change password' }).click()
      await stage.page.getByText('Current password is required').waitFor()
    },
  },
  {
    name: 'the settings of an account without a password',
    open: async ({ page }) => {
      await page.goto('/login/')
      await signInWithDemoId(page, samuel)
      await page.goto('/settings/')
      await page.getByRole('button', { name: 'Email me a link' }).waitFor()
    },
  },
  {
    name: 'the confirmation before all other devices are logged out',
    open: async (stage) => {
      await openSettings(stage)
      await stage.page.getByRole('button', { name: 'Log out all other devices' }).click()
      await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).waitFor()
    },
  },
  {
    name: 'the settings of a demo account',
    as: 'candidate',
    open: async ({ page }) => {
      await page.goto('/settings/')
      await page.getByText(/^This is a demo account/).waitFor()
      await page.getByText('This device').waitFor()
    },
  },

  {
    name: 'the page that unsubscribes from emails',
    open: async ({ page }) => {
      await page.goto('/unsubscribe/token/')
      await page.getByRole('button', { name: 'Unsubscribe' }).waitFor()
    },
  },
  {
    name: 'an unsubscribed account',
    open: async ({ page }) => {
      await page.route(`**${UNSUBSCRIBE}`, (route) => route.fulfill({ status: 204 }))
      await page.goto('/unsubscribe/token/')
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await page.getByRole('link', { name: 'Open settings' }).waitFor()
    },
  },
  {
    name: 'an unsubscribe link that does not work',
    failure: { status: 404, path: new RegExp(`^${UNSUBSCRIBE}$`) },
    open: async ({ page }) => {
      await page.goto('/unsubscribe/token/')
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await page.getByText("This link doesn't work.").waitFor()
    },
  },
]
